// The table of functions that a model's shared object exports, made from its instances.
#pragma once

#include "heddle_model.h"

#include <cstdio>
#include <exception>

// The table of one model.
template <class Ports> struct HeddleTable {
    using Instance = HeddleInstance<Ports>;

    static Instance& of(void* instance) { return *static_cast<Instance*>(instance); }

    static void* open(int32_t initial, int32_t seed, void* image, char* error, uint32_t error_bytes) {
        try {
            return Instance::open(initial, seed, image);
        } catch (const std::exception& thrown) {
            snprintf(error, error_bytes, "%s", thrown.what());
        } catch (...) {
            snprintf(error, error_bytes, "an exception that is no std::exception");
        }
        return nullptr;
    }
    static void close(void* instance) { delete &of(instance); }
    static uint64_t time_ps(void* instance) { return of(instance).context().time(); }
    static void set_clock(void* instance, uint32_t clock, uint64_t period_ps, uint64_t first_rise_ps) {
        of(instance).clocks().set(clock, period_ps, first_rise_ps);
    }
    static int32_t settle(void* instance) { return of(instance).settle(); }
    static int32_t approach(void* instance, uint32_t clock) { return of(instance).approach(clock); }
    static int32_t run(void* instance, uint64_t cycles, uint32_t clock) { return of(instance).run(cycles, clock); }
    static uint64_t batch(void* instance, const void* inputs, void* outputs, uint64_t rows) {
        return of(instance).batch(static_cast<const char*>(inputs), static_cast<char*>(outputs), rows);
    }
    static uint32_t text(void* instance, int32_t which, char* into, uint32_t capacity) {
        return of(instance).text(which, into, capacity);
    }
    static void set_agents(void* instance, HeddleAgent* agents) {
        of(instance).set_agents(agents);
    }
    static void set_checkers(void* instance, HeddleAgent* checkers) {
        of(instance).set_checkers(checkers);
    }
    static void record(void* instance, uint64_t limit_bytes) { of(instance).record(limit_bytes); }
    static uint64_t recorded(void* instance, void* into, uint64_t capacity) {
        return of(instance).recorded(static_cast<uint64_t*>(into), capacity);
    }
    static int32_t replay(void* instance, const void* recorded, uint64_t words, uint64_t edges) {
        return of(instance).replay(static_cast<const uint64_t*>(recorded), words, edges);
    }
    static int32_t memory(void* instance, const char* scope, const char* name, uint64_t* found) {
        return of(instance).memory(scope, name, found) ? 1 : 0;
    }
    static void touch(void* instance) { of(instance).touch(); }
    static int32_t write_coverage(void* instance, const char* path) {
        return of(instance).write_coverage(path) ? 1 : 0;
    }
    static int32_t trace_open(void* instance, const char* path) { return of(instance).trace_open(path) ? 1 : 0; }
    static int32_t trace_close(void* instance) { return of(instance).trace_close() ? 1 : 0; }

    static const HeddleModelTable* table() {
        using Image = typename Ports::Image;
        static const HeddleModelTable model = {
            HEDDLE_ABI_VERSION,     sizeof(Image),        offsetof(Image, in), Ports::input_bytes,
            offsetof(Image, out),   Ports::output_bytes,  Ports::clocks,
            HeddleTrace::supported ? 1u : 0u,
            open, close, time_ps, set_clock, settle, approach, run, batch, text, set_agents, set_checkers, record, recorded,
            replay, memory, touch, write_coverage, trace_open,
            trace_close};
        return &model;
    }
};
