// Parts of a test bench that run natively: the twins of the Java classes StreamSource and StreamSink. Both must decide
// alike in every cycle, from the same seed; a test compares them.
#pragma once

#include "heddle_abi.h"

#include <cstring>
#include <vector>

inline uint64_t heddle_splitmix(uint64_t z) { // as Seeds.mix
    z += 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

// Where a stream's ports lie in the image, and when an agent pauses; read from an array that Java wrote:
// profile, seed, offset of valid, offset of ready, n, n offsets of resets, m, m times (offset of a payload word, bits used)
struct HeddleStreamConfig {
    struct Word {
        uint64_t offset;
        uint64_t bits;
    };

    uint64_t profile;
    uint64_t seed;
    uint64_t valid;
    uint64_t ready;
    std::vector<uint64_t> resets;
    std::vector<Word> payload;

    explicit HeddleStreamConfig(const uint64_t* in)
        : profile{in[0]}, seed{in[1]}, valid{in[2]}, ready{in[3]}, resets(in + 5, in + 5 + in[4]) {
        const uint64_t* words = in + 5 + in[4];
        for (uint64_t i = 0; i < words[0]; ++i) payload.push_back(Word{words[1 + 2 * i], words[2 + 2 * i]});
    }
};

class HeddleStreamAgent : public HeddleAgent {
public:
    explicit HeddleStreamAgent(const uint64_t* config)
        : HeddleAgent{}, config_{config}, words_{config_.payload.data()}, word_count_{config_.payload.size()} {}
    virtual ~HeddleStreamAgent() = default;

    // Beats that went through.
    uint64_t count() const { return count_; }

    // The agent asks for the run to end once this many beats went through.
    void set_goal(uint64_t goal) { goal_ = goal; }

    // Beats for a source, from a row of words each.
    virtual void send(const uint64_t*, uint64_t) {}

    // Words that a sink took and that were not drained yet; with a place to put them, they are moved there.
    virtual uint64_t drain(uint64_t*) { return 0; }

protected:
    static uint64_t get(const char* image, uint64_t offset) {
        uint64_t word;
        memcpy(&word, image + offset, sizeof word);
        return word;
    }
    static void put(char* image, uint64_t offset, uint64_t word) { memcpy(image + offset, &word, sizeof word); }

    // Fills the table of functions with those of the class that this agent is.
    template <class Agent> void become() {
        begin = [](HeddleAgent* agent, const char* image) { static_cast<Agent*>(agent)->look_for_reset(image); };
        drive = [](HeddleAgent* agent, char* image) { static_cast<Agent*>(agent)->drive_inputs(image); };
        sample = [](HeddleAgent* agent, const char* image) { return static_cast<Agent*>(agent)->sample_outputs(image); };
    }

    void look_for_reset(const char* image) {
        in_reset_ = false;
        for (const uint64_t reset : config_.resets) in_reset_ |= get(image, reset) != 0;
    }

    // The order is that of the Java enum StallProfile.
    bool pauses() {
        const uint64_t cycle = pause_++;
        switch (config_.profile) {
        case 0: return false;
        case 1: return true;
        case 2: return (cycle & 1) != 0;
        case 5: return (cycle & 16) != 0;
        default: break;
        }
        const uint64_t random = heddle_splitmix(config_.seed ^ heddle_splitmix(cycle));
        switch (config_.profile) {
        case 3: return random >> 61 == 0;
        case 4: return random >> 61 != 0;
        default: return random >> 63 != 0;
        }
    }

    int32_t went_through() { return ++count_ == goal_ ? 1 : 0; }

    HeddleStreamConfig config_;
    const HeddleStreamConfig::Word* words_;
    size_t word_count_;
    bool in_reset_ = false;

private:
    uint64_t pause_ = 0;
    uint64_t count_ = 0;
    uint64_t goal_ = 0;
};

class HeddleSource final : public HeddleStreamAgent {
public:
    explicit HeddleSource(const uint64_t* config) : HeddleStreamAgent{config} {
        become<HeddleSource>();
    }

    void send(const uint64_t* rows, uint64_t beats) override {
        if (next_ == beats_.size()) { // all were taken: start anew rather than grow for ever
            beats_.clear();
            next_ = 0;
        }
        beats_.insert(beats_.end(), rows, rows + beats * config_.payload.size());
    }

private:
    friend class HeddleStreamAgent;

    void drive_inputs(char* image) {
        if (in_reset_) {
            offering_ = false;
        } else if (!offering_) {
            offering_ = !pauses() && next_ < beats_.size();
        }
        put(image, config_.valid, offering_);
        if (offering_) {
            for (size_t i = 0; i < word_count_; ++i) put(image, words_[i].offset, beats_[next_ + i]);
        } else {
            uint64_t bits = heddle_splitmix(config_.seed + ++drives_);
            for (size_t i = 0; i < word_count_; ++i) {
                bits = bits * 0x9E3779B97F4A7C15ull + 1;
                put(image, words_[i].offset, bits >> (64 - words_[i].bits));
            }
        }
    }

    int32_t sample_outputs(const char* image) {
        if (!offering_ || get(image, config_.ready) == 0) return 0;
        next_ += word_count_;
        offering_ = false;
        return went_through();
    }

    std::vector<uint64_t> beats_;
    size_t next_ = 0;
    bool offering_ = false;
    uint64_t drives_ = 0;
};

class HeddleSink final : public HeddleStreamAgent {
public:
    explicit HeddleSink(const uint64_t* config) : HeddleStreamAgent{config} {
        become<HeddleSink>();
    }

    uint64_t drain(uint64_t* into) override {
        const size_t words = beats_.size();
        if (into && words != 0) {
            memcpy(into, beats_.data(), words * sizeof(uint64_t));
            beats_.clear();
        }
        return words;
    }

private:
    friend class HeddleStreamAgent;

    void drive_inputs(char* image) {
        taking_ = !in_reset_ && !pauses();
        put(image, config_.ready, taking_);
    }

    int32_t sample_outputs(const char* image) {
        if (!taking_ || get(image, config_.valid) == 0) return 0;
        for (size_t i = 0; i < word_count_; ++i) beats_.push_back(get(image, words_[i].offset));
        return went_through();
    }

    std::vector<uint64_t> beats_;
    bool taking_ = false;
};
