// The contract between the fixed runtime library and the shared object of a model: plain C, with a version.
//
// A model exports one symbol, heddle_model, a table of functions. The runtime library loads the object, compares the
// version and the sizes, and calls through the table. Native agents live in the runtime library; a model calls them in its loop.
#pragma once

#include <cstddef>
#include <cstdint>

extern "C" {

enum { HEDDLE_ABI_VERSION = 6, HEDDLE_MAX_CLOCKS = 8, HEDDLE_CACHE_LINE = 64 };

// Why a call came back. From HEDDLE_FINISH on the simulation is over: later calls return the same reason at once.
enum HeddleStop {
    HEDDLE_DONE = 0,      // all cycles were run
    HEDDLE_WATCH = 1,     // the watched port met its condition
    HEDDLE_PAUSE = 2,     // the text buffer wants to be drained; call again for the rest
    HEDDLE_GOAL = 3,      // a native agent reached its goal
    HEDDLE_HALTED = 4,    // somebody wanted the call to end before it was done
    HEDDLE_FINISH = 16,   // $finish
    HEDDLE_ASSERT = 17,   // $stop, $error, $fatal or an assertion
    HEDDLE_FATAL = 18,    // the simulator gave up, such as on a combinational loop that does not settle
    HEDDLE_EXCEPTION = 19, // a C++ exception left the model
    HEDDLE_RULE = 20       // an agent or a checker of the test bench complains
};

// Added to the reason of a call while printed text waits to be read.
enum { HEDDLE_TEXT_WAITS = 0x100 };

enum HeddleWatchOp {
    HEDDLE_WATCH_NONE = 0,
    HEDDLE_WATCH_EQ = 1,
    HEDDLE_WATCH_NE = 2,
    HEDDLE_WATCH_LT = 3, // unsigned
    HEDDLE_WATCH_GE = 4  // unsigned
};

enum HeddleText { HEDDLE_OUTPUT = 0, HEDDLE_STOP_FILE = 1, HEDDLE_STOP_HIER = 2, HEDDLE_STOP_MESSAGE = 3 };

// The head of every port image, three cache lines. The inputs follow, then the outputs, each on a line of its own. The
// image is the caller's memory, zeroed and on a cache line, and outlives the instance: who reads too late reads old values.
struct HeddleHead {
    // written by the model
    uint64_t time_ps;
    uint64_t stop;
    uint64_t stop_line;
    uint64_t edges;          // rising edges of any clock; those at one time count once
    uint64_t recorded_edges; // the edge at which a recording became too large; all ones before that
    uint64_t reserved0[3];
    // written by Java: a condition on one 64-bit word of the image, checked after each edge
    uint64_t watch_op;
    uint64_t watch_offset; // of the word, in bytes from the start of the image
    uint64_t watch_mask;
    uint64_t watch_value;
    // Whoever wants a running call to end sets halt, then attention, from any thread; the loops look at the second only, which
    // the model sets as well. Java takes halt back.
    uint64_t halt;
    uint64_t attention;
    uint64_t reserved1[2];
    // written by the model: rising edges of each clock; a design without clocks counts its steps in the first
    uint64_t clock_cycles[HEDDLE_MAX_CLOCKS];
};

// What an agent wants after it has sampled.
enum HeddleAgentWish { HEDDLE_AGENT_GOES_ON = 0, HEDDLE_AGENT_GOAL = 1, HEDDLE_AGENT_COMPLAINS = 2 };

// A stream between whose beats nothing has to be decided for a while: a source that offers one in every cycle, or a sink
// that takes each. A model moves the beats itself, without a call.
struct HeddleLane {
    uint64_t moves; // image offset of what says that a beat moves: a source's ready, a sink's valid
    const struct HeddleField* fields;
    uint64_t words; // at least 1
    uint64_t* beat; // a source's next one, a sink's room for the next one
};

struct HeddleField { // 64 bits or fewer of a port
    uint64_t offset;
    uint64_t bits;
};

struct HeddleLanes { // one behind the other
    HeddleLane* sources;
    HeddleLane* sinks;
    HeddleLane* end;
};

// A part of the test bench that acts in every cycle of the first clock: drive writes inputs before the design settles,
// sample reads the settled ports just before the edge. A checker only samples.
struct HeddleAgent {
    void (*begin)(HeddleAgent* agent, const char* image); // before a run, in which resets do not change
    void (*drive)(HeddleAgent* agent, char* image);
    int32_t (*sample)(HeddleAgent* agent, const char* image);
    const char* complaint; // why it complains
    // Cycles, at most so many, for which lanes do in place of drive and sample; 0 if there are none, or no such function.
    uint64_t (*lanes)(HeddleAgent* agent, char* image, uint64_t cycles, HeddleLanes* lanes);
    void (*lanes_done)(HeddleAgent* agent); // behind those cycles, or fewer
};

struct HeddleModelTable {
    uint32_t abi_version;
    uint32_t image_bytes;
    uint32_t input_offset;
    uint32_t input_bytes;
    uint32_t output_offset;
    uint32_t output_bytes;
    uint32_t clocks;
    uint32_t traced; // 1 if the model can write a waveform
    // initial: 0 all zero, 1 all one, 2 random from the seed (not 0); image: image_bytes, the caller's; error receives text
    // when the result is null
    void* (*open)(int32_t initial, int32_t seed, void* image, char* error, uint32_t error_bytes);
    void (*close)(void* instance);
    // Simulated time, also in the middle of a run; may be called in a signal handler.
    uint64_t (*time_ps)(void* instance);
    void (*set_clock)(void* instance, uint32_t clock, uint64_t period_ps, uint64_t first_rise_ps);
    int32_t (*settle)(void* instance);
    // Settles, and passes the edges of other clocks, until this clock's rising edge is next.
    int32_t (*approach)(void* instance, uint32_t clock);
    int32_t (*run)(void* instance, uint64_t cycles, uint32_t clock);
    // Runs one cycle of the first clock per row: inputs from one row of input_bytes, outputs to one of output_bytes.
    // Returns the rows done: fewer when the simulation is over (see stop) or printed text waits.
    uint64_t (*batch)(void* instance, const void* inputs, void* outputs, uint64_t rows);
    // Copies a text, at most capacity bytes, and returns its length; reading the output empties it.
    uint32_t (*text)(void* instance, int32_t which, char* into, uint32_t capacity);
    // The agents of a run from now on, as one; it stays the caller's.
    void (*set_agents)(void* instance, HeddleAgent* agents);
    // The checkers from now on, as one, sampled before every rising edge of the first clock in any kind of run.
    void (*set_checkers)(void* instance, HeddleAgent* checkers);
    // Notes every change of the inputs from now on, in at most this many bytes.
    void (*record)(void* instance, uint64_t limit_bytes);
    // Copies what was recorded, at most capacity words of 64 bits, and returns its length in words.
    uint64_t (*recorded)(void* instance, void* into, uint64_t capacity);
    // Repeats a recording on a new instance until just before the rising edge of this number, counted from 0.
    int32_t (*replay)(void* instance, const void* recorded, uint64_t words, uint64_t edges);
    // Finds a memory of a model that keeps them open: gives address, bytes per word, words and bits; 0 if there is none.
    int32_t (*memory)(void* instance, const char* scope, const char* name, uint64_t* found);
    // Lets whatever was changed behind the model's back act.
    void (*touch)(void* instance);
    // Writes how often everything was reached, of a model built for it; 0 for any other.
    int32_t (*write_coverage)(void* instance, const char* path);
    int32_t (*trace_open)(void* instance, const char* path);
    int32_t (*trace_close)(void* instance); // 0 if not all of it could be written
};

// The one symbol of a model's shared object.
typedef const HeddleModelTable* (*HeddleModelEntry)(void);
}
