package org.heddle.experiment.resource;

import java.util.function.LongSupplier;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.ClockDomain;
import org.heddle.nic.stage.link.LinkLane;

/**
 * Tells of packets at a node's lanes. A word that leaves or arrives keeps the wire busy for its time on it; one that leaves is in flight
 * before and behind that, through the ends of the link, cables and switches. Single words are flow control, and nobody waits for them.
 */
public final class LinkProbe implements Agent {
    /** Cycles of the core from a packet's last word to its first one on the wire: ReplayBuffer 2, LinkTransmitter 2, and a clock crossing of 4. */
    private static final long SENDING_END = 7;
    /** Cycles of the core from the wire to the node: LinkReceiver 2, a clock crossing of 4, and PacketStore 3. */
    private static final long RECEIVING_END = 8;

    private final Simulation simulation;
    private final Lane sent;
    private final Lane received;
    private final ResourceLog log;
    private final LongSupplier cycle;
    private final long wireCycles;
    private final long flightCycles;

    /** Pins of a lane, and whether a packet is under way on it. */
    private static final class Lane {
        private final Port valid;
        private final Port last;
        private boolean isInside;

        Lane(Simulation simulation, LinkLane lane) {
            valid = simulation.port(lane.valid().portName());
            last = simulation.port(lane.last().portName());
        }
    }

    private LinkProbe(
            Simulation simulation,
            LinkLane transmit,
            LinkLane receive,
            ResourceLog log,
            LongSupplier cycle,
            long wireCycles,
            long flightCycles) {
        this.simulation = simulation;
        this.log = log;
        this.cycle = cycle;
        this.wireCycles = wireCycles;
        this.flightCycles = flightCycles;
        sent = new Lane(simulation, transmit);
        received = new Lane(simulation, receive);
    }

    /**
     * Watches a node's lanes from now on.
     *
     * @param link their clock
     * @param cycle now, in cycles of the core
     * @param wireCycles of the core for a word on the wire
     * @param flightCycles of the core from a word's leaving to its arrival at the other node, if nothing is in its way
     */
    public static void attach(
            Simulation simulation,
            ClockDomain link,
            LinkLane transmit,
            LinkLane receive,
            ResourceLog log,
            LongSupplier cycle,
            long wireCycles,
            long flightCycles) {
        simulation.clock(link).add(new LinkProbe(simulation, transmit, receive, log, cycle, wireCycles, flightCycles));
    }

    @Override
    public void drive() {}

    @Override
    public void sample() {
        long now = cycle.getAsLong();
        if (isData(sent)) {
            log.busy(Resource.LINK, now, now + wireCycles);
            log.busy(Resource.FLIGHT, now - SENDING_END, now + wireCycles + flightCycles + RECEIVING_END);
            if (!sent.isInside) {
                log.sentPacket(now);
            }
        }
        if (isData(received)) {
            log.busy(Resource.LINK, now, now + wireCycles);
        }
    }

    private boolean isData(Lane lane) {
        if (!simulation.isHigh(lane.valid)) {
            return false;
        }
        boolean ends = simulation.isHigh(lane.last);
        boolean is = lane.isInside || !ends;
        lane.isInside = !ends;
        return is;
    }
}
