// A Verilator context that remembers what happened during an evaluation, instead of ending the process.
#pragma once

#include "heddle_abi.h"
#include "verilated.h"

#include <atomic>
#include <string>
#include <sys/types.h>

// Stands for mmap in Verilator's writer of FST: a mapped page that finds the disk full is a signal that ends the process. So room is
// taken before, and where there is none the writer gets memory that belongs to no file. The count of these says that the waveform is lost.
extern "C" void* heddle_map(void* address, size_t bytes, int protection, int flags, int file, off_t offset) noexcept;
extern std::atomic<uint32_t> heddle_maps_without_room;

// Thrown out of an evaluation that cannot go on; the instance is dead afterwards.
struct HeddleFatal {};

class HeddleContext final : public VerilatedContext {
public:
    int32_t initial = 0; // as given to open
    int32_t seed = 1;
    const char* hashed_scope = nullptr; // the variable whose initial bits were drawn last, and the hash of its name
    const char* hashed_name = nullptr;
    uint64_t hash = 0;
    uint64_t stop = HEDDLE_DONE;
    uint64_t stop_line = 0;
    std::string stop_file;
    std::string stop_hier;
    std::string stop_message;
    std::string output;
    bool trace_failed = false; // the waveform could not be written on
    bool trace_ends = false;   // it is being closed, and what still fails only ends it
    HeddleHead* head = &nobodys; // of the image, once there is one; a loop in C++ has none

    // The instance whose code runs on this thread.
    static HeddleContext& current() { return static_cast<HeddleContext&>(*Verilated::threadContextp()); }

    // Long enough to be drained by Java before the run goes on.
    bool text_is_long() const { return output.size() > 64 * 1024; }

    // Whether the run must be looked at: it ended, much text waits, or somebody wants the call to end.
    bool attention() const { return __atomic_load_n(&head->attention, __ATOMIC_RELAXED) != 0; }
    bool halted() const { return __atomic_load_n(&head->halt, __ATOMIC_SEQ_CST) != 0; }

    // Forgets what was attended to. A halt that comes meanwhile is not lost: it sets its own word first.
    void look_again() {
        const bool needed = stop != HEDDLE_DONE || text_is_long();
        __atomic_store_n(&head->attention, needed ? 1 : 0, __ATOMIC_SEQ_CST);
        if (halted()) call_attention();
    }

    void print(const char* text, size_t length) {
        output.append(text, length);
        last_print.assign(text, length);
        if (text_is_long()) call_attention();
    }

    // The first event of a kind wins; an error outranks $finish.
    void ended(HeddleStop reason, const char* file, int line, const char* hier, const char* message) {
        if (stop != HEDDLE_DONE && !(stop == HEDDLE_FINISH && reason != HEDDLE_FINISH)) return;
        stop = reason;
        call_attention();
        stop_line = line > 0 ? static_cast<uint64_t>(line) : 0;
        stop_file = file ? file : "";
        stop_hier = hier ? hier : "";
        stop_message = message && message[0] ? message : last_print.c_str();
    }

private:
    void call_attention() { __atomic_store_n(&head->attention, 1, __ATOMIC_SEQ_CST); }

    static inline HeddleHead nobodys{};

    std::string last_print; // $fatal and assertions print their text right before they stop
};
