// The twin of the Java class HostMemory: answers requests late, at a limited rate and out of order.
#pragma once

#include "heddle_stream.h"

#include <unordered_map>

class HeddleMemory final : public HeddleTestAgent {
public:
    explicit HeddleMemory(HeddleConfig config)
        : request_{config}, response_{config}, seed_{config.word()}, latency_{config.word()}, interval_{config.word()},
          window_{config.word()}, depth_{config.word()}, write_{config.word()}, address_{config.word()},
          mask_{config.word()}, tag_{config.word()}, data_{config.word()}, words_{config.word()},
          answer_tag_{config.word()}, answer_data_{config.word()}, beat_(request_.payload.size()) {
        become<HeddleMemory>();
    }

    // Sets a line: its address and its words.
    void send(const uint64_t* words, uint64_t) override { line(words[0]).assign(words + 1, words + 1 + words_); }

    // Reads a line by the back door.
    uint64_t ask(uint64_t address, uint64_t* into) override {
        memcpy(into, line(address).data(), words_ * sizeof(uint64_t));
        return words_;
    }

    uint64_t open() const override { return pending_.size(); }

private:
    friend class HeddleTestAgent;

    struct Answer {
        uint64_t due;
        std::vector<uint64_t> beat;
    };

    void begin_run(const char* image) { in_reset_ = any(image, request_.resets); }

    void drive_inputs(char* image) {
        ++now_;
        if (in_reset_) {
            pending_.clear();
            offering_ = false;
        } else if (!offering_) {
            choose();
        }
        put(image, response_.valid, offering_);
        uint64_t bits = heddle_splitmix(seed_ + now_);
        for (size_t i = 0; i < response_.payload.size(); ++i) {
            bits = bits * 0x9E3779B97F4A7C15ull + 1;
            put(image, response_.payload[i].offset,
                offering_ ? pending_[chosen_].beat[i] : bits >> (64 - response_.payload[i].bits));
        }
        taking_ = !in_reset_ && pending_.size() < depth_;
        put(image, request_.ready, taking_);
    }

    // One of the due answers among the oldest ones.
    void choose() {
        if (now_ < next_free_) return;
        std::vector<size_t> due;
        for (size_t i = 0; i < pending_.size() && i < window_; ++i) {
            if (pending_[i].due <= now_) due.push_back(i);
        }
        if (due.empty()) return;
        chosen_ = due[heddle_splitmix(seed_ ^ heddle_splitmix(choices_++)) % due.size()];
        offering_ = true;
    }

    int32_t sample_outputs(const char* image) {
        int32_t wish = HEDDLE_AGENT_GOES_ON;
        if (offering_ && get(image, response_.ready) != 0) {
            pending_.erase(pending_.begin() + static_cast<std::ptrdiff_t>(chosen_));
            offering_ = false;
            next_free_ = now_ + interval_;
            wish = done();
        }
        if (taking_ && get(image, request_.valid) != 0) {
            for (size_t i = 0; i < beat_.size(); ++i) beat_[i] = get(image, request_.payload[i].offset);
            accept();
        }
        return wish;
    }

    void accept() {
        std::vector<uint64_t>& line_words = line(beat_[address_]);
        const bool writes = write_ != UINT64_MAX && beat_[write_] != 0;
        if (writes) {
            for (uint64_t byte = 0; byte < 8 * words_; ++byte) {
                if (mask_ != UINT64_MAX && (beat_[mask_ + byte / 64] >> byte % 64 & 1) == 0) continue;
                const uint64_t bits = uint64_t{0xff} << 8 * (byte % 8);
                uint64_t& word = line_words[byte / 8];
                word = (word & ~bits) | (beat_[data_ + byte / 8] & bits);
            }
        }
        Answer answer{now_ + latency_, std::vector<uint64_t>(response_.payload.size())};
        if (answer_tag_ != UINT64_MAX) answer.beat[answer_tag_] = beat_[tag_];
        for (uint64_t i = 0; i < words_; ++i) answer.beat[answer_data_ + i] = line_words[i];
        pending_.push_back(answer);
    }

    std::vector<uint64_t>& line(uint64_t address) {
        std::vector<uint64_t>& words = lines_[address];
        if (words.empty()) { // what nobody wrote
            for (uint64_t i = 0; i < words_; ++i) {
                words.push_back(heddle_splitmix(seed_ ^ heddle_splitmix(address * words_ + i)) >>
                                (64 - response_.payload[answer_data_ + i].bits));
            }
        }
        return words;
    }

    HeddleStream request_;
    HeddleStream response_;
    uint64_t seed_, latency_, interval_, window_, depth_;
    uint64_t write_, address_, mask_, tag_, data_, words_; // places in a request
    uint64_t answer_tag_, answer_data_;
    std::vector<uint64_t> beat_;
    std::unordered_map<uint64_t, std::vector<uint64_t>> lines_;
    std::vector<Answer> pending_; // the oldest first
    uint64_t now_ = 0;
    uint64_t next_free_ = 0;
    uint64_t choices_ = 0;
    size_t chosen_ = 0;
    bool in_reset_ = false;
    bool offering_ = false;
    bool taking_ = false;
};
