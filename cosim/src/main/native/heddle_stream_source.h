// The twin of the Java class StreamSource.
#pragma once

#include "heddle_stream.h"

class HeddleStreamSource final : public HeddleStreamAgent {
public:
    explicit HeddleStreamSource(HeddleConfig config)
        : HeddleStreamAgent{config}, seed_{config.word()}, stalls_{config.word(), seed_} {
        become<HeddleStreamSource>();
    }

    void send(const uint64_t* words, uint64_t count) override {
        if (next_ == beats_.size()) { // all were taken: start anew rather than grow for ever
            beats_.clear();
            next_ = 0;
        }
        beats_.insert(beats_.end(), words, words + count);
    }

    uint64_t open() const override { return word_count() == 0 ? 0 : (beats_.size() - next_) / word_count(); }

private:
    friend class HeddleTestAgent;
    friend class HeddleAgents;

    void begin_run(const char* image) { look_for_reset(image); }

    void drive_inputs(char* image) {
        if (in_reset_) {
            offering_ = false;
        } else if (!offering_) {
            const bool waiting = next_ < beats_.size();
            offering_ = !stalls_.next(waiting && (first_ || stream_.is_last(&beats_[next_]))) && waiting;
        }
        put(image, stream_.valid, offering_);
        if (offering_) {
            put_beat(image, &beats_[next_]);
        } else {
            scramble(image, heddle_splitmix(seed_ + ++drives_));
        }
    }

    int32_t sample_outputs(const char* image) {
        if (!offering_ || get(image, stream_.ready) == 0) return HEDDLE_AGENT_GOES_ON;
        first_ = stream_.is_last(&beats_[next_]);
        stalls_.moved();
        next_ += word_count();
        offering_ = false;
        return done();
    }

    uint64_t seed_;
    HeddleStalls stalls_;
    std::vector<uint64_t> beats_;
    size_t next_ = 0;
    bool first_ = true;
    bool offering_ = false;
    uint64_t drives_ = 0;
};
