package org.heddle.cosim.agent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Seeds;

/**
 * Carries packets from an output stream of the design to an input stream of the same payload, late, and not always whole.
 * A packet is a run of beats up to the one whose field {@code last} is 1; without that field each beat is a packet. Faults
 * strike whole packets and come from the seed.
 */
public final class FaultyLink implements Agent {
    /** Fault of a packet on the link; the native twin counts the faults in this order. */
    public enum Fault {
        DROP,
        DUPLICATE,
        REORDER,
        CORRUPT,
        TRUNCATE,
        DOWN
    }

    private static final int FAULTS = Fault.values().length;

    /** When a packet comes out: by cycle, then in the order of sending. */
    private record Turn(long due, long number) implements Comparable<Turn> {
        @Override
        public int compareTo(Turn other) {
            return due == other.due ? Long.compare(number, other.number) : Long.compare(due, other.due);
        }
    }

    private final StreamPorts from;
    private final StreamPorts to;
    private final LinkModel model;
    private final long seed;
    private final Map<Fault, Long> faults = new EnumMap<>(Fault.class);
    private final List<long[]> assembling = new ArrayList<>();
    private final TreeMap<Turn, List<long[]>> inFlight = new TreeMap<>();
    private List<long[]> current = List.of();
    private Turn currentTurn = new Turn(0, 0);
    private int delivered;
    private int beats;
    private long packets;
    private long sent;
    private long now;
    private long nextFree;
    private boolean offering;
    private boolean taking;
    private long count;

    private FaultyLink(StreamPorts from, StreamPorts to, LinkModel model, long seed) {
        requireAlike(from, to);
        this.from = from;
        this.to = to;
        this.model = model;
        this.seed = seed;
        for (Fault fault : Fault.values()) {
            faults.put(fault, 0L);
        }
    }

    /**
     * A link.
     *
     * @param from a stream out of the design
     * @param to a stream into the design, of the same payload
     */
    public static FaultyLink between(StreamPorts from, StreamPorts to, LinkModel model, long seed) {
        return new FaultyLink(from, to, model, seed);
    }

    static void requireAlike(StreamPorts from, StreamPorts to) {
        from.requireDirection(false, "link's beginning");
        to.requireDirection(true, "link's end");
        if (!Arrays.equals(from.bits(), to.bits()) || from.lastWord() != to.lastWord()) {
            throw new IllegalArgumentException("streams \"" + from.name() + "\" and \"" + to.name()
                    + "\" have different payloads: a link carries beats as they are");
        }
    }

    /** Packets that came out. */
    public long count() {
        return count;
    }

    /** How often each fault was injected. */
    public Map<Fault, Long> faults() {
        return Map.copyOf(faults);
    }

    @Override
    public void drive() {
        now++;
        boolean inReset = from.simulation().inReset();
        if (inReset) {
            assembling.clear();
            inFlight.clear();
            beats = 0;
            offering = false;
            delivered = 0;
        } else if (!offering) {
            // A packet that was begun is finished before the next.
            offering =
                    delivered != 0 || !inFlight.isEmpty() && inFlight.firstKey().due() <= now;
            if (offering && delivered == 0) {
                currentTurn = inFlight.firstKey();
                current = inFlight.firstEntry().getValue();
            }
        }
        to.setValid(offering);
        if (offering) {
            to.setBeat(current.get(delivered));
        } else {
            to.scramble(Seeds.mix(seed + now));
        }
        taking = !inReset && beats < model.depthBeats() && now >= nextFree;
        from.setReady(taking);
    }

    @Override
    public void sample() {
        if (offering && to.isReady()) {
            offering = false;
            if (++delivered == current.size()) {
                beats -= delivered;
                inFlight.remove(currentTurn);
                delivered = 0;
                count++;
            }
        }
        if (taking && from.isValid()) {
            nextFree = now + model.cyclesPerBeat();
            long[] beat = from.beat();
            assembling.add(beat);
            if (from.isLast(beat)) {
                carry(new ArrayList<>(assembling));
                assembling.clear();
            }
        }
    }

    private long draw(int what) {
        return Seeds.mix(seed ^ Seeds.mix(16 * packets + what));
    }

    private int draw(int what, int below) {
        return (int) Long.remainderUnsigned(draw(what), below);
    }

    private boolean happens(Fault fault, double chance) {
        boolean happens = (draw(fault.ordinal()) & 0xffff) < LinkModel.per64Ki(chance);
        if (happens) {
            faults.merge(fault, 1L, Long::sum);
        }
        return happens;
    }

    /** Decides what becomes of a packet that came. */
    private void carry(List<long[]> packet) {
        packets++;
        if (model.downPeriodCycles() != 0 && now % model.downPeriodCycles() < model.downCycles()) {
            faults.merge(Fault.DOWN, 1L, Long::sum);
            return;
        }
        if (happens(Fault.DROP, model.drop())) {
            return;
        }
        if (happens(Fault.CORRUPT, model.corrupt())) {
            corrupt(packet);
        }
        if (packet.size() > 1 && happens(Fault.TRUNCATE, model.truncate())) {
            int left = 1 + draw(FAULTS, packet.size() - 1);
            packet.subList(left, packet.size()).clear();
            if (from.lastWord() >= 0) {
                packet.get(left - 1)[from.lastWord()] = 1;
            }
        }
        long due = now + model.latencyCycles() + (happens(Fault.REORDER, model.reorder()) ? model.reorderCycles() : 0);
        int copies = happens(Fault.DUPLICATE, model.duplicate()) ? 2 : 1;
        for (int copy = 0; copy < copies; copy++) {
            beats += packet.size();
            inFlight.put(new Turn(due, sent++), packet);
        }
    }

    /** Flips one bit that is not the mark of the last beat. */
    private void corrupt(List<long[]> packet) {
        int[] bits = from.bits();
        int all = 0;
        for (int i = 0; i < bits.length; i++) {
            all += i == from.lastWord() ? 0 : bits[i];
        }
        if (all == 0) {
            return;
        }
        long[] beat = packet.get(draw(FAULTS + 1, packet.size()));
        int bit = draw(FAULTS + 2, all);
        for (int i = 0; i < bits.length; i++) {
            if (i != from.lastWord()) {
                if (bit < bits[i]) {
                    beat[i] ^= 1L << bit;
                    return;
                }
                bit -= bits[i];
            }
        }
    }

    @Override
    public String waitingFor() {
        int open = inFlight.size() + (assembling.isEmpty() ? 0 : 1);
        return open == 0 ? "" : open + " more packets, after " + count;
    }

    @Override
    public String unfinished() {
        return waitingFor();
    }

    @Override
    public String toString() {
        return "link from " + from.name() + " to " + to.name();
    }
}
