package org.heddle.cosim.agent.bus;

import org.heddle.cosim.agent.NativeSink;
import org.heddle.cosim.agent.NativeSource;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;

/** A master of a register block's streams, of native agents. */
final class NativeBusMaster extends StreamBusMaster {
    private final NativeSource source;
    private final NativeSink sink;

    NativeBusMaster(StreamPorts request, StreamPorts response, StallProfile stalls, long limitCycles) {
        super(request, response, limitCycles);
        long seed = simulation().options().seed();
        this.source = NativeSource.on(request, stalls, seed);
        this.sink = NativeSink.on(response, stalls, ~seed);
    }

    @Override
    boolean waitsForEach() {
        return true;
    }

    @Override
    void queue(BusAccess access) {
        sink.drain(); // what came too late for an access that was given up
        source.send(beat(access));
    }

    @Override
    void await(BusAccess access, long limit) {
        sink.until(sink.count() + 1).within(limit);
        answer(access, sink.drain());
    }
}
