package org.heddle.cosim.agent;

/** A bus master of native agents. */
final class NativeBusMaster extends BusMaster {
    private final NativeSource source;
    private final NativeSink sink;

    NativeBusMaster(StreamPorts request, StreamPorts response, StallProfile stalls, long limitCycles) {
        super(request, response, limitCycles);
        long seed = request.simulation().options().seed();
        this.source = NativeSource.on(request, stalls, seed);
        this.sink = NativeSink.on(response, stalls, ~seed);
    }

    @Override
    long[] access(long[] beat, long limit) {
        source.send(beat);
        sink.until(sink.count() + 1).within(limit);
        return sink.drain();
    }
}
