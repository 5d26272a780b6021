package org.heddle.testbench;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.nic.stage.link.LinkLane;

/** Notes when packets pass a lane; single words of flow control are no packets. */
public final class LaneWatch implements Agent {
    /**
     * A packet on a wire.
     *
     * @param first cycle of its first word
     * @param last cycle of its last one
     * @param header its first word
     */
    public record Passed(long first, long last, long header) {
        /** Words, its checks among them. */
        public long words() {
            return last - first + 1;
        }

        /** The node that sent it. */
        public int source() {
            return (int) (header >>> 16) & 0xFFFF;
        }
    }

    public final List<Passed> packets = new ArrayList<>();
    private final Simulation simulation;
    private final Port valid;
    private final Port last;
    private final Port data;
    private long cycle;
    private long first = -1;
    private long header;

    /** Watches a lane; to be added to its clock, whose cycles it counts from then on. */
    public LaneWatch(Simulation simulation, LinkLane lane) {
        this.simulation = simulation;
        valid = simulation.port(lane.valid());
        last = simulation.port(lane.last());
        data = simulation.port(lane.data());
    }

    @Override
    public void drive() {
        // Only watches.
    }

    @Override
    public void sample() {
        long now = cycle++;
        if (!simulation.isHigh(valid)) {
            return;
        }
        if (first < 0) {
            first = now;
            header = simulation.peek(data);
        }
        if (simulation.isHigh(last)) {
            if (now > first) {
                packets.add(new Passed(first, now, header));
            }
            first = -1;
        }
    }
}
