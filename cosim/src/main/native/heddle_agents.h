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
