#pragma once

#include <QAbstractListModel>
#include <QUrl>
#include <QtQmlIntegration>

#include <memory>

#include "core/archive/profile.hpp"
#include "core/archive/saves.hpp"

namespace riverbones {

/// The profile on disk, and the matches under way in it as a list, newest first.
class Storage : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(QString savesFolder READ savesFolder CONSTANT FINAL)
    /// The same folder for programs that show folders.
    Q_PROPERTY(QUrl savesUrl READ savesUrl CONSTANT FINAL)

public:
    enum Role { PathRole = Qt::UserRole + 1, GameRole, ChangedRole, TroubleRole };

    explicit Storage(std::unique_ptr<archive::Profile> profile, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(saves_.size()); }
    QString savesFolder() const { return profile_->saves_folder(); }
    QUrl savesUrl() const { return QUrl::fromLocalFile(savesFolder()); }
    const archive::Profile& profile() const { return *profile_; }

    /// Reads the folder again.
    Q_INVOKABLE void refresh();

    /// Moves a finished match out of the list.
    void putAway(const QString& path);

signals:
    void countChanged();

private:
    std::unique_ptr<archive::Profile> profile_;
    QList<archive::SavedMatch> saves_;
};

}  // namespace riverbones
