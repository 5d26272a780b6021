// What all native agents share: how Java configures them, hands them work and asks for results.
#pragma once

#include "heddle_abi.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

// Reads what Java wrote, word by word; a list is its length and its elements.
class HeddleConfig {
public:
    explicit HeddleConfig(const uint64_t* words) : next_{words} {}

    uint64_t word() { return *next_++; }

    std::vector<uint64_t> words() {
        std::vector<uint64_t> list(static_cast<size_t>(word()));
        for (uint64_t& element : list) element = word();
        return list;
    }

    std::vector<HeddleField> fields() {
        std::vector<HeddleField> list(static_cast<size_t>(word()));
        for (HeddleField& field : list) {
            field.offset = word();
            field.bits = word();
        }
        return list;
    }

    std::string text() {
        std::string text;
        for (const uint64_t letter : words()) text.push_back(static_cast<char>(letter));
        return text;
    }

private:
    const uint64_t* next_;
};

class HeddleTestAgent : public HeddleAgent {
public:
    HeddleTestAgent(const HeddleTestAgent&) = delete;
    HeddleTestAgent& operator=(const HeddleTestAgent&) = delete;
    virtual ~HeddleTestAgent() = default;

    // Work done, in the unit of the agent.
    uint64_t count() const { return count_; }

    // The agent asks for the run to end once it has done this much.
    void set_goal(uint64_t goal) { goal_ = goal; }

    // Work to do.
    virtual void send(const uint64_t*, uint64_t) {}

    // Work that is not done yet.
    virtual uint64_t open() const { return 0; }

    // Answers a question of the agent's own kind.
    virtual uint64_t ask(uint64_t, uint64_t*) { return 0; }

    // Words that were collected and not drained yet.
    uint64_t pending() const { return collected_.size(); }

    // Moves the oldest of them, at most so many, and returns how many.
    uint64_t drain(uint64_t* into, uint64_t most) {
        const size_t words = std::min(collected_.size(), static_cast<size_t>(most));
        if (words != 0) {
            memcpy(into, collected_.data(), words * sizeof(uint64_t));
            collected_.erase(collected_.begin(), collected_.begin() + static_cast<std::ptrdiff_t>(words));
        }
        return words;
    }

protected:
    HeddleTestAgent() : HeddleAgent{} {}

    static uint64_t get(const char* image, uint64_t offset) {
        uint64_t word;
        memcpy(&word, image + offset, sizeof word);
        return word;
    }
    static void put(char* image, uint64_t offset, uint64_t word) { memcpy(image + offset, &word, sizeof word); }

    // Whether any reset is active; an odd offset is that of one that is active at 0.
    static bool any(const char* image, const std::vector<uint64_t>& resets) {
        bool active = false;
        for (const uint64_t reset : resets) active |= (get(image, reset & ~uint64_t{1}) != 0) != ((reset & 1) != 0);
        return active;
    }

    // Fills the table of functions with those of the class that this agent is.
    template <class Agent> void become() {
        begin = [](HeddleAgent* agent, const char* image) { static_cast<Agent*>(agent)->begin_run(image); };
        drive = [](HeddleAgent* agent, char* image) { static_cast<Agent*>(agent)->drive_inputs(image); };
        sample = [](HeddleAgent* agent, const char* image) { return static_cast<Agent*>(agent)->sample_outputs(image); };
    }

    int32_t done(uint64_t work = 1) {
        const bool before = count_ < goal_;
        count_ += work;
        return before && count_ >= goal_ ? HEDDLE_AGENT_GOAL : HEDDLE_AGENT_GOES_ON;
    }

    // Work that was done without being asked each time, and how much of it keeps clear of the goal.
    void done_alone(uint64_t work) { count_ += work; }
    uint64_t before_goal() const { return goal_ > count_ ? goal_ - count_ - 1 : UINT64_MAX; }

    // Ends the simulation, which tells why.
    int32_t complain(const std::string& why) {
        why_ = why;
        complaint = why_.c_str();
        return HEDDLE_AGENT_COMPLAINS;
    }

    std::vector<uint64_t> collected_;

private:
    uint64_t count_ = 0;
    uint64_t goal_ = 0;
    std::string why_;
};
