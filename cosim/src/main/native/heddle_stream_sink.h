// The twin of the Java class StreamSink.
#pragma once

#include "heddle_stream.h"

class HeddleStreamSink : public HeddleStreamAgent {
public:
    explicit HeddleStreamSink(HeddleConfig config) : HeddleStreamSink{config, true} {}

protected:
    HeddleStreamSink(HeddleConfig& config, bool complete)
        : HeddleStreamAgent{config}, stalls_{0, 0}, beat_(word_count()) {
        const uint64_t seed = config.word();
        stalls_ = HeddleStalls{config.word(), seed};
        if (complete) become<HeddleStreamSink>();
    }

    void begin_run(const char* image) { look_for_reset(image); }

    void drive_inputs(char* image) {
        const bool taking = !in_reset_ && !stalls_.next(in_packet_ < 2);
        put(image, stream_.ready, taking);
        taking_ = taking;
    }

    // Whether a beat was taken, which is in beat_ then.
    bool take(const char* image) {
        if (!taking_ || get(image, stream_.valid) == 0) return false;
        get_beat(image, beat_.data());
        stalls_.moved();
        in_packet_ = stream_.is_last(beat_.data()) ? 0 : in_packet_ + 1;
        return true;
    }

    int32_t sample_outputs(const char* image) {
        if (!take(image)) return HEDDLE_AGENT_GOES_ON;
        for (const uint64_t word : beat_) collected_.push_back(word); // insert is slower for one word
        return done();
    }

    HeddleStalls stalls_;
    std::vector<uint64_t> beat_;
    uint64_t in_packet_ = 0; // beats of this packet that were taken
    bool taking_ = false;

private:
    friend class HeddleTestAgent;
    friend class HeddleAgents;

    // Cycles, at most so many, in which it certainly takes what is offered.
    uint64_t flows(uint64_t cycles) const {
        if (in_reset_ || !stalls_.never() || word_count() == 0) return 0;
        return std::min(cycles, before_goal());
    }

    HeddleLane lane(char* image, uint64_t cycles) {
        put(image, stream_.ready, 1);
        collected_before_ = collected_.size();
        collected_.resize(collected_before_ + (cycles + 1) * word_count()); // one more: it is looked at before it is taken
        return HeddleLane{stream_.valid, words_, word_count(), collected_.data() + collected_before_};
    }

    void lane_done(const HeddleLane& lane) {
        const size_t words = static_cast<size_t>(lane.beat - collected_.data());
        done_alone((words - collected_before_) / word_count());
        collected_.resize(words);
    }

    size_t collected_before_ = 0; // words, at the beginning of a lane
};
