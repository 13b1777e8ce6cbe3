// How the program's window starts, rests and moves, beside an empty window. Each figure comes from a program of its own
// that is started, watched and ended; a display is needed (xvfb-run).

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>

namespace {

using Figures = std::map<std::string, double>;

constexpr int idle_seconds = 30;
constexpr int dice_seconds = 8;

const char* const bare = RIVERBONES_BARE_WINDOW;
const char* const home = RIVERBONES_HOME_WINDOW;
const char* const dice = RIVERBONES_DICE_WINDOW;

struct Closer {
    void operator()(std::FILE* pipe) const { pclose(pipe); }
};

/// Starts a program with a renderer ("software" or "rhi": OpenGL) and gathers what it says; "start" is in milliseconds
/// from its start to its first frame.
Figures watch(const std::string& program, const std::string& renderer, int seconds) {
    const auto begun = std::chrono::steady_clock::now();
    const std::string command = "QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=" + renderer + " " + program + " " +
                                std::to_string(seconds) + " 2>/dev/null";
    const std::unique_ptr<std::FILE, Closer> pipe(popen(command.c_str(), "r"));
    Figures figures;
    char line[128];
    while (pipe && std::fgets(line, sizeof line, pipe.get())) {
        const std::string words(line);
        const auto space = words.find(' ');
        if (space == std::string::npos) {
            const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - begun;
            figures["start"] = passed.count();
        } else {
            figures[words.substr(0, space)] = std::stod(words.substr(space + 1));
        }
    }
    return figures;
}

/// Of the empty window with this renderer: what the same figure of ours is compared with.
std::map<std::string, double> bare_start;
std::map<std::string, double> bare_memory;

void start(benchmark::State& state, const char* program, const std::string& renderer) {
    double all = 0;
    double memory = 0;
    for (auto _ : state) {
        const Figures figures = watch(program, renderer, 0);
        if (!figures.contains("start")) return state.SkipWithError("the window did not come");
        state.SetIterationTime(figures.at("start") / 1000);
        all += figures.at("start");
        memory = figures.at("memory") / 1024;
    }
    const double mean = all / static_cast<double>(state.iterations());
    if (program == bare) {
        bare_start[renderer] = mean;
        bare_memory[renderer] = memory;
    }
    state.counters["memory_MiB"] = memory;
    state.counters["start_times_bare"] = mean / bare_start[renderer];
    state.counters["memory_times_bare"] = memory / bare_memory[renderer];
}

void idle(benchmark::State& state, const char* program, const std::string& renderer) {
    for (auto _ : state) {
        const Figures figures = watch(program, renderer, idle_seconds);
        if (!figures.contains("processor")) return state.SkipWithError("the window did not rest");
        state.SetIterationTime(figures.at("processor") / 1000);
    }
}

void tumble(benchmark::State& state, const char* program, const std::string& renderer) {
    for (auto _ : state) {
        const Figures figures = watch(program, renderer, dice_seconds);
        if (!figures.contains("frames")) return state.SkipWithError("no die was seen");
        state.SetIterationTime(figures.at("mean") / 1000);
        state.counters["slowest_of_100_ms"] = figures.at("slow");
        state.counters["frames_per_s"] = 1000 / figures.at("mean");
        state.counters["core_share"] = figures.at("processor") / (1000.0 * dice_seconds);
    }
}

void list(const std::string& renderer) {
    using benchmark::kMillisecond;
    const std::string with = renderer == "software" ? " (software)" : " (OpenGL)";
    const auto add = [&](const std::string& name, auto* run, const char* program, int times) {
        benchmark::RegisterBenchmark((name + with).c_str(), run, program, renderer)
            ->UseManualTime()
            ->Unit(kMillisecond)
            ->Iterations(times);
    };
    add("start to first frame: empty window", start, bare, 5);
    add("start to first frame: home", start, home, 5);
    add("processor time of 30 idle seconds: empty window", idle, bare, 1);
    add("processor time of 30 idle seconds: home", idle, home, 1);
    add("a frame of five tumbling dice", tumble, dice, 1);
}

}  // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    list("software");
    list("rhi");
    return benchmark::RunSpecifiedBenchmarks() > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
