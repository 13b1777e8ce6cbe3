#include "ui/play/sounds.hpp"

#include <chrono>

#include "core/base/check.hpp"

namespace riverbones {

using std::chrono::milliseconds;

namespace {

const int bones = 5;
/// Nearer together than this, two equal sounds are heard as one that is too loud.
const milliseconds together(20);

struct Voice {
    const char* file;
    Sounds::Group group;
};

Voice voice_of(Sounds::Cue cue) {
    switch (cue) {
        case Sounds::Cup: return {"cup", Sounds::Pieces};
        case Sounds::Bone: return {"bone-", Sounds::Pieces};
        case Sounds::Shelf: return {"shelf", Sounds::Pieces};
        case Sounds::Unshelf: return {"unshelf", Sounds::Pieces};
        case Sounds::Deal: return {"deal", Sounds::Pieces};
        case Sounds::TurnOver: return {"turn-over", Sounds::Pieces};
        case Sounds::Key: return {"key", Sounds::Pieces};
        case Sounds::ChipOne: return {"chip-1", Sounds::Pieces};
        case Sounds::ChipFew: return {"chip-few", Sounds::Pieces};
        case Sounds::ChipMany: return {"chip-many", Sounds::Pieces};
        case Sounds::Rake: return {"rake", Sounds::Pieces};
        case Sounds::Knock: return {"knock", Sounds::Pieces};
        case Sounds::Brush: return {"brush", Sounds::Pieces};
        case Sounds::Pencil: return {"pencil", Sounds::Pieces};
        case Sounds::YourTurn: return {"your-turn", Sounds::Turns};
        case Sounds::Tick: return {"tick", Sounds::Turns};
        case Sounds::Bank: return {"bank", Sounds::Turns};
        case Sounds::HandOver: return {"hand-over", Sounds::Turns};
        case Sounds::No: return {"no", Sounds::Turns};
        case Sounds::Won: return {"won", Sounds::Results};
        case Sounds::Shared: return {"shared", Sounds::Results};
        case Sounds::Lost: return {"lost", Sounds::Results};
        case Sounds::MatchOver: return {"match", Sounds::Results};
    }
    RIVERBONES_CHECK(false);
}

Sounds::Cue example_of(Sounds::Group group) {
    switch (group) {
        case Sounds::Pieces: return Sounds::Bone;
        case Sounds::Turns: return Sounds::YourTurn;
        case Sounds::Results: return Sounds::Won;
    }
    RIVERBONES_CHECK(false);
}

}  // namespace

Sounds::Sounds(const Preferences& preferences, Loudspeaker& loudspeaker, QObject* parent)
    : QObject(parent), preferences_(preferences), loudspeaker_(loudspeaker) {
    soon_.setSingleShot(true);
    soon_.setInterval(together);
    connect(&soon_, &QTimer::timeout, this, [this] { just_played_.clear(); });
    connect(&preferences_, &Preferences::changed, this, [this] {
        if (preferences_.muted()) loudspeaker_.hushAll();
    });
}

void Sounds::play(Cue cue) {
    emit requested(cue);
    const double loud = volume(voice_of(cue).group);
    if (loud == 0 || just_played_.contains(cue)) return;
    just_played_.insert(cue);
    soon_.start();
    // The five differ a little in pitch, which a file cannot do while it plays; none comes twice in a row.
    if (cue == Bone) bone_ = (bone_ + 1 + static_cast<int>(random_.below(bones - 1))) % bones;
    loudspeaker_.sound(fileOf(cue), loud);
}

void Sounds::tryOut(Group group) { play(example_of(group)); }

void Sounds::hush(Cue cue) { loudspeaker_.hush(fileOf(cue)); }

double Sounds::volume(Group group) const {
    if (preferences_.muted()) return 0;
    const int percent = group == Pieces  ? preferences_.piecesVolume()
                        : group == Turns ? preferences_.turnsVolume()
                                         : preferences_.resultsVolume();
    // Half of the way sounds half as loud, which is a quarter of the amplitude.
    return percent * percent / 10000.0;
}

QString Sounds::fileOf(Cue cue) const {
    const QString file = voice_of(cue).file;
    return cue == Bone ? file + QString::number(bone_ + 1) : file;
}

}  // namespace riverbones
