// The memory that a model in a process of its own shares with the virtual machine: questions from there, answers from here,
// then the port image, then room for what goes along with a question.
//
// Java writes a question's line and then its number; the host answers and then repeats the number. Both look for the other's
// number for some microseconds before they sleep, and say so before they do, so that nobody makes a system call for one who is
// awake. What a short call costs is moving cache lines between two processors: one with the question, one with the answer, and
// those of the ports. Offsets here are those of the Java class Channel.
#pragma once

#include "heddle_abi.h"

enum HeddleQuestion {
    HEDDLE_ASK_OPEN = 1,
    HEDDLE_ASK_CLOSE = 2,
    HEDDLE_ASK_SETTLE = 3,
    HEDDLE_ASK_STEP = 4,
    HEDDLE_ASK_APPROACH = 5,
    HEDDLE_ASK_RUN = 6,
    HEDDLE_ASK_BATCH = 7,
    HEDDLE_ASK_SET_CLOCK = 8,
    HEDDLE_ASK_TEXT = 9,
    HEDDLE_ASK_ADD_AGENT = 10,
    HEDDLE_ASK_ADD_CHECKER = 11,
    HEDDLE_ASK_AGENT_COUNT = 12,
    HEDDLE_ASK_AGENT_OPEN = 13,
    HEDDLE_ASK_AGENT_GOAL = 14,
    HEDDLE_ASK_AGENT_SEND = 15,
    HEDDLE_ASK_AGENT_PENDING = 16,
    HEDDLE_ASK_AGENT_DRAIN = 17,
    HEDDLE_ASK_AGENT_ASK = 18,
    HEDDLE_ASK_RECORD = 19,
    HEDDLE_ASK_RECORDED = 20,
    HEDDLE_ASK_REPLAY = 21,
    HEDDLE_ASK_MEMORY = 22,
    HEDDLE_ASK_MEMORY_READ = 23,
    HEDDLE_ASK_MEMORY_WRITE = 24,
    HEDDLE_ASK_TOUCH = 25,
    HEDDLE_ASK_WRITE_COVERAGE = 26,
    HEDDLE_ASK_TRACE_OPEN = 27,
    HEDDLE_ASK_TRACE_CLOSE = 28,
    HEDDLE_ASK_KEEP = 29, // the next part of something larger than the room
    HEDDLE_ASK_MORE = 30  // the next part of an answer larger than the room
};

enum HeddleEnding { HEDDLE_ENDING_NONE = 0, HEDDLE_ENDING_SIGNAL = 1, HEDDLE_ENDING_EXIT = 2 };

struct HeddleChannel {
    // a line written by Java
    uint32_t asked; // number of the last question
    uint32_t question;
    int64_t arguments[4];
    uint64_t reserved0[3];
    // a line written by the host
    uint32_t answered; // number of the last question that was answered
    uint32_t reserved1;
    int64_t result;
    uint64_t reserved2[6];
    // a line that changes only where somebody sleeps, or is asked for a sign of life
    uint32_t host_sleeps; // for a question
    uint32_t java_sleeps; // for an answer
    uint32_t signs;       // of life that were given
    uint32_t ending;      // a HeddleEnding
    uint64_t time_ps;     // simulated, when the last sign of life was given, or the last one at all
    uint64_t room_offset; // from the start of this
    uint64_t room_bytes;
    uint64_t reserved3[3];
    // the port image follows
};

static_assert(sizeof(HeddleChannel) == 3 * HEDDLE_CACHE_LINE, "the Java class Channel has these offsets");
