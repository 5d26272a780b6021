package org.heddle.cosim;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.util.List;

/**
 * An agent on one stream that runs natively, without Java in the cycle. It acts at the same two moments of each cycle as
 * {@link Agent}s do. It belongs to its simulation and ends with it.
 */
public abstract class NativeStreamAgent {
    private final Simulation simulation;
    private final String name;
    private final int words;
    private final long handle;

    /**
     * Adds the agent to a simulation.
     *
     * @param name of the stream, for messages
     * @param sends whether it drives valid and the payload, not ready
     * @param profile number of its stall profile
     * @param seed of its pauses
     * @throws IllegalStateException if the simulation has agents in Java, which would not be asked in native cycles
     */
    protected NativeStreamAgent(
            Simulation simulation,
            String name,
            boolean sends,
            int profile,
            long seed,
            Port valid,
            Port ready,
            List<Port> payload) {
        this.simulation = simulation;
        this.name = name;
        this.words = payload.stream().mapToInt(Port::words).sum();
        simulation.requireOwn(valid);
        simulation.requireOwn(ready);
        List<Port> resets = simulation.resets();
        try (Memory config = new Memory(8L * (6 + resets.size() + 2L * words))) {
            long at = 0;
            for (long head : new long[] {profile, seed, valid.offset(), ready.offset(), resets.size()}) {
                at = put(config, at, head);
            }
            for (Port reset : resets) {
                at = put(config, at, reset.offset());
            }
            at = put(config, at, words);
            for (Port port : payload) {
                for (int word = 0; word < port.words(); word++) {
                    at = put(config, at, port.offset() + 8L * word);
                    at = put(config, at, word < port.words() - 1 ? 64 : port.width() - 64L * word);
                }
            }
            this.handle = simulation.addNative(sends ? 0 : 1, Pointer.nativeValue(config));
        }
    }

    private static long put(Memory memory, long offset, long value) {
        memory.setLong(offset, value);
        return offset + 8;
    }

    /** Number of beats that went through. */
    public final long count() {
        requireOpen();
        return NativeRuntime.heddle_agent_count(handle);
    }

    /**
     * Runs until some number of beats went through, in one native call: {@code sink.until(1000).within(5000)}.
     *
     * @param beats in all, since the simulation was opened
     */
    public final Wait until(long beats) {
        return cycles -> {
            requireOpen();
            simulation.requireWithinLimit(cycles, "waiting for " + beats + " beats at " + name);
            long start = simulation.cycle();
            if (count() < beats) {
                NativeRuntime.heddle_agent_goal(handle, beats);
                try {
                    simulation.instance().run(cycles, 0);
                } finally {
                    NativeRuntime.heddle_agent_goal(handle, 0);
                }
            }
            if (count() < beats) {
                throw new CycleLimitException(
                        "waited " + cycles + " cycles for " + beats + " beats at \"" + name + "\", until cycle "
                                + simulation.cycle() + " of \""
                                + simulation.design().top() + "\": "
                                + count() + " went through",
                        simulation.cycle());
            }
            return simulation.cycle() - start;
        };
    }

    /** Words of a beat. */
    protected final int words() {
        return words;
    }

    /** Hands beats over, one after the other, {@link #words} each. */
    protected final void sendWords(long[] beats) {
        requireOpen();
        if (beats.length % words != 0) {
            throw new IllegalArgumentException("a beat of stream \"" + name + "\" has " + words + " words: "
                    + beats.length + " words are no whole number of beats");
        }
        if (beats.length > 0) {
            try (Memory rows = new Memory(8L * beats.length)) {
                rows.write(0, beats, 0, beats.length);
                NativeRuntime.heddle_agent_send(handle, Pointer.nativeValue(rows), beats.length / words);
            }
        }
    }

    /** Fetches the beats that went through since the last call, {@link #words} each. */
    protected final long[] drainWords() {
        requireOpen();
        int pending = Math.toIntExact(NativeRuntime.heddle_agent_drain(handle, 0));
        if (pending == 0) {
            return new long[0];
        }
        try (Memory rows = new Memory(8L * pending)) {
            NativeRuntime.heddle_agent_drain(handle, Pointer.nativeValue(rows));
            return rows.getLongArray(0, pending);
        }
    }

    private void requireOpen() {
        if (!simulation.instance().isOpen()) {
            throw new IllegalStateException(
                    "the simulation of \"" + simulation.design().top()
                            + "\" is closed, and with it the native agent of \"" + name + "\": read it before");
        }
    }
}
