// One running instance of a model: the same code for every design, specialised by the generated class Ports.
//
// Ports gives: Model, Image (head, in, out), clocks, input_bytes, drive, collect, set_clock.
//
// A cycle is settle() then edge(): the inputs reach the model and every combinational path settles while the clock is
// low; then the clock rises. One evaluation each, as a hand-written loop would do.
#pragma once

#include "heddle_clocks.h"
#include "heddle_context.h"
#include "heddle_recording.h"
#include "heddle_trace.h"
#include "verilated_syms.h"
#if VM_COVERAGE
#include "verilated_cov.h"
#endif

#include <cstring>
#include <exception>
#include <memory>
#include <mutex>

template <class Ports> class HeddleInstance {
    using Model = typename Ports::Model;
    using Image = typename Ports::Image;
    static constexpr size_t input_words = sizeof(typename Ports::Inputs) / sizeof(uint64_t);

public:
    // Verilator's random numbers belong to the thread and are reseeded whenever any context takes a seed: one instance
    // at a time may draw its initial values, or they would depend on timing.
    static HeddleInstance* open(int32_t initial, int32_t seed, void* image) {
        static std::mutex drawing;
        const std::lock_guard<std::mutex> lock{drawing};
        std::unique_ptr<HeddleInstance> instance{new HeddleInstance(initial, seed, *new (image) Image{})};
        instance->settle();
        return instance.release();
    }

    ~HeddleInstance() {
        enter();
        trace_close();
        // A model that was left by an exception is in no state to run its final blocks.
        if (context_.stop < HEDDLE_FATAL) {
            try {
                model_->final();
            } catch (...) {
            }
        }
    }

    HeddleContext& context() { return context_; }
    HeddleClocks<Ports::clocks>& clocks() { return clocks_; }

    int32_t settle() {
        if (context_.stop != HEDDLE_DONE) return result(static_cast<int32_t>(context_.stop));
        const int32_t reason = guarded([this]() -> int32_t {
            settle_inputs();
            return static_cast<int32_t>(context_.stop);
        });
        return result(reason);
    }

    int32_t approach(uint32_t clock) {
        if (context_.stop != HEDDLE_DONE) return result(static_cast<int32_t>(context_.stop));
        const int32_t reason = guarded([this, clock]() -> int32_t {
            settle_inputs();
            while (context_.stop == HEDDLE_DONE && !clocks_.rises_next(clock)) {
                edge();
                fall();
            }
            return static_cast<int32_t>(context_.stop);
        });
        return result(reason);
    }

    int32_t run(uint64_t cycles, uint32_t clock) {
        if (context_.stop != HEDDLE_DONE) return result(static_cast<int32_t>(context_.stop));
        const int32_t reason = guarded([this, cycles, clock]() -> int32_t {
            if (cycles != 0 && halted_before()) return HEDDLE_HALTED;
            if (agents_) return run_with_agents(cycles);
            const bool watching = image_.head.watch_op != HEDDLE_WATCH_NONE;
            const uint32_t counted = 1u << clock;
            if (cycles == 0) return HEDDLE_DONE;
            settle_before_run();
            if constexpr (one_clock_untraced) {
                if (!watching && !checkers_) {
                    return at_pause(run_unwatched(cycles));
                }
            }
            uint64_t left = cycles;
            for (; !context_.attention(); fall()) {
                const bool counts = (edge() & counted) != 0;
                if (counts) --left;
                if (watching && counts && context_.stop == HEDDLE_DONE && watch_met()) return HEDDLE_WATCH;
                if (left == 0) break;
            }
            return at_pause(left == 0);
        });
        return result(reason);
    }

    uint64_t batch(const char* inputs, char* outputs, uint64_t rows) {
        uint64_t done = 0;
        if (context_.stop != HEDDLE_DONE || rows == 0) return done;
        guarded([this, inputs, outputs, rows, &done]() -> int32_t {
            if (halted_before()) return HEDDLE_HALTED;
            const auto* const in = reinterpret_cast<const typename Ports::Inputs*>(inputs);
            auto* const out = reinterpret_cast<typename Ports::Outputs*>(outputs);
            if constexpr (one_clock_untraced) {
                if (!checkers_ && !recording_) {
                    run_rows(in, out, rows, done);
                    image_.in = driven_;
                    return static_cast<int32_t>(context_.stop);
                }
            }
            while (done < rows && context_.stop == HEDDLE_DONE) {
                if (checkers_) image_.in = in[done];
                settle_inputs(in[done]);
                while (context_.stop == HEDDLE_DONE && (edge() & 1) == 0) fall();
                Ports::collect(*model_, out[done]);
                ++done;
                if (context_.attention()) break;
            }
            image_.in = driven_;
            return static_cast<int32_t>(context_.stop);
        });
        return done;
    }

    void set_agents(HeddleAgent* agents) { agents_ = agents; }
    void set_checkers(HeddleAgent* checkers) { checkers_ = checkers; }

    void record(uint64_t limit_bytes) {
        recording_.reset(new HeddleRecording(input_words, limit_bytes));
        note_inputs(image_.in);
    }

    uint64_t recorded(uint64_t* into, uint64_t capacity) const {
        return recording_ ? recording_->copy(into, capacity) : 0;
    }

    // The same evaluations in the same order as in the recorded run: inputs change before the same edges.
    int32_t replay(const uint64_t* log, uint64_t words, uint64_t edges) {
        if (context_.stop != HEDDLE_DONE) return result(static_cast<int32_t>(context_.stop));
        const int32_t reason = guarded([this, log, words, edges]() -> int32_t {
            uint64_t inputs[input_words];
            if (halted_before()) return HEDDLE_HALTED;
            while (context_.stop == HEDDLE_DONE) {
                const bool row = replay_.next_edge(log, words) <= edges;
                const uint64_t until = row ? replay_.next_edge(log, words) : edges;
                while (image_.head.edges < until && context_.stop == HEDDLE_DONE) {
                    fall();
                    edge();
                    if (context_.attention()) return at_pause(false);
                }
                if (!row || context_.stop != HEDDLE_DONE) break;
                memcpy(inputs, &image_.in, sizeof inputs);
                replay_.take(log, inputs, input_words);
                memcpy(&image_.in, inputs, sizeof inputs);
                settle_inputs();
            }
            return static_cast<int32_t>(context_.stop);
        });
        return result(reason);
    }

    uint32_t text(int32_t which, char* into, uint32_t capacity) {
        std::string& source = which == HEDDLE_STOP_FILE      ? context_.stop_file
                              : which == HEDDLE_STOP_HIER    ? context_.stop_hier
                              : which == HEDDLE_STOP_MESSAGE ? context_.stop_message
                                                             : context_.output;
        const uint32_t length = static_cast<uint32_t>(source.size());
        if (length <= capacity) {
            memcpy(into, source.data(), length);
            if (which == HEDDLE_OUTPUT) {
                source.clear();
                context_.look_again();
            }
        }
        return length;
    }

    bool memory(const char* scope, const char* name, uint64_t* found) {
        const VerilatedScope* const place = context_.scopeFind(scope);
        const VerilatedVar* const variable = place ? place->varFind(name) : nullptr;
        if (!variable || variable->udims() != 1) return false;
        const uint64_t bits = static_cast<uint64_t>(variable->packed().elements());
        found[0] = static_cast<uint64_t>(reinterpret_cast<uintptr_t>(variable->datap()));
        found[1] = bits <= 8 ? 1 : bits <= 16 ? 2 : bits <= 32 ? 4 : bits <= 64 ? 8 : (bits + 31) / 32 * 4;
        found[2] = static_cast<uint64_t>(variable->unpacked().elements());
        found[3] = bits;
        return true;
    }

    void touch() { settled_ = false; }

    bool write_coverage(const char* path) {
#if VM_COVERAGE
        enter();
        context_.coveragep()->write(path);
        return true;
#else
        static_cast<void>(path);
        return false;
#endif
    }

    bool trace_open(const char* path) {
        enter();
        return trace_.open(context_, *model_, path);
    }

    bool trace_close() {
        enter();
        // The last values get the width of half a cycle.
        return trace_.close(
            context_, Ports::clocks == 0 ? image_.head.time_ps + clocks_.default_period_ps : clocks_.next());
    }

private:
    HeddleInstance(int32_t initial, int32_t seed, Image& image) : image_{image} {
        context_.head = &image_.head;
        context_.initial = initial;
        context_.seed = seed;
        context_.randReset(initial);
        context_.randSeed(seed);
        HeddleTrace::prepare(context_);
        image_.head.recorded_edges = UINT64_MAX;
        model_.reset(new Model(&context_, "TOP"));
        for (uint32_t i = 0; i < Ports::clocks; ++i) Ports::set_clock(*model_, i, false);
        Ports::drive(*model_, image_.in);
    }

    void enter() { Verilated::threadContextp(&context_); }

    // Runs a body so that nothing native leaves it, and brings the image up to date.
    template <class Body> int32_t guarded(Body body) {
        enter();
        int32_t reason;
        try {
            reason = body();
            Ports::collect(*model_, image_.out);
        } catch (const HeddleFatal&) {
            reason = static_cast<int32_t>(context_.stop);
        } catch (const std::exception& problem) {
            context_.ended(HEDDLE_EXCEPTION, "", 0, "", problem.what());
            reason = static_cast<int32_t>(context_.stop);
        } catch (...) {
            context_.ended(HEDDLE_EXCEPTION, "", 0, "", "an exception that is no std::exception");
            reason = static_cast<int32_t>(context_.stop);
        }
        image_.head.stop = context_.stop;
        image_.head.stop_line = context_.stop_line;
        return reason;
    }

    // Whether the call is to end before it has begun; forgets what called for attention before it.
    bool halted_before() {
        if (!context_.attention()) return false;
        context_.look_again();
        return context_.halted();
    }

    // Why a run that was not ended by a goal or a watch came back.
    int32_t at_pause(bool complete) const {
        if (context_.stop != HEDDLE_DONE) return static_cast<int32_t>(context_.stop);
        if (!complete && context_.halted()) return HEDDLE_HALTED;
        return context_.text_is_long() || !complete ? HEDDLE_PAUSE : HEDDLE_DONE;
    }

    int32_t result(int32_t reason) { return context_.output.empty() ? reason : reason | HEDDLE_TEXT_WAITS; }

    void settle_inputs() { settle_inputs(image_.in); }

    // Gives inputs to the model and settles it with every clock just before its next rising edge.
    void settle_inputs(const typename Ports::Inputs& wanted) {
        const bool changed = driven_is_old_ || Ports::differ(driven_, wanted);
        if (changed) {
            if (recording_) note_inputs(wanted);
            Ports::copy(driven_, wanted);
            Ports::drive(*model_, driven_);
            driven_is_old_ = false;
        }
        if (!fall() && (changed || !settled_)) model_->eval();
        settled_ = true;
    }

    // As settle_inputs. Where the falling edges settle the model anyway and nobody notes the inputs, they go to the model
    // without a comparison: in a loop that sets them in every cycle they did change.
    void settle_before_run() {
        if (recording_ || Ports::clocks == 0 || clocks_.any_rises_next()) {
            settle_inputs();
            return;
        }
        driven_is_old_ = true;
        Ports::drive(*model_, image_.in);
        fall();
        settled_ = true;
    }

    // Passes the falling edges that come before the next rising one; false if there were none.
    bool fall() {
        bool fell = false;
        if (Ports::clocks != 0) {
            while (!clocks_.any_rises_next()) {
                move_to_next();
                model_->eval();
                fell = true;
            }
        }
        return fell;
    }

    // What is counted and timed over cycles of one clock, brought up to date when they end, also by an exception.
    struct Progress {
        HeddleInstance& instance;
        // Not by the instance's pointers, which would be read again behind each evaluation.
        Model& model;
        const HeddleHead& head;
        uint64_t time_ps; // of the last edge of either direction
        uint64_t edges = 0;
        bool high;
        const uint64_t high_ps;
        const uint64_t low_ps;

        explicit Progress(HeddleInstance& instance)
            : instance{instance}, model{*instance.model_}, head{instance.image_.head}, time_ps{instance.image_.head.time_ps}, high{instance.clocks_.high()},
              high_ps{instance.clocks_.high_ps()}, low_ps{instance.clocks_.low_ps()} {
            if (!high) time_ps = instance.clocks_.next() - low_ps; // also before the first edge of all
        }

        ~Progress() {
            instance.image_.head.edges += edges;
            instance.image_.head.clock_cycles[0] += edges;
            if (edges != 0) instance.image_.head.time_ps = time_ps;
            instance.clocks_.passed(time_ps, high);
        }

        bool attention() const { return __atomic_load_n(&head.attention, __ATOMIC_RELAXED) != 0; }

        void level(bool to) {
            time_ps += to ? low_ps : high_ps;
            instance.context_.time(time_ps);
            Ports::set_clock(model, 0, high = to);
            model.eval();
            edges += to;
        }
    };

    // Cycles without anybody to tell; whether all of them were run.
    bool run_unwatched(uint64_t cycles) {
        Progress at{*this};
        for (;;) {
            at.level(true);
            if (at.edges == cycles) return true;
            if (at.attention()) return false;
            at.level(false);
        }
    }

    // The rows of a batch that nobody else looks at: their inputs go to the model without a comparison.
    void run_rows(const typename Ports::Inputs* in, typename Ports::Outputs* out, uint64_t rows, uint64_t& done) {
        settle_inputs(in[0]);
        Progress at{*this};
        while (!at.attention()) {
            at.level(true);
            Ports::collect(at.model, out[done++]);
            if (at.attention() || done == rows) break;
            Ports::drive(at.model, in[done]);
            at.level(false);
        }
        if (done != 0) Ports::copy(driven_, in[done - 1]);
    }

    // Agents that are called in every cycle.
    struct Called {
        HeddleAgent& agents;
        char* image;

        void drive() { agents.drive(&agents, image); }
        int32_t sample() { return agents.sample(&agents, image); }
    };

    // Agents that left their streams to the model for a while.
    struct Lanes {
        HeddleLane* const sources;
        HeddleLane* const sinks;
        HeddleLane* const end;
        char* const image;

        Lanes(const HeddleLanes& lanes, char* image)
            : sources{lanes.sources}, sinks{lanes.sinks}, end{lanes.end}, image{image} {}

        void drive() {
            for (HeddleLane* lane = sources; lane != sinks; ++lane) {
                const HeddleField* field = lane->fields;
                const uint64_t* const beat = lane->beat;
                uint64_t word = 0;
                do memcpy(image + field++->offset, beat + word, sizeof(uint64_t));
                while (++word < lane->words);
            }
        }

        int32_t sample() {
            for (HeddleLane* lane = sources; lane != sinks; ++lane) lane->beat += moved(*lane);
            for (HeddleLane* lane = sinks; lane != end; ++lane) {
                const HeddleField* field = lane->fields;
                uint64_t* const beat = lane->beat;
                lane->beat = beat + moved(*lane);
                uint64_t word = 0;
                do memcpy(beat + word, image + field++->offset, sizeof(uint64_t));
                while (++word < lane->words);
            }
            return HEDDLE_AGENT_GOES_ON;
        }

        uint64_t moved(const HeddleLane& lane) const {
            uint64_t moves; // 0 or 1
            memcpy(&moves, image + lane.moves, sizeof moves);
            return moves * lane.words;
        }
    };

    // One source and one sink of a word each, as most streams have them: all of it stays in registers.
    struct LanePair {
        HeddleLane& source;
        HeddleLane& sink;
        char* const image;
        uint64_t* next = source.beat;
        uint64_t* room = sink.beat;
        const uint64_t offered = source.fields->offset;
        const uint64_t taken = sink.fields->offset;
        const uint64_t ready = source.moves;
        const uint64_t valid = sink.moves;

        LanePair(const HeddleLanes& lanes, char* image) : source{*lanes.sources}, sink{*lanes.sinks}, image{image} {}
        LanePair(const LanePair&) = delete;

        ~LanePair() {
            source.beat = next;
            sink.beat = room;
        }

        static bool fits(const HeddleLanes& lanes) {
            return lanes.sinks - lanes.sources == 1 && lanes.end - lanes.sinks == 1 && lanes.sources->words == 1 &&
                   lanes.sinks->words == 1;
        }

        void drive() { memcpy(image + offered, next, sizeof *next); }

        int32_t sample() {
            next += bit(ready);
            memcpy(room, image + taken, sizeof *room);
            room += bit(valid);
            return HEDDLE_AGENT_GOES_ON;
        }

        uint64_t bit(uint64_t offset) const {
            uint64_t word;
            memcpy(&word, image + offset, sizeof word);
            return word;
        }
    };

    // As run_with_agents, when nothing else looks at the inputs: they go to the model without a comparison.
    template <class Agents, class Given>
    int32_t run_with_agents_only(Given& given, char* image, uint64_t cycles) {
        Agents agents{given, image};
        agents.drive();
        settle_inputs();
        Progress at{*this};
        int32_t wanted;
        for (;;) {
            Ports::collect(*model_, image_.out);
            wanted = agents.sample();
            if ((wanted & HEDDLE_AGENT_COMPLAINS) != 0) complain(*agents_);
            if (context_.stop != HEDDLE_DONE) break;
            at.level(true);
            if (at.attention() || wanted != 0 || at.edges == cycles) break;
            agents.drive();
            Ports::drive(*model_, image_.in);
            at.level(false);
        }
        driven_ = image_.in;
        if (context_.stop == HEDDLE_DONE && wanted != 0) return HEDDLE_GOAL;
        return at.edges != cycles ? at_pause(false) : static_cast<int32_t>(context_.stop);
    }

    // Cycles in lanes as long as there are any.
    int32_t run_in_lanes(HeddleAgent& agents, char* image, uint64_t& left) {
        HeddleLanes lanes;
        while (left != 0) {
            const uint64_t cycles = agents.lanes(&agents, image, left, &lanes);
            if (cycles == 0) break;
            const int32_t reason = LanePair::fits(lanes) ? run_with_agents_only<LanePair>(lanes, image, cycles)
                                                         : run_with_agents_only<Lanes>(lanes, image, cycles);
            agents.lanes_done(&agents);
            if (reason != HEDDLE_DONE) return reason;
            left -= cycles;
        }
        return HEDDLE_DONE;
    }

    // Passes the next rising edge; returns the set of clocks that rose: none if a checker objects to what it sees before.
    uint32_t edge() {
        if (checkers_ && !checked()) return 0;
        trace_.dump(image_.head.time_ps);
        uint32_t rising = 1;
        if (Ports::clocks != 0) {
            rising = move_to_next();
        } else {
            image_.head.time_ps += clocks_.default_period_ps;
            context_.time(image_.head.time_ps);
        }
        model_->eval();
        ++image_.head.edges;
        if (Ports::clocks <= 1) {
            ++image_.head.clock_cycles[0];
        } else {
            for (uint32_t i = 0; i < Ports::clocks; ++i) image_.head.clock_cycles[i] += rising >> i & 1;
        }
        trace_.dump(image_.head.time_ps);
        return rising;
    }

    // The agents follow the first clock, so that one is counted.
    int32_t run_with_agents(uint64_t cycles) {
        char* const image = reinterpret_cast<char*>(&image_);
        HeddleAgent& agents = *agents_;
        const bool watching = image_.head.watch_op != HEDDLE_WATCH_NONE;
        if (cycles == 0) return HEDDLE_DONE;
        agents.begin(&agents, image);
        uint64_t left = cycles;
        if constexpr (one_clock_untraced) {
            if (!watching && !checkers_ && !recording_) {
                const int32_t reason = agents.lanes ? run_in_lanes(agents, image, left) : HEDDLE_DONE;
                return left == 0 || reason != HEDDLE_DONE ? reason
                                                          : run_with_agents_only<Called>(agents, image, left);
            }
        }
        agents.drive(&agents, image);
        for (; context_.stop == HEDDLE_DONE; --left) {
            settle_inputs();
            while (context_.stop == HEDDLE_DONE && !clocks_.rises_next(0)) {
                edge();
                fall();
            }
            if (context_.stop != HEDDLE_DONE) break;
            Ports::collect(*model_, image_.out);
            const int32_t wanted = agents.sample(&agents, image);
            if ((wanted & HEDDLE_AGENT_COMPLAINS) != 0) complain(agents);
            if (context_.stop != HEDDLE_DONE) break;
            edge();
            if (context_.stop != HEDDLE_DONE) break;
            if (watching && watch_met()) return HEDDLE_WATCH;
            if (wanted != 0) return HEDDLE_GOAL;
            if (left == 1) return HEDDLE_DONE;
            if (context_.attention()) return at_pause(false);
            agents.drive(&agents, image);
        }
        return static_cast<int32_t>(context_.stop);
    }

    // Kept out of the loops: most runs have no checkers.
    __attribute__((noinline)) bool checked() {
        if (!clocks_.rises_next(0)) return true;
        Ports::collect(*model_, image_.out);
        const char* const image = reinterpret_cast<const char*>(&image_);
        const int32_t wanted = checkers_->sample(checkers_, image);
        if (wanted != 0) complain(*checkers_);
        return wanted == 0;
    }

    void complain(const HeddleAgent& agent) { context_.ended(HEDDLE_RULE, "", 0, "", agent.complaint); }

    void note_inputs(const typename Ports::Inputs& wanted) {
        uint64_t before[input_words];
        uint64_t after[input_words];
        memcpy(before, &driven_, sizeof before);
        memcpy(after, &wanted, sizeof after);
        if (!recording_->note(image_.head.edges, before, after)) {
            image_.head.recorded_edges = image_.head.edges;
            recording_.reset(); // gives the memory back; what is there explains nothing any more
        }
    }

    uint32_t move_to_next() {
        image_.head.time_ps = clocks_.next();
        context_.time(clocks_.next());
        return clocks_.toggle([this](uint32_t clock, bool high) { Ports::set_clock(*model_, clock, high); });
    }

    bool watch_met() {
        Ports::collect(*model_, image_.out);
        uint64_t word;
        memcpy(&word, reinterpret_cast<const char*>(&image_) + image_.head.watch_offset, sizeof word);
        word &= image_.head.watch_mask;
        switch (image_.head.watch_op) {
        case HEDDLE_WATCH_EQ: return word == image_.head.watch_value;
        case HEDDLE_WATCH_NE: return word != image_.head.watch_value;
        case HEDDLE_WATCH_LT: return word < image_.head.watch_value;
        case HEDDLE_WATCH_GE: return word >= image_.head.watch_value;
        default: return false;
        }
    }

    static constexpr bool one_clock_untraced = Ports::clocks == 1 && !HeddleTrace::supported;

    Image& image_;
    typename Ports::Inputs driven_{}; // the inputs that the model was given
    HeddleClocks<Ports::clocks> clocks_;
    bool settled_ = false;
    bool driven_is_old_ = false; // the model was given other inputs since
    HeddleAgent* agents_ = nullptr;
    HeddleAgent* checkers_ = nullptr;
    std::unique_ptr<HeddleRecording> recording_;
    HeddleReplay replay_;
    HeddleContext context_; // before the model, which is destroyed first
    std::unique_ptr<Model> model_;
    HeddleTrace trace_;
};
