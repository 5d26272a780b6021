package org.heddle.cosim.agent.bus;

import java.util.ArrayDeque;
import java.util.Deque;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;

/** A master of a register block's streams, of agents in Java. It takes part in cycles itself, behind its source and its sink. */
final class JavaBusMaster extends StreamBusMaster implements Agent {
    private final StreamSource source;
    private final StreamSink sink;
    private final Deque<BusAccess> waiting = new ArrayDeque<>();
    private final MasterCycle cycle;
    private int seen;
    private long over;

    JavaBusMaster(StreamPorts request, StreamPorts response, StallProfile stalls, long limitCycles) {
        super(request, response, limitCycles);
        Simulation simulation = simulation();
        cycle = new MasterCycle(simulation, name());
        long seed = simulation.options().seed();
        this.source = simulation.add(StreamSource.on(request, stalls, seed));
        this.sink = simulation.add(StreamSink.on(response, stalls, ~seed));
        simulation.add(this);
    }

    @Override
    void queue(BusAccess access) {
        source.send(beat(access));
        waiting.add(access);
    }

    @Override
    public void drive() {
        cycle.begin(this::lose);
    }

    private void lose() {
        for (; underWay() > 0; over++) {
            waiting.remove().lost();
        }
    }

    @Override
    public void sample() {
        for (; seen < sink.count(); seen++) {
            if (underWay() > 0) {
                answer(waiting.remove(), sink.beats().get(seen));
                over++;
            } else {
                cycle.unasked("an answer came", ", and no access waits for it");
            }
        }
    }

    /** How many accesses were taken and not answered. */
    private long underWay() {
        return source.taken() - over;
    }

    @Override
    public String waitingFor() {
        return underWay() == 0 ? "" : underWay() + " answers";
    }

    @Override
    public String unfinished() {
        return waitingFor();
    }

    @Override
    public String toString() {
        return "master of " + name();
    }
}
