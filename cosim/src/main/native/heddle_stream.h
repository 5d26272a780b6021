// One ready/valid stream as a native agent sees it.
#pragma once

#include "heddle_agent.h"
#include "heddle_stalls.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>

// The ports of a stream and the resets of its design.
struct HeddleStream {
    std::string name;
    uint64_t valid;
    uint64_t ready;
    std::vector<uint64_t> resets;
    std::vector<HeddleField> payload;
    uint64_t last; // payload word that is 1 in the last beat of a packet; all ones if every beat is a packet

    explicit HeddleStream(HeddleConfig& config)
        : name{config.text()}, valid{config.word()}, ready{config.word()}, resets{config.words()},
          payload{config.fields()}, last{config.word()} {}

    bool is_last(const uint64_t* beat) const { return last == UINT64_MAX || beat[last] != 0; }

    static std::string text(const uint64_t* beat, size_t words) {
        std::string text;
        char word[24];
        for (size_t i = 0; i < words; ++i) {
            snprintf(word, sizeof word, i == 0 ? "0x%" PRIx64 : " 0x%" PRIx64, beat[i]);
            text += word;
        }
        return text;
    }
};

class HeddleStreamAgent : public HeddleTestAgent {
protected:
    explicit HeddleStreamAgent(HeddleConfig& config) : stream_{config}, words_{stream_.payload.data()}, word_count_{stream_.payload.size()} {}

    void look_for_reset(const char* image) { in_reset_ = any(image, stream_.resets); }

    size_t word_count() const { return word_count_; }

    void get_beat(const char* image, uint64_t* beat) const {
        const HeddleField* const end = words_ + word_count_;
        for (const HeddleField* word = words_; word != end; ++word) *beat++ = get(image, word->offset);
    }

    void put_beat(char* image, const uint64_t* beat) const {
        const HeddleField* const end = words_ + word_count_;
        for (const HeddleField* word = words_; word != end; ++word) put(image, word->offset, *beat++);
    }

    // Meaningless bits, as between two beats.
    void scramble(char* image, uint64_t random) const {
        uint64_t bits = random;
        for (size_t i = 0; i < word_count(); ++i) {
            bits = bits * 0x9E3779B97F4A7C15ull + 1;
            put(image, words_[i].offset, bits >> (64 - words_[i].bits));
        }
    }

    HeddleStream stream_;
    const HeddleField* words_;
    size_t word_count_;
    bool in_reset_ = false;
};
