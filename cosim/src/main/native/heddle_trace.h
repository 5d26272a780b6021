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

    template <class Model> bool open(Model& model, const char* path) {
        file_.reset(new HeddleTraceFile);
        constexpr int all_levels = 99;
        model.trace(file_.get(), all_levels);
        file_->open(path);
        if (!file_->isOpen()) file_.reset();
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

    void close(uint64_t end_ps) {
        if (!file_) return;
        dump(end_ps);
        file_->close();
        file_.reset();
    }

private:
    std::unique_ptr<HeddleTraceFile> file_;
    uint64_t last_ps_ = 0;
    bool dumped_ = false;
};

#else

class HeddleTrace {
public:
    static constexpr bool supported = false;

    template <class Context> static void prepare(Context&) {}
    template <class Model> bool open(Model&, const char*) { return false; }
    void dump(uint64_t) {}
    void close(uint64_t) {}
};

#endif
