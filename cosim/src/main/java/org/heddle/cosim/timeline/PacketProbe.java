package org.heddle.cosim.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;

/**
 * Draws packets that pass a lane whose beats are always taken: a span from the first beat of each to the end of its last.
 */
public final class PacketProbe {
    private final Simulation simulation;
    private final Timeline.Track track;
    private final String name;
    private final Port valid;
    private final Port last;
    private final long periodPs;
    private final List<Long> starts = new ArrayList<>();
    private long packets;
    private long beats;
    private long startPs;

    /**
     * A probe.
     *
     * @param name what the packets are called; their number from 0 is added
     * @param valid one bit: a beat is there
     * @param last one bit: it is the last one of its packet
     * @param periodPs of the clock that the wires follow
     */
    public PacketProbe(Simulation simulation, Timeline.Track track, String name, Port valid, Port last, long periodPs) {
        this.simulation = simulation;
        this.track = track;
        this.name = name;
        this.valid = valid;
        this.last = last;
        this.periodPs = periodPs;
    }

    /** Packets that have passed. */
    public long packets() {
        return packets;
    }

    /** When the first beat of a packet that has begun was there. */
    public long startPs(int packet) {
        return starts.get(packet);
    }

    /** Looks at the settled wires just before an edge; to be called once for each. */
    public void sample() {
        if (!simulation.isHigh(valid)) {
            return;
        }
        if (beats++ == 0) {
            startPs = simulation.timePs();
            starts.add(startPs);
        }
        if (simulation.isHigh(last)) {
            track.span(name + " " + packets, startPs, simulation.timePs() + periodPs, Map.of("beats", beats));
            packets++;
            beats = 0;
        }
    }
}
