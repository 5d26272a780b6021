// All native agents by their number, which is that of the Java enum NativeAgent.Kind.
#pragma once

#include "heddle_link.h"
#include "heddle_memory.h"
#include "heddle_packet_sink.h"
#include "heddle_stream_checker.h"
#include "heddle_stream_sink.h"
#include "heddle_stream_source.h"

#include <memory>

inline std::unique_ptr<HeddleTestAgent> heddle_agent(int32_t kind, HeddleConfig config) {
    switch (kind) {
    case 0: return std::unique_ptr<HeddleTestAgent>{new HeddleStreamSource{config}};
    case 1: return std::unique_ptr<HeddleTestAgent>{new HeddleStreamSink{config}};
    case 2: return std::unique_ptr<HeddleTestAgent>{new HeddleStreamChecker{config}};
    case 3: return std::unique_ptr<HeddleTestAgent>{new HeddlePacketSink{config}};
    case 4: return std::unique_ptr<HeddleTestAgent>{new HeddleMemory{config}};
    default: return std::unique_ptr<HeddleTestAgent>{new HeddleLink{config}};
    }
}

// Several agents as one: a model crosses into this library once for all of them, and the most frequent kinds are called
// without a table.
class HeddleAgents final : public HeddleAgent {
public:
    HeddleAgents() : HeddleAgent{} {
        begin = [](HeddleAgent* all, const char* image) {
            for (const Member& member : of(all).members_) member.agent->begin(member.agent.get(), image);
        };
        drive = [](HeddleAgent* all, char* image) {
            for (const Member& member : of(all).members_) {
                if (member.source) {
                    member.source->drive_inputs(image);
                } else if (member.sink) {
                    member.sink->drive_inputs(image);
                } else {
                    member.agent->drive(member.agent.get(), image);
                }
            }
        };
        sample = [](HeddleAgent* all, const char* image) {
            int32_t wanted = HEDDLE_AGENT_GOES_ON;
            for (const Member& member : of(all).members_) {
                if (member.source) {
                    wanted |= member.source->sample_outputs(image);
                } else if (member.sink) {
                    wanted |= member.sink->sample_outputs(image);
                } else {
                    wanted |= member.agent->sample(member.agent.get(), image);
                }
            }
            if ((wanted & HEDDLE_AGENT_COMPLAINS) != 0) of(all).take_complaint();
            return wanted;
        };
        lanes = [](HeddleAgent* all, char* image, uint64_t cycles, HeddleLanes* lanes) {
            return of(all).open_lanes(image, cycles, *lanes);
        };
        lanes_done = [](HeddleAgent* all) { of(all).close_lanes(); };
    }

    HeddleTestAgent* add(int32_t kind, HeddleConfig config) {
        members_.push_back(Member{heddle_agent(kind, config), nullptr, nullptr});
        Member& added = members_.back();
        if (kind == 0) sources_.push_back(added.source = static_cast<HeddleStreamSource*>(added.agent.get()));
        if (kind == 1) sinks_.push_back(added.sink = static_cast<HeddleStreamSink*>(added.agent.get()));
        return added.agent.get();
    }

private:
    struct Member {
        std::unique_ptr<HeddleTestAgent> agent;
        HeddleStreamSource* source; // if it is one
        HeddleStreamSink* sink;     // if it is one
    };

    // Lanes pay when they last.
    static constexpr uint64_t fewest_cycles = 32;
    static constexpr uint64_t most_cycles = 4096; // sinks have room for a beat in each

    uint64_t open_lanes(char* image, uint64_t wanted, HeddleLanes& lanes) {
        if (sources_.size() + sinks_.size() != members_.size()) return 0;
        uint64_t cycles = std::min(wanted, most_cycles);
        for (const HeddleStreamSource* source : sources_) cycles = source->flows(cycles);
        for (const HeddleStreamSink* sink : sinks_) cycles = sink->flows(cycles);
        if (cycles < fewest_cycles) return 0;
        lanes_.clear();
        for (HeddleStreamSource* source : sources_) lanes_.push_back(source->lane(image));
        for (HeddleStreamSink* sink : sinks_) lanes_.push_back(sink->lane(image, cycles));
        lanes = HeddleLanes{lanes_.data(), lanes_.data() + sources_.size(), lanes_.data() + lanes_.size()};
        return cycles;
    }

    void close_lanes() {
        const HeddleLane* lane = lanes_.data();
        for (HeddleStreamSource* source : sources_) source->lane_done(*lane++);
        for (HeddleStreamSink* sink : sinks_) sink->lane_done(*lane++);
    }

    void take_complaint() {
        for (const Member& member : members_) {
            if (!complaint) complaint = member.agent->complaint;
        }
    }

    static HeddleAgents& of(HeddleAgent* all) { return *static_cast<HeddleAgents*>(all); }

    std::vector<Member> members_;
    std::vector<HeddleStreamSource*> sources_;
    std::vector<HeddleStreamSink*> sinks_;
    std::vector<HeddleLane> lanes_;
};
