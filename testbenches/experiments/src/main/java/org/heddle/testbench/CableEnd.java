package org.heddle.testbench;

import java.nio.LongBuffer;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.cluster.LatencyWire;
import org.heddle.nic.stage.link.LinkLane;

/**
 * Where a cable meets a node or a switch, at the link's clock. What leaves in one cycle reaches the other end a cable's length later.
 */
public final class CableEnd implements Agent {
    private static final int VALID = 1;
    private static final int LAST = 2;
    /** Words of 64 bits that a cable carries in each cycle. */
    private static final int WORDS = 2;

    private final Simulation simulation;
    private final Port sentValid;
    private final Port sentLast;
    private final Port sentData;
    private final Port receivedValid;
    private final Port receivedLast;
    private final Port receivedData;

    private final LatencyWire away;
    private final LatencyWire back;
    private boolean receives = true;
    private boolean isCut;
    private long cycle;

    /**
     * An end; to be added to the link's clock.
     *
     * @param transmit what the node sends
     * @param receive what it is sent
     * @param away carries what the node sends
     * @param back brings what the other end sends
     */
    public CableEnd(Simulation simulation, LinkLane transmit, LinkLane receive, LatencyWire away, LatencyWire back) {
        this.simulation = simulation;
        sentValid = simulation.port(transmit.valid());
        sentLast = simulation.port(transmit.last());
        sentData = simulation.port(transmit.data());
        receivedValid = simulation.port(receive.valid());
        receivedLast = simulation.port(receive.last());
        receivedData = simulation.port(receive.data());
        this.away = away;
        this.back = back;
    }

    /** A cable in one direction: one word of flags, one of data. */
    public static LatencyWire cable(int cycles) {
        return new LatencyWire(cycles, WORDS);
    }

    /**
     * A cable in one direction whose words lie somewhere else.
     *
     * @param ring of {@link #ringWords}
     */
    public static LatencyWire cable(int cycles, LongBuffer ring) {
        return new LatencyWire(cycles, WORDS, ring);
    }

    /** Number of words that such a cable lies in. */
    public static int ringWords(int cycles) {
        return LatencyWire.ringWords(cycles, WORDS);
    }

    /** Cuts the cable in both directions, for good; what is under way on it does not arrive here. */
    public void cut() {
        isCut = true;
    }

    /** Gives the node what the other end sent a cable's length before this cycle; inputs that stay as they are cost nothing. */
    @Override
    public void drive() {
        long then = back.receive(cycle, 0);
        boolean comes = !isCut && (then & VALID) != 0;
        if (comes || receives) {
            simulation.poke(receivedValid, comes);
            simulation.poke(receivedLast, (then & LAST) != 0);
            simulation.poke(receivedData, comes ? back.receive(cycle, 1) : 0);
        }
        receives = comes;
    }

    /** Notes what the node sends in this cycle. */
    @Override
    public void sample() {
        int now = 0;
        if (!isCut && simulation.isHigh(sentValid)) {
            now = VALID | (simulation.isHigh(sentLast) ? LAST : 0);
            away.send(cycle, 1, simulation.peek(sentData));
        }
        away.send(cycle, 0, now);
        cycle++;
    }
}
