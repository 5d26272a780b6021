package org.heddle.cosim.engine;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Optional;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.stop.HardwareStoppedException;

/**
 * The native calls of one instance of a model, here or in a process of its own; only for who has the turn. What comes back
 * as a number is what {@link NativeRuntime} numbers so. Agents and memories are named by addresses, which say nothing outside
 * of these calls.
 */
public interface ModelCalls {
    /** Returns who in Java is asked by the model at this moment, in words for messages: it cannot use the model meanwhile. */
    default Optional<String> asked() {
        return Optional.empty();
    }

    /** Where the ports lie. */
    ImageLayout layout();

    /** The port image, which stays readable however the model ends. */
    ByteBuffer image();

    /** Sets when a clock rises; only before anything ran. */
    void setClock(int clock, long periodPs, long firstRisePs);

    /** Lets the inputs act, without an edge. */
    int settle();

    /** Runs one cycle of a clock. */
    int step(int clock);

    /** Settles just before the next rising edge of a clock, passing those of others. */
    int approach(int clock);

    /** Runs cycles of a clock. */
    int run(long cycles, int clock);

    /** Runs one cycle per row of inputs, in direct buffers; returns the rows done. */
    long batch(ByteBuffer inputs, ByteBuffer outputs, long rows);

    /** One of the instance's texts; reading the output empties it. */
    String text(int which);

    /** Adds a native agent. */
    long addAgent(int kind, long[] config);

    /** Adds an agent that only checks, in every kind of run. */
    long addChecker(int kind, long[] config);

    /** Work that an agent has done. */
    long agentCount(long agent);

    /** Work that an agent has begun or queued and not done yet. */
    long agentOpen(long agent);

    /** Lets an agent end the run once it has done so much. */
    void agentGoal(long agent, long goal);

    /** Hands work over to an agent. */
    void agentSend(long agent, long[] words);

    /** Words that an agent has collected. */
    long agentPending(long agent);

    /** Moves the oldest of them, at most so many; returns how many. Allocates nothing. */
    int agentDrain(long agent, long[] into, int most);

    /** Asks an agent; words that it does not answer become 0. */
    void agentAsk(long agent, long question, long[] answer);

    /** Records the inputs from now on; only before anything ran. */
    void record(long limitBytes);

    /** Returns the recording so far, in a direct buffer. */
    ByteBuffer recorded();

    /** Repeats a recording until just before the rising edge of this number, counted from 0. */
    int replay(ByteBuffer recorded, long edges);

    /** Address, bytes per word, words and bits of a memory; empty if the model has none of this name open. */
    Optional<long[]> memory(String scope, String name);

    /** Reads bytes of a memory. */
    void readMemory(long address, byte[] into);

    /** Writes bytes of a memory. */
    void writeMemory(long address, byte[] bytes);

    /** Lets what was changed by the back door act when the design settles next. */
    void touch();

    /** Writes how often everything was reached; false if the model does not count. */
    boolean writeCoverage(Path file);

    /** Writes a waveform from now on; false if that cannot be. */
    boolean openTrace(Path file);

    /** Ends the waveform; false if not all of it could be written. */
    boolean closeTrace();

    /** The end of the model's process, if it ended under the model; nothing can be called any more then. */
    Optional<HardwareStoppedException> death();

    /** Returns the exception of Java that ended the simulation, if one did. */
    default Optional<Throwable> problem() {
        return Optional.empty();
    }

    /** Returns the output that bypassed the simulator, such as that of foreign C code, where it did not go to this process's own output. */
    String printed();

    /** Gives everything back but the port image. */
    void close();
}
