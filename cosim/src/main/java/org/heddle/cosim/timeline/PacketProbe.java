package org.heddle.cosim.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
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
    private final int leastBeats;
    private final long periodPs;
    private final LongSupplier nowPs;
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
     * @param leastBeats shorter packets, such as words of flow control, are not drawn
     * @param periodPs of the clock that the wires follow
     * @param nowPs when that clock rose last
     */
    public PacketProbe(
            Simulation simulation,
            Timeline.Track track,
            String name,
            Port valid,
            Port last,
            int leastBeats,
            long periodPs,
            LongSupplier nowPs) {
        this.simulation = simulation;
        this.track = track;
        this.name = name;
        this.valid = valid;
        this.last = last;
        this.leastBeats = leastBeats;
        this.periodPs = periodPs;
        this.nowPs = nowPs;
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
            startPs = nowPs.getAsLong();
        }
        if (beats == leastBeats) {
            starts.add(startPs);
        }
        if (simulation.isHigh(last)) {
            if (beats < leastBeats) {
                beats = 0;
                return;
            }
            track.span(name + " " + packets, startPs, nowPs.getAsLong() + periodPs, Map.of("beats", beats));
            packets++;
            beats = 0;
        }
    }
}
