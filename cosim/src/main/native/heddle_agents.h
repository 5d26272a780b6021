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
                if (!all->complaint) all->complaint = member.agent->complaint;
            }
            return wanted;
        };
    }

    HeddleTestAgent* add(int32_t kind, HeddleConfig config) {
        members_.push_back(Member{heddle_agent(kind, config), nullptr, nullptr});
        Member& added = members_.back();
        if (kind == 0) added.source = static_cast<HeddleStreamSource*>(added.agent.get());
        if (kind == 1) added.sink = static_cast<HeddleStreamSink*>(added.agent.get());
        return added.agent.get();
    }

private:
    struct Member {
        std::unique_ptr<HeddleTestAgent> agent;
        HeddleStreamSource* source; // if it is one
        HeddleStreamSink* sink;     // if it is one
    };

    static HeddleAgents& of(HeddleAgent* all) { return *static_cast<HeddleAgents*>(all); }

    std::vector<Member> members_;
};
