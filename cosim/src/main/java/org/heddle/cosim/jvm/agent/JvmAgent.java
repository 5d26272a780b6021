package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.Optional;

/** A part of the test bench that acts within the engine, at two moments of each cycle: the twin in Java of a native agent. */
public abstract class JvmAgent {
    /** The port image of the simulation. */
    protected final LongBuffer image;

    private long[] collected = new long[64];
    private int first;
    private int end;
    private long count;
    private long goal;
    private Optional<String> complaint = Optional.empty();

    /** An agent on a port image. */
    protected JvmAgent(LongBuffer image) {
        this.image = image;
    }

    /**
     * Makes an agent.
     *
     * @param kind its number, as native code has it
     * @param config what a native agent would be given
     */
    public static JvmAgent of(int kind, long[] config, LongBuffer image) {
        AgentConfig words = new AgentConfig(config);
        return switch (kind) {
            case 0 -> new SourceTwin(words, image);
            case 1 -> new SinkTwin(words, image);
            case 2 -> new CheckerTwin(words, image);
            case 3 -> new PacketSinkTwin(words, image);
            case 4 -> new MemoryTwin(words, image);
            case 5 -> new LinkTwin(words, image);
            default -> throw new IllegalArgumentException("no kind of native agents has the number " + kind);
        };
    }

    /** Before a run, in which resets do not change. */
    public void begin() {}

    /** Writes inputs before the design settles. */
    public void drive() {}

    /** Reads the settled ports just before the edge; whether the agent wants the run to end. */
    public abstract boolean sample();

    /** Queues work. */
    public void send(long[] words) {}

    /** Answers a question of the agent's own kind into the words that there is room for. */
    public void ask(long question, long[] answer) {}

    /** Work that is not done yet. */
    public long open() {
        return 0;
    }

    /** Work done, in the unit of the agent. */
    public final long count() {
        return count;
    }

    /** Lets the agent ask for the end of the run once it has done this much. */
    public final void setGoal(long work) {
        goal = work;
    }

    /** Notes a piece of work; whether that was the goal. */
    protected final boolean done() {
        boolean before = Long.compareUnsigned(count, goal) < 0;
        count++;
        return before && count >= goal;
    }

    /** Says what rule was broken, which ends the simulation. */
    protected final boolean complain(String why) {
        complaint = Optional.of(why);
        return true;
    }

    /** The rule that was broken; empty if none was. */
    public final Optional<String> complaint() {
        return complaint;
    }

    /** Keeps a word for whoever drains it. */
    protected final void collect(long word) {
        if (end == collected.length) {
            int kept = end - first;
            long[] room = 2 * kept > collected.length ? new long[2 * collected.length] : collected;
            System.arraycopy(collected, first, room, 0, kept);
            collected = room;
            first = 0;
            end = kept;
        }
        collected[end++] = word;
    }

    /** Words that were collected and not drained yet. */
    public final long pending() {
        return end - first;
    }

    /** Moves the oldest of them, at most so many; returns how many. */
    public final int drain(long[] into, int most) {
        int words = Math.min(end - first, most);
        System.arraycopy(collected, first, into, 0, words);
        first += words;
        return words;
    }

    protected final boolean isHigh(int place) {
        return image.get(place) != 0;
    }

    protected final void put(int place, boolean high) {
        image.put(place, high ? 1 : 0);
    }

    /** Whether any reset is active; an odd offset is that of one that is active at 0. */
    protected final boolean any(long[] resets) {
        boolean active = false;
        for (long reset : resets) {
            active |= image.get((int) (reset & ~1L) / Long.BYTES) != 0 != ((reset & 1) != 0);
        }
        return active;
    }

    /** Words as messages show them. */
    protected static String text(long[] beat) {
        return String.join(
                " ",
                Arrays.stream(beat)
                        .mapToObj(word -> "0x" + Long.toHexString(word))
                        .toList());
    }
}
