// The twin of the Java class StreamSource.
#pragma once

#include "heddle_stream.h"

class HeddleStreamSource final : public HeddleStreamAgent {
public:
    explicit HeddleStreamSource(HeddleConfig config)
        : HeddleStreamAgent{config}, seed_{config.word()}, stalls_{config.word(), seed_}, begins_late_{config.word() != 0} {
        become<HeddleStreamSource>();
    }

    void send(const uint64_t* words, uint64_t count) override {
        beats_.erase(beats_.begin(), beats_.end() - (end_ - next_)); // those that were taken
        beats_.insert(beats_.end(), words, words + count);
        next_ = beats_.data();
        end_ = next_ + beats_.size();
    }

    uint64_t open() const override { return word_count() == 0 ? 0 : static_cast<size_t>(end_ - next_) / word_count(); }

private:
    friend class HeddleTestAgent;
    friend class HeddleAgents;

    void begin_run(const char* image) {
        look_for_reset(image);
        offering_ &= !in_reset_;
        behind_reset_ |= in_reset_ && begins_late_;
    }

    void drive_inputs(char* image) {
        bool offering = offering_;
        if (behind_reset_) {
            behind_reset_ = in_reset_;
        } else if (!offering && !in_reset_) {
            const bool waiting = next_ != end_;
            offering = !stalls_.next(waiting && (first_ || stream_.is_last(next_))) && waiting;
            offering_ = offering;
        }
        put(image, stream_.valid, offering);
        if (offering) {
            put_beat(image, next_);
        } else {
            scramble(image, heddle_splitmix(seed_ + ++drives_));
        }
    }

    int32_t sample_outputs(const char* image) {
        if (!offering_ || get(image, stream_.ready) == 0) return HEDDLE_AGENT_GOES_ON;
        first_ = stream_.is_last(next_);
        stalls_.moved();
        next_ += word_count();
        offering_ = false;
        return done();
    }

    // Cycles, at most so many, in which it certainly offers a beat.
    uint64_t flows(uint64_t cycles) const {
        if (in_reset_ || behind_reset_ || !stalls_.never() || word_count() == 0) return 0;
        return std::min({cycles, open(), before_goal()});
    }

    HeddleLane lane(char* image) {
        put(image, stream_.valid, 1);
        return HeddleLane{stream_.ready, words_, word_count(), next_};
    }

    void lane_done(const HeddleLane& lane) {
        done_alone(static_cast<size_t>(lane.beat - next_) / word_count());
        next_ = lane.beat;
        offering_ = false; // or again, when it is driven
    }

    uint64_t* next_ = nullptr; // the next beat to be taken
    uint64_t* end_ = nullptr;
    bool first_ = true;
    bool offering_ = false;
    uint64_t seed_;
    HeddleStalls stalls_;
    bool begins_late_; // not in the cycle behind a reset: AXI's rule
    bool behind_reset_ = false;
    uint64_t drives_ = 0;
    std::vector<uint64_t> beats_;
};
