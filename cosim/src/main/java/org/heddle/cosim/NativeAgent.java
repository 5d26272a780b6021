package org.heddle.cosim;

import java.util.function.LongSupplier;
import org.heddle.cosim.engine.ModelCalls;
import org.heddle.cosim.stop.CycleLimitException;

/**
 * A part of the test bench that runs natively, without Java in the cycle. It acts at the same two moments of each cycle as
 * {@link Agent}s do. It belongs to its simulation and ends with it.
 */
public abstract class NativeAgent {
    /** Kind of a native agent; native code knows the kinds by their order. */
    protected enum Kind {
        STREAM_SOURCE,
        STREAM_SINK,
        STREAM_CHECKER,
        PACKET_SINK,
        MEMORY,
        LINK
    }

    private final Simulation simulation;
    private final String name;
    private final long handle;

    /**
     * Adds the agent to a simulation.
     *
     * @param name for messages, such as {@code source of rx}
     * @throws IllegalStateException if it is no mere checker and the simulation has agents in Java, which would not be
     *     asked in native cycles
     */
    protected NativeAgent(Simulation simulation, String name, Kind kind, NativeConfig config) {
        this.simulation = simulation;
        this.name = name;
        long[] words = config.words();
        this.handle = kind == Kind.STREAM_CHECKER
                ? simulation.instance().addChecker(kind.ordinal(), words)
                : simulation.stepping().add(this, kind.ordinal(), words);
    }

    /** Work done since the simulation was opened, in the agent's unit. */
    public final long count() {
        return call(() -> calls().agentCount(handle));
    }

    /** Work that is begun or queued and not done yet. */
    public final long open() {
        return call(() -> calls().agentOpen(handle));
    }

    /** Returns the name of the unit of {@link #count} and {@link #open}, in the plural. */
    protected abstract String unit();

    /**
     * Runs until {@link #count} has reached a number, in one native call: {@code sink.until(1000).within(5000)}.
     *
     * @param goal in all, since the simulation was opened
     */
    public final Wait until(long goal) {
        return cycles -> call(() -> {
            simulation.stepping().requireWithinLimit(cycles, "waiting for " + goal + " " + unit() + " at " + name);
            long start = simulation.cycle();
            if (count() < goal) {
                calls().agentGoal(handle, goal);
                try {
                    simulation.instance().run(cycles, 0);
                } finally {
                    calls().agentGoal(handle, 0);
                }
            }
            if (count() < goal) {
                throw new CycleLimitException(
                        "waited " + cycles + " cycles for " + goal + " " + unit() + " at the " + name
                                + ", until cycle " + simulation.cycle() + " of \""
                                + simulation.design().top() + "\": " + count() + " went through"
                                + Waits.waiting(simulation),
                        simulation.cycle());
            }
            return simulation.cycle() - start;
        });
    }

    /** Returns the outstanding work, in a few words; empty if there is none. */
    final String waitingFor() {
        long open = open();
        return open == 0 ? "" : open + " more " + unit() + ", after " + count();
    }

    /** Hands work over, in the agent's own form. */
    protected final void sendWords(long[] words) {
        call(() -> {
            if (words.length > 0) {
                calls().agentSend(handle, words);
            }
            return words.length;
        });
    }

    /** Fetches what was collected since the last call, in the agent's own form. */
    protected final long[] drainWords() {
        long[] words = new long[Math.toIntExact(call(() -> calls().agentPending(handle)))];
        drainWords(words, words.length);
        return words;
    }

    /** Moves the oldest words that were collected, at most so many; returns how many. Allocates nothing. */
    protected final int drainWords(long[] into, int most) {
        requireOpen();
        if (most == 0) {
            return 0;
        }
        long before = simulation.instance().enter(); // without a lambda, which would be allocated
        try {
            return calls().agentDrain(handle, into, most);
        } finally {
            simulation.instance().leave(before);
        }
    }

    /**
     * Asks a question of the agent's own kind.
     *
     * @param words room for the answer's words
     * @return the words of the answer
     */
    protected final long[] askWords(long question, int words) {
        long[] answer = new long[words];
        call(() -> {
            calls().agentAsk(handle, question, answer);
            return words;
        });
        return answer;
    }

    private ModelCalls calls() {
        return simulation.instance().calls();
    }

    private long call(LongSupplier calls) {
        requireOpen();
        return simulation.instance().call(calls);
    }

    private void requireOpen() {
        if (!simulation.instance().isOpen()) {
            throw new IllegalStateException("the simulation of \""
                    + simulation.design().top() + "\" is closed, and with it the native " + name + ": read it before");
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
