// The twin of the Java class StreamChecker: valid stays, and so does the payload, until ready.
#pragma once

#include "heddle_stream.h"

class HeddleStreamChecker final : public HeddleStreamAgent {
public:
    explicit HeddleStreamChecker(HeddleConfig config)
        : HeddleStreamAgent{config}, held_(word_count()), beat_(word_count()), begun_{stream_.resets.empty()} {
        become<HeddleStreamChecker>();
    }

private:
    friend class HeddleTestAgent;

    void begin_run(const char*) {}
    void drive_inputs(char*) {}

    int32_t sample_outputs(const char* image) {
        look_for_reset(image);
        begun_ |= in_reset_;
        if (!begun_) return HEDDLE_AGENT_GOES_ON;
        const bool valid = !in_reset_ && get(image, stream_.valid) != 0;
        const bool held = stalled_ && !in_reset_;
        stalled_ = valid && get(image, stream_.ready) == 0;
        if (!held && !stalled_) return HEDDLE_AGENT_GOES_ON; // as nearly always
        if (held && !valid) {
            return complain("stream \"" + stream_.name + "\": valid fell in cycle " + cycle(image) +
                            " before ready took the beat " + HeddleStream::text(held_.data(), word_count()));
        }
        get_beat(image, beat_.data());
        if (held && beat_ != held_) {
            return complain("stream \"" + stream_.name + "\": the payload changed in cycle " + cycle(image) + " from " +
                            HeddleStream::text(held_.data(), word_count()) + " to " +
                            HeddleStream::text(beat_.data(), word_count()) + " before ready took it");
        }
        held_ = beat_;
        return HEDDLE_AGENT_GOES_ON;
    }

    static std::string cycle(const char* image) {
        return std::to_string(get(image, offsetof(HeddleHead, clock_cycles)));
    }

    std::vector<uint64_t> held_;
    std::vector<uint64_t> beat_;
    bool begun_; // behind the first reset, if the design has one
    bool stalled_ = false;
};
