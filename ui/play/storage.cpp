#include "ui/play/storage.hpp"

#include "ui/play/reason.hpp"

namespace riverbones {

Storage::Storage(std::unique_ptr<archive::Profile> profile, QObject* parent)
    : QAbstractListModel(parent), profile_(std::move(profile)) {
    refresh();
}

int Storage::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant Storage::data(const QModelIndex& index, int role) const {
    if (index.row() < 0 || index.row() >= count()) return {};
    const archive::SavedMatch& save = saves_[index.row()];
    switch (role) {
        case PathRole: return save.path;
        case GameRole: return QString::fromStdString(save.game);
        case ChangedRole: return save.changed;
        case TroubleRole: return save.trouble ? Reason::code(*save.trouble) : Reason::None;
        default: return {};
    }
}

QHash<int, QByteArray> Storage::roleNames() const {
    return {{PathRole, "path"}, {GameRole, "game"}, {ChangedRole, "changed"}, {TroubleRole, "trouble"}};
}

void Storage::refresh() {
    beginResetModel();
    saves_ = archive::saved_matches(*profile_);
    endResetModel();
    emit countChanged();
}

void Storage::putAway(const QString& path) {
    // A finished match that cannot be moved stays in the list, where it can be looked at again.
    archive::put_away(*profile_, path);
    refresh();
}

}  // namespace riverbones
