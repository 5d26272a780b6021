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

    private final Simulation simulation;
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
        this.simulation = simulation;
        this.from = from;
        this.latency = latency;
        this.plan = plan;
        random = new SplittableRandom(seed + from);
        sentValid = simulation.port(begin.valid().portName());
        sentLast = simulation.port(begin.last().portName());
        sentData = simulation.port(begin.data().portName());
        arrivesValid = simulation.port(end.valid().portName());
        arrivesLast = simulation.port(end.last().portName());
        arrivesData = simulation.port(end.data().portName());
    }

    /** How often each fault has happened. */
    public Map<LinkFault, Integer> struck() {
        return Map.copyOf(struck);
    }

    @Override
    public void drive() {
        Word word = arriving.peek();
        boolean arrives = word != null && word.due <= cycle;
        simulation.poke(arrivesValid, arrives);
        simulation.poke(arrivesLast, arrives && word.last);
        simulation.pokeWord(arrivesData, 0, arrives ? word.data : 0);
        if (arrives) {
            arriving.remove();
        }
    }

    @Override
    public void sample() {
        if (simulation.isHigh(sentValid)) {
            boolean last = simulation.isHigh(sentLast);
            if (sent.isEmpty()) {
                begin(!last);
            }
            Word word = new Word(simulation.peek(sentData), last, cycle + latency);
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
