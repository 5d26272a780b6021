package org.heddle.nic.stage.link;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;

/** A sender on a link that does what it is told, wrong packets included, but never sends without a place at the other end. */
public final class WireDriver implements Agent {
    private final Simulation simulation;
    private final LinkLane link;
    private final BooleanSupplier freed;
    /** A packet on the wire, and whether it takes a place at the other end. */
    private record Sent(long[] words, boolean takesPlace) {}

    private final Deque<Sent> packets = new ArrayDeque<>();
    private int position;
    private int credits;

    /**
     * A sender that begins with so many credits.
     *
     * @param freed whether a place at the other end becomes free in this cycle
     */
    public WireDriver(Simulation simulation, LinkLane link, int credits, BooleanSupplier freed) {
        this.freed = freed;
        this.simulation = simulation;
        this.link = link;
        this.credits = credits;
    }

    /** Queues all words of a packet, checks included; the last one ends it. */
    public void send(long... wire) {
        packets.add(new Sent(wire.clone(), true));
    }

    /** Queues a packet that must be discarded. */
    public void sendWrong(long... wire) {
        packets.add(new Sent(wire.clone(), false));
    }

    /** Credits it holds. */
    public int credits() {
        return credits;
    }

    /** Whether every packet was sent. */
    public boolean isDone() {
        return packets.isEmpty();
    }

    @Override
    public void drive() {
        boolean sends = !simulation.inReset()
                && !packets.isEmpty()
                && (position > 0 || credits > 0 || !packets.element().takesPlace);
        simulation.poke(link.valid(), sends);
        simulation.poke(link.data(), sends ? packets.element().words[position] : 0x5A5A_5A5A_5A5A_5A5AL);
        boolean last = sends && position == packets.element().words.length - 1;
        simulation.poke(link.last(), last);
        if (!sends) {
            return;
        }
        credits -= position == 0 && packets.element().takesPlace ? 1 : 0;
        position = last ? 0 : position + 1;
        if (last) {
            packets.remove();
        }
    }

    @Override
    public void sample() {
        credits += !simulation.inReset() && freed.getAsBoolean() ? 1 : 0;
    }

    @Override
    public String waitingFor() {
        return packets.isEmpty() ? "" : packets.size() + " packets to be sent, with " + credits + " credits";
    }
}
