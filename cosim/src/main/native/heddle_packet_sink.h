// The twin of the Java class PacketSink: takes packets and compares each beat with what was expected.
#pragma once

#include "heddle_stream_sink.h"

#include <deque>

class HeddlePacketSink final : public HeddleStreamSink {
public:
    explicit HeddlePacketSink(HeddleConfig config) : HeddleStreamSink{config, false} { become<HeddlePacketSink>(); }

    // Expected packets: each the number of its beats and their words.
    void send(const uint64_t* words, uint64_t count) override {
        for (uint64_t at = 0; at < count;) {
            const uint64_t beats = words[at++];
            expected_.emplace_back(words + at, words + at + beats * word_count());
            at += beats * word_count();
        }
    }

    uint64_t open() const override { return expected_.size(); }

private:
    friend class HeddleTestAgent;

    int32_t sample_outputs(const char* image) {
        const uint64_t beat = in_packet_;
        if (!take(image)) return HEDDLE_AGENT_GOES_ON;
        if (expected_.empty()) return complain(where(beat) + " " + actual() + " was not expected");
        const std::vector<uint64_t>& packet = expected_.front();
        const uint64_t beats = packet.size() / word_count();
        const bool last = stream_.is_last(beat_.data());
        for (size_t i = 0; i < word_count(); ++i) {
            const uint64_t word = packet[beat * word_count() + i];
            if (i != stream_.last && word != beat_[i]) {
                return complain(where(beat) + " of " + std::to_string(beats) + ": expected " +
                                HeddleStream::text(&packet[beat * word_count()], word_count()) + ", was " + actual());
            }
        }
        if (last != (beat + 1 == beats)) {
            return complain(where(beat) + " of " + std::to_string(beats) + ": the packet " +
                            (last ? "ends there" : "goes on behind it"));
        }
        if (!last) return HEDDLE_AGENT_GOES_ON;
        expected_.pop_front();
        return done();
    }

    std::string actual() const { return HeddleStream::text(beat_.data(), word_count()); }

    std::string where(uint64_t beat) const {
        return "stream \"" + stream_.name + "\": packet " + std::to_string(count()) + ", beat " + std::to_string(beat);
    }

    std::deque<std::vector<uint64_t>> expected_;
};
