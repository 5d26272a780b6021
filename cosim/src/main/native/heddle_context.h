// A Verilator context that remembers what happened during an evaluation, instead of ending the process.
#pragma once

#include "heddle_abi.h"
#include "verilated.h"

#include <string>

// Thrown out of an evaluation that cannot go on; the instance is dead afterwards.
struct HeddleFatal {};

class HeddleContext final : public VerilatedContext {
public:
    int32_t initial = 0; // as given to open
    int32_t seed = 1;
    uint64_t stop = HEDDLE_DONE;
    uint64_t stop_line = 0;
    std::string stop_file;
    std::string stop_hier;
    std::string stop_message;
    std::string output;
    bool attention = false; // the run must be looked at: it ended, or much text waits

    // The instance whose code runs on this thread.
    static HeddleContext& current() { return static_cast<HeddleContext&>(*Verilated::threadContextp()); }

    // Long enough to be drained by Java before the run goes on.
    bool text_is_long() const { return output.size() > 64 * 1024; }

    void print(const char* text, size_t length) {
        output.append(text, length);
        last_print.assign(text, length);
        attention |= text_is_long();
    }

    // The first event of a kind wins; an error outranks $finish.
    void ended(HeddleStop reason, const char* file, int line, const char* hier, const char* message) {
        if (stop != HEDDLE_DONE && !(stop == HEDDLE_FINISH && reason != HEDDLE_FINISH)) return;
        stop = reason;
        attention = true;
        stop_line = line > 0 ? static_cast<uint64_t>(line) : 0;
        stop_file = file ? file : "";
        stop_hier = hier ? hier : "";
        stop_message = message && message[0] ? message : last_print.c_str();
    }

private:
    std::string last_print; // $fatal and assertions print their text right before they stop
};
