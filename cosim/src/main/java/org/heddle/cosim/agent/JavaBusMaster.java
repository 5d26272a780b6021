package org.heddle.cosim.agent;

import org.heddle.cosim.Simulation;

/** A bus master of agents in Java. */
final class JavaBusMaster extends BusMaster {
    private final StreamSource source;
    private final StreamSink sink;

    JavaBusMaster(StreamPorts request, StreamPorts response, StallProfile stalls, long limitCycles) {
        super(request, response, limitCycles);
        Simulation simulation = request.simulation();
        long seed = simulation.options().seed();
        this.source = simulation.add(StreamSource.on(request, stalls, seed));
        this.sink = simulation.add(StreamSink.on(response, stalls, ~seed));
    }

    @Override
    long[] access(long[] beat, long limit) {
        int answers = sink.count();
        source.send(beat);
        request()
                .simulation()
                .runUntil("the answer of " + request().name(), () -> sink.count() > answers)
                .within(limit);
        return sink.beats().get(answers);
    }
}
