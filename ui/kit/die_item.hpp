#pragma once

#include "ui/kit/crisp_item.hpp"

namespace riverbones {

// One die, drawn. At rest it is the drawing of its face; while it tumbles it is a cube that turns towards that face.
// The die takes the middle of the item, `overhang` of its own width is left free around it for corners in flight.
class DieItem : public riverbones::CrispItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int face READ face WRITE setFace NOTIFY faceChanged FINAL)
    Q_PROPERTY(qreal progress READ progress WRITE setProgress NOTIFY progressChanged FINAL)
    Q_PROPERTY(qreal turns READ turns WRITE setTurns NOTIFY turnsChanged FINAL)
    Q_PROPERTY(int axisSeed READ axisSeed WRITE setAxisSeed NOTIFY axisSeedChanged FINAL)
    Q_PROPERTY(qreal lean READ lean WRITE setLean NOTIFY leanChanged FINAL)
    Q_PROPERTY(bool covered READ covered WRITE setCovered NOTIFY coveredChanged FINAL)
    Q_PROPERTY(bool numerals READ numerals WRITE setNumerals NOTIFY numeralsChanged FINAL)
    Q_PROPERTY(qreal overhang READ overhang CONSTANT FINAL)

public:
    using CrispItem::CrispItem;

    int face() const { return face_; }
    void setFace(int face);
    qreal progress() const { return progress_; }
    void setProgress(qreal progress);
    qreal turns() const { return turns_; }
    void setTurns(qreal turns);
    int axisSeed() const { return axis_seed_; }
    void setAxisSeed(int seed);
    qreal lean() const { return lean_; }
    void setLean(qreal degrees);
    bool covered() const { return covered_; }
    void setCovered(bool covered);
    bool numerals() const { return numerals_; }
    void setNumerals(bool numerals);
    qreal overhang() const;

    void paint(QPainter* painter) override;

signals:
    void faceChanged();
    void progressChanged();
    void turnsChanged();
    void axisSeedChanged();
    void leanChanged();
    void coveredChanged();
    void numeralsChanged();

private:
    bool at_rest() const { return covered_ || progress_ >= 1; }

    int face_ = 1;
    qreal progress_ = 1;
    qreal turns_ = 2;
    int axis_seed_ = 0;
    qreal lean_ = 0;
    bool covered_ = false;
    bool numerals_ = false;
};

}  // namespace riverbones
