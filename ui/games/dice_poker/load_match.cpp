#include "ui/games/dice_poker/load_match.hpp"

#include "core/archive/saves.hpp"

namespace riverbones {

LoadedMatch load_match(const QString& path) {
    LoadedMatch loaded;
    const Result<std::string> text = archive::read_record_file(path);
    if (!text) {
        loaded.damage = Damage{0, text.refusal()};
        return loaded;
    }
    loaded.reading = read_match<DicePoker>(*text);
    loaded.damage = loaded.reading.damage;
    loaded.only_cut = text->find('\n', loaded.reading.sound_bytes) == std::string::npos;
    return loaded;
}

}  // namespace riverbones
