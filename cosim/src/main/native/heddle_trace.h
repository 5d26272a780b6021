// The waveform of an instance; nothing at all in a model that was built without.
#pragma once

#include <cstdint>
#include <memory>

#if defined(HEDDLE_TRACE_VCD)
#include "verilated_vcd_c.h"
using HeddleTraceFile = VerilatedVcdC;
#elif defined(HEDDLE_TRACE_FST)
#include "verilated_fst_c.h"
using HeddleTraceFile = VerilatedFstC;
#endif

#ifdef HEDDLE_TRACE

class HeddleTrace {
public:
    static constexpr bool supported = true;

    template <class Context> static void prepare(Context& context) { context.traceEverOn(true); }

    template <class Context, class Model> bool open(Context& context, Model& model, const char* path) {
        file_.reset(new HeddleTraceFile);
        maps_without_room_ = heddle_maps_without_room;
        constexpr int all_levels = 99;
        model.trace(file_.get(), all_levels);
        try {
            file_->open(path);
        } catch (...) {
            context.trace_failed = true;
            end(context);
        }
        if (file_ && !file_->isOpen()) file_.reset();
        return file_ != nullptr;
    }

    // Time must rise from dump to dump: values that change without an edge are shown one picosecond later.
    void dump(uint64_t time_ps) {
        if (!file_) return;
        if (dumped_ && time_ps <= last_ps_) time_ps = last_ps_ + 1;
        file_->dump(time_ps);
        last_ps_ = time_ps;
        dumped_ = true;
    }

    // Whether all of it could be written. Behind a failure the file still has text that it writes when it is closed and, where
    // that is left by an exception, again when it is destroyed.
    template <class Context> bool close(Context& context, uint64_t end_ps) {
        if (!file_) return true;
        try {
            if (!context.trace_failed) dump(end_ps);
        } catch (...) {
            context.trace_failed = true;
        }
        return end(context);
    }

private:
    template <class Context> bool end(Context& context) {
        context.trace_ends = true;
        file_->close();
        file_.reset();
        context.trace_ends = false;
        const bool complete = !context.trace_failed && maps_without_room_ == heddle_maps_without_room;
        context.trace_failed = false;
        return complete;
    }

    std::unique_ptr<HeddleTraceFile> file_;
    uint64_t last_ps_ = 0;
    uint32_t maps_without_room_ = 0;
    bool dumped_ = false;
};

#else

class HeddleTrace {
public:
    static constexpr bool supported = false;

    template <class Context> static void prepare(Context&) {}
    template <class Context, class Model> bool open(Context&, Model&, const char*) { return false; }
    void dump(uint64_t) {}
    template <class Context> bool close(Context&, uint64_t) { return true; }
};

#endif
