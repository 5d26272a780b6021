// The fixed runtime library: loads models and passes calls on to them. Its functions take and give integers only, so
// that direct mapping costs one plain call. Addresses and handles travel as int64_t.
#include "heddle_abi.h"
#include "heddle_agents.h"
#include "heddle_runtime.h"
#include "heddle_signals.h"

#include <cstdio>
#include <cstring>
#include <ctime>
#include <dlfcn.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace {

struct Loaded {
    const HeddleModelTable* table;
};

struct Opened final : HeddleRunning {
    const HeddleModelTable* table;
    void* instance = nullptr;
    HeddleAgents agents{};
    HeddleAgents checkers{};

    explicit Opened(const HeddleModelTable* table) : table{table} {}

    uint64_t time_ps() const override { return instance ? table->time_ps(instance) : 0; }
};

using Call = HeddleSignals::Call;

template <class T> T* at(int64_t address) { return reinterpret_cast<T*>(static_cast<intptr_t>(address)); }
int64_t address_of(const void* pointer) { return static_cast<int64_t>(reinterpret_cast<intptr_t>(pointer)); }

} // namespace

extern "C" {

int32_t heddle_abi_version() { return HEDDLE_ABI_VERSION; }

// Loads a model's shared object; 0 and a text in error if that fails. It stays loaded as long as the process lives.
int64_t heddle_load(int64_t path, int64_t error, int32_t error_bytes) {
    const size_t space = static_cast<size_t>(error_bytes);
    void* library = dlopen(at<const char>(path), RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(at<char>(error), space, "%s", dlerror());
        return 0;
    }
    const auto entry = reinterpret_cast<HeddleModelEntry>(dlsym(library, "heddle_model"));
    if (!entry) {
        snprintf(at<char>(error), space, "it exports no heddle_model");
        dlclose(library);
        return 0;
    }
    const HeddleModelTable* table = entry();
    if (table->abi_version != HEDDLE_ABI_VERSION) {
        snprintf(at<char>(error), space, "it was built for ABI version %u, this is version %d", table->abi_version,
                 static_cast<int>(HEDDLE_ABI_VERSION));
        dlclose(library);
        return 0;
    }
    return address_of(new Loaded{table});
}

int32_t heddle_image_bytes(int64_t model) { return static_cast<int32_t>(at<Loaded>(model)->table->image_bytes); }
int32_t heddle_input_offset(int64_t model) { return static_cast<int32_t>(at<Loaded>(model)->table->input_offset); }
int32_t heddle_output_offset(int64_t model) { return static_cast<int32_t>(at<Loaded>(model)->table->output_offset); }

// Watches signals that would end the process, to say what ran; log is where the virtual machine leaves its own report.
void heddle_watch_signals(int64_t log) { HeddleSignals::watch(at<const char>(log)); }

int64_t heddle_open(int64_t model, int64_t about, int32_t initial, int32_t seed, int64_t image, int64_t error,
                    int32_t error_bytes) {
    std::unique_ptr<Opened> opened{new Opened{at<Loaded>(model)->table}};
    opened->about = at<const char>(about);
    const Call call{*opened, "open"};
    opened->instance =
        opened->table->open(initial, seed, at<void>(image), at<char>(error), static_cast<uint32_t>(error_bytes));
    return opened->instance ? address_of(opened.release()) : 0;
}

void heddle_close(int64_t handle) {
    Opened* opened = at<Opened>(handle);
    {
        const Call call{*opened, "close"};
        opened->table->close(opened->instance);
    }
    delete opened;
}

// Simulated time, also in the middle of a run; may be called in a signal handler.
int64_t heddle_time_ps(int64_t handle) { return static_cast<int64_t>(at<Opened>(handle)->time_ps()); }

void heddle_set_clock(int64_t handle, int32_t clock, int64_t period_ps, int64_t first_rise_ps) {
    Opened* opened = at<Opened>(handle);
    if (clock == 0) {
        opened->period_ps = static_cast<uint64_t>(period_ps);
        opened->first_rise_ps = static_cast<uint64_t>(first_rise_ps);
    }
    opened->table->set_clock(opened->instance, static_cast<uint32_t>(clock), static_cast<uint64_t>(period_ps),
                             static_cast<uint64_t>(first_rise_ps));
}

// The calls of a loop that drives and reads ports in every cycle. Java's virtual machine binds them to the class
// CycleCall by their names and passes two arguments first that nobody needs here.
int32_t Java_org_heddle_cosim_engine_CycleCall_settle(const void*, const void*, int64_t handle) {
    Opened* opened = at<Opened>(handle);
    const Call call{*opened, "settle"};
    return opened->table->settle(opened->instance);
}

int32_t Java_org_heddle_cosim_engine_CycleCall_step(const void*, const void*, int64_t handle, int32_t clock) {
    Opened* opened = at<Opened>(handle);
    const Call call{*opened, "step"};
    return opened->table->run(opened->instance, 1, static_cast<uint32_t>(clock));
}

int32_t Java_org_heddle_cosim_engine_CycleCall_approach(const void*, const void*, int64_t handle, int32_t clock) {
    Opened* opened = at<Opened>(handle);
    const Call call{*opened, "approach"};
    return opened->table->approach(opened->instance, static_cast<uint32_t>(clock));
}

int32_t heddle_run(int64_t handle, int64_t cycles, int32_t clock) {
    Opened* opened = at<Opened>(handle);
    const Call call{*opened, "run"};
    return opened->table->run(opened->instance, static_cast<uint64_t>(cycles),
                                          static_cast<uint32_t>(clock));
}

int64_t heddle_batch(int64_t handle, int64_t inputs, int64_t outputs, int64_t rows) {
    Opened* opened = at<Opened>(handle);
    const Call call{*opened, "batch"};
    return static_cast<int64_t>(opened->table->batch(opened->instance, at<const void>(inputs), at<void>(outputs),
                                                     static_cast<uint64_t>(rows)));
}

int32_t heddle_text(int64_t handle, int32_t which, int64_t into, int32_t capacity) {
    return static_cast<int32_t>(at<Opened>(handle)->table->text(at<Opened>(handle)->instance, which, at<char>(into),
                                                                static_cast<uint32_t>(capacity)));
}

// Adds an agent, which lives as long as the instance; its configuration is read at once.
int64_t heddle_add_agent(int64_t handle, int32_t kind, int64_t config) {
    Opened* opened = at<Opened>(handle);
    const HeddleTestAgent* agent = opened->agents.add(kind, HeddleConfig{at<const uint64_t>(config)});
    opened->table->set_agents(opened->instance, &opened->agents);
    return address_of(agent);
}

// Adds an agent that only checks, in every kind of run.
int64_t heddle_add_checker(int64_t handle, int32_t kind, int64_t config) {
    Opened* opened = at<Opened>(handle);
    const HeddleTestAgent* checker = opened->checkers.add(kind, HeddleConfig{at<const uint64_t>(config)});
    opened->table->set_checkers(opened->instance, &opened->checkers);
    return address_of(checker);
}

int64_t heddle_agent_count(int64_t agent) { return static_cast<int64_t>(at<HeddleTestAgent>(agent)->count()); }

int64_t heddle_agent_open(int64_t agent) { return static_cast<int64_t>(at<HeddleTestAgent>(agent)->open()); }

void heddle_agent_goal(int64_t agent, int64_t goal) {
    at<HeddleTestAgent>(agent)->set_goal(static_cast<uint64_t>(goal));
}

void heddle_agent_send(int64_t agent, int64_t words, int64_t count) {
    at<HeddleTestAgent>(agent)->send(at<const uint64_t>(words), static_cast<uint64_t>(count));
}

int64_t heddle_agent_pending(int64_t agent) { return static_cast<int64_t>(at<HeddleTestAgent>(agent)->pending()); }

int64_t heddle_agent_drain(int64_t agent, int64_t into, int64_t most) {
    return static_cast<int64_t>(at<HeddleTestAgent>(agent)->drain(at<uint64_t>(into), static_cast<uint64_t>(most)));
}

int64_t heddle_agent_ask(int64_t agent, int64_t question, int64_t into) {
    return static_cast<int64_t>(at<HeddleTestAgent>(agent)->ask(static_cast<uint64_t>(question), at<uint64_t>(into)));
}

void heddle_record(int64_t handle, int64_t limit_bytes) {
    at<Opened>(handle)->table->record(at<Opened>(handle)->instance, static_cast<uint64_t>(limit_bytes));
}

int64_t heddle_recorded(int64_t handle, int64_t into, int64_t capacity) {
    return static_cast<int64_t>(at<Opened>(handle)->table->recorded(at<Opened>(handle)->instance, at<void>(into),
                                                                    static_cast<uint64_t>(capacity)));
}

int32_t heddle_replay(int64_t handle, int64_t recorded, int64_t words, int64_t edges) {
    Opened* opened = at<Opened>(handle);
    const Call call{*opened, "replay"};
    return opened->table->replay(opened->instance, at<const void>(recorded),
                                             static_cast<uint64_t>(words), static_cast<uint64_t>(edges));
}

int32_t heddle_memory(int64_t handle, int64_t scope, int64_t name, int64_t found) {
    return at<Opened>(handle)->table->memory(at<Opened>(handle)->instance, at<const char>(scope), at<const char>(name),
                                             at<uint64_t>(found));
}

void heddle_touch(int64_t handle) { at<Opened>(handle)->table->touch(at<Opened>(handle)->instance); }

int32_t heddle_write_coverage(int64_t handle, int64_t path) {
    return at<Opened>(handle)->table->write_coverage(at<Opened>(handle)->instance, at<const char>(path));
}

int32_t heddle_trace_open(int64_t handle, int64_t path) {
    return at<Opened>(handle)->table->trace_open(at<Opened>(handle)->instance, at<const char>(path));
}

int32_t heddle_trace_close(int64_t handle) {
    return at<Opened>(handle)->table->trace_close(at<Opened>(handle)->instance);
}

// Sleeps until somebody wakes this word of memory, which processes may share, or the time is over; not at all if the word is
// not what was seen. 0 if it was woken.
int32_t heddle_wait(int64_t word, int32_t seen, int32_t milliseconds) {
    const timespec limit{milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
    return static_cast<int32_t>(syscall(SYS_futex, at<uint32_t>(word), FUTEX_WAIT, seen, &limit, nullptr, 0));
}

void heddle_wake(int64_t word) { syscall(SYS_futex, at<uint32_t>(word), FUTEX_WAKE, 1, nullptr, nullptr, 0); }
}
