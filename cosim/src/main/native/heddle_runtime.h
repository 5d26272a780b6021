// The functions of the runtime library, for native code that calls them: the host of a model in a process of its own. Java
// knows them by their names.
#pragma once

#include <cstdint>

extern "C" {

void heddle_watch_signals(int64_t log);
int64_t heddle_load(int64_t path, int64_t error, int32_t error_bytes);
int32_t heddle_image_bytes(int64_t model);
int32_t heddle_input_offset(int64_t model);
int32_t heddle_output_offset(int64_t model);
int64_t heddle_open(int64_t model, int64_t about, int32_t initial, int32_t seed, int64_t image, int64_t error,
                    int32_t error_bytes);
void heddle_close(int64_t handle);
int64_t heddle_time_ps(int64_t handle);
void heddle_set_clock(int64_t handle, int32_t clock, int64_t period_ps, int64_t first_rise_ps);
int32_t Java_org_heddle_cosim_engine_CycleCall_settle(const void*, const void*, int64_t handle);
int32_t Java_org_heddle_cosim_engine_CycleCall_step(const void*, const void*, int64_t handle, int32_t clock);
int32_t Java_org_heddle_cosim_engine_CycleCall_approach(const void*, const void*, int64_t handle, int32_t clock);
int32_t heddle_run(int64_t handle, int64_t cycles, int32_t clock);
int64_t heddle_batch(int64_t handle, int64_t inputs, int64_t outputs, int64_t rows);
int32_t heddle_text(int64_t handle, int32_t which, int64_t into, int32_t capacity);
int64_t heddle_add_agent(int64_t handle, int32_t kind, int64_t config);
int64_t heddle_add_checker(int64_t handle, int32_t kind, int64_t config);
int64_t heddle_agent_count(int64_t agent);
int64_t heddle_agent_open(int64_t agent);
void heddle_agent_goal(int64_t agent, int64_t goal);
void heddle_agent_send(int64_t agent, int64_t words, int64_t count);
int64_t heddle_agent_pending(int64_t agent);
int64_t heddle_agent_drain(int64_t agent, int64_t into, int64_t most);
int64_t heddle_agent_ask(int64_t agent, int64_t question, int64_t into);
void heddle_record(int64_t handle, int64_t limit_bytes);
int64_t heddle_recorded(int64_t handle, int64_t into, int64_t capacity);
int32_t heddle_replay(int64_t handle, int64_t recorded, int64_t words, int64_t edges);
int32_t heddle_memory(int64_t handle, int64_t scope, int64_t name, int64_t found);
void heddle_touch(int64_t handle);
int32_t heddle_write_coverage(int64_t handle, int64_t path);
int32_t heddle_trace_open(int64_t handle, int64_t path);
int32_t heddle_trace_close(int64_t handle);
int32_t heddle_wait(int64_t word, int32_t seen, int32_t milliseconds);
void heddle_wake(int64_t word);
}
