package org.heddle.testbench;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.ClockDomain;
import org.heddle.nic.stage.link.LinkLane;

/**
 * One direction of a cable that does to packets what a plan says; without faults it is a delay. Words of a packet follow each other
 * without a gap, as they were sent. An agent of the link's clock.
 */
public final class FaultyCable implements Agent {
    /** How long a packet that is to arrive behind its follower waits for one. */
    private static final int REORDER_CYCLES = 600;

    private static final int WORD_BITS = 64;
    /** Header, its check, and the first words of the payload. */
    private static final int HEAD_WORDS = 7;

    private record Word(long data, boolean last, long due) {}

    private final Simulation sender;
    private final Simulation receiver;
    private final Port sentValid;
    private final Port sentLast;
    private final Port sentData;
    private final Port arrivesValid;
    private final Port arrivesLast;
    private final Port arrivesData;
    private final int from;
    private final int latency;
    private final FaultPlan plan;
    private final SplittableRandom random;
    private final Map<LinkFault, Integer> struck = new EnumMap<>(LinkFault.class);
    private final long[] seen = new long[2];

    private final Deque<Word> arriving = new ArrayDeque<>();
    private final List<Word> held = new ArrayList<>();
    private long heldUntil = Long.MAX_VALUE;
    private long cycle;
    private long arrivalCycle;

    // The packet that is being sent.
    private Optional<LinkFault> fault = Optional.empty();
    private final List<Word> sent = new ArrayList<>();

    /**
     * Joins one end with the other.
     *
     * @param begin what the node there puts on it
     * @param end what comes to the other node
     * @param from the number of the node at the beginning
     * @param latency in cycles
     * @param plan which packets and words are struck
     * @param seed of what a fault does
     */
    public FaultyCable(
            Simulation simulation, LinkLane begin, LinkLane end, int from, int latency, FaultPlan plan, long seed) {
        this(simulation, begin, simulation, end, from, latency, plan, seed);
    }

    /**
     * Joins nodes that are simulations of their own, and advance together cycle by cycle. Not an agent itself: {@link #beginning} is one of
     * the sender's link clock, {@link #ending} one of the receiver's.
     */
    public FaultyCable(
            Simulation sender,
            LinkLane begin,
            Simulation receiver,
            LinkLane end,
            int from,
            int latency,
            FaultPlan plan,
            long seed) {
        this.sender = sender;
        this.receiver = receiver;
        this.from = from;
        this.latency = latency;
        this.plan = plan;
        random = new SplittableRandom(seed + from);
        sentValid = sender.port(begin.valid().portName());
        sentLast = sender.port(begin.last().portName());
        sentData = sender.port(begin.data().portName());
        arrivesValid = receiver.port(end.valid().portName());
        arrivesLast = receiver.port(end.last().portName());
        arrivesData = receiver.port(end.data().portName());
    }

    /** How often each fault has happened. */
    public Map<LinkFault, Integer> struck() {
        return Map.copyOf(struck);
    }

    /** Returns the faults of each kind that have happened on some cables together. */
    public static Map<LinkFault, Integer> struck(List<FaultyCable> cables) {
        Map<LinkFault, Integer> all = new EnumMap<>(LinkFault.class);
        cables.forEach(cable -> cable.struck.forEach((kind, count) -> all.merge(kind, count, Integer::sum)));
        return all;
    }

    /** Makes each end an agent of the link's clock, which both simulations have. */
    public void lay(ClockDomain link) {
        sender.clock(link).add(beginning());
        receiver.clock(link).add(ending());
    }

    /** Returns the end at the sender alone. */
    public Agent beginning() {
        return new Agent() {
            @Override
            public void drive() {}

            @Override
            public void sample() {
                FaultyCable.this.sample();
            }
        };
    }

    /** Returns the end at the receiver alone. */
    public Agent ending() {
        return new Agent() {
            @Override
            public void drive() {
                FaultyCable.this.drive();
            }

            @Override
            public void sample() {}
        };
    }

    /** Returns whether nothing is on the cable, and nothing is held back. */
    public boolean isEmpty() {
        return arriving.isEmpty() && sent.isEmpty() && held.isEmpty();
    }

    @Override
    public void drive() {
        Word word = arriving.peek();
        boolean arrives = word != null && word.due <= arrivalCycle;
        receiver.poke(arrivesValid, arrives);
        receiver.poke(arrivesLast, arrives && word.last);
        receiver.pokeWord(arrivesData, 0, arrives ? word.data : 0);
        if (arrives) {
            arriving.remove();
        }
        arrivalCycle++;
    }

    @Override
    public void sample() {
        if (sender.isHigh(sentValid)) {
            boolean last = sender.isHigh(sentLast);
            if (sent.isEmpty()) {
                begin(!last);
            }
            Word word = new Word(sender.peek(sentData), last, cycle + latency);
            sent.add(word);
            if (fault.isEmpty()) {
                arriving.add(word);
            }
            if (last) {
                end();
            }
        } else if (cycle >= heldUntil) {
            release();
        }
        cycle++;
    }

    private void begin(boolean isPacket) {
        fault = plan.strike(from, isPacket, seen[isPacket ? 1 : 0]++);
        fault.ifPresent(kind -> struck.merge(kind, 1, Integer::sum));
    }

    /** Ends a packet: puts on the cable what its fault leaves of it, and behind it the packet that was held back. */
    private void end() {
        List<Word> whole = List.copyOf(sent);
        sent.clear();
        fault.ifPresent(kind -> {
            switch (kind) {
                case DROP, REORDER -> {}
                case DUPLICATE -> {
                    arrive(whole);
                    arrive(whole);
                }
                case CORRUPT -> arrive(corrupted(whole));
                case TRUNCATE -> arrive(truncated(whole));
            }
        });
        release();
        if (fault.filter(LinkFault.REORDER::equals).isPresent()) {
            held.addAll(whole);
            heldUntil = cycle + REORDER_CYCLES;
        }
        fault = Optional.empty();
    }

    private void arrive(List<Word> words) {
        words.forEach(word -> arriving.add(new Word(word.data, word.last, cycle + latency)));
    }

    /** A place in a packet; most packets are long, and their few first words are hit as often as the rest. */
    private int place(int words) {
        return random.nextInt(random.nextBoolean() ? Math.min(words, HEAD_WORDS) : words);
    }

    private List<Word> corrupted(List<Word> words) {
        List<Word> changed = new ArrayList<>(words);
        int at = place(words.size());
        Word hit = words.get(at);
        changed.set(at, new Word(hit.data ^ 1L << random.nextInt(WORD_BITS), hit.last, hit.due));
        return changed;
    }

    private List<Word> truncated(List<Word> words) {
        List<Word> left = new ArrayList<>(words.subList(0, place(words.size())));
        if (!left.isEmpty()) {
            Word end = left.remove(left.size() - 1);
            left.add(new Word(end.data, true, end.due));
        }
        return left;
    }

    private void release() {
        arrive(held);
        held.clear();
        heldUntil = Long.MAX_VALUE;
    }
}
