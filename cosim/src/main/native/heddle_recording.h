// The changes of an instance's inputs, by the number of rising edges before them, and their repetition.
//
// One change: the number of edges since the change before, a bit per input word (rounded up to whole words), then the new
// value of each word whose bit is 1. All in 64-bit words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

class HeddleRecording {
public:
    HeddleRecording(size_t input_words, uint64_t limit_bytes)
        : input_words_{input_words}, limit_words_{static_cast<size_t>(limit_bytes / sizeof(uint64_t))} {}

    // False if this change does not fit any more.
    bool note(uint64_t edges, const uint64_t* before, const uint64_t* after) {
        const size_t mask_words = (input_words_ + 63) / 64;
        if (log_.size() + 1 + mask_words + input_words_ > limit_words_) return false;
        log_.push_back(edges - last_edges_);
        last_edges_ = edges;
        const size_t mask = log_.size();
        log_.resize(mask + mask_words, 0);
        for (size_t i = 0; i < input_words_; ++i) {
            if (before[i] == after[i]) continue;
            log_[mask + i / 64] |= uint64_t{1} << i % 64;
            log_.push_back(after[i]);
        }
        return true;
    }

    uint64_t copy(uint64_t* into, uint64_t capacity) const {
        if (into && log_.size() <= capacity) memcpy(into, log_.data(), log_.size() * sizeof(uint64_t));
        return log_.size();
    }

private:
    size_t input_words_;
    size_t limit_words_;
    uint64_t last_edges_ = 0;
    std::vector<uint64_t> log_;
};

// Where a repetition stands in its recording.
class HeddleReplay {
public:
    // Edges before the next change; all ones if there is none.
    uint64_t next_edge(const uint64_t* log, uint64_t words) const {
        return position_ < words ? last_edges_ + log[position_] : UINT64_MAX;
    }

    // Applies the next change.
    void take(const uint64_t* log, uint64_t* inputs, size_t input_words) {
        last_edges_ += log[position_++];
        const uint64_t* mask = log + position_;
        position_ += (input_words + 63) / 64;
        for (size_t i = 0; i < input_words; ++i) {
            if (mask[i / 64] >> i % 64 & 1) inputs[i] = log[position_++];
        }
    }

private:
    uint64_t position_ = 0;
    uint64_t last_edges_ = 0;
};
