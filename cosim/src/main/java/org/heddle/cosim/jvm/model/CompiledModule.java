package org.heddle.cosim.jvm.model;

import java.nio.LongBuffer;

/**
 * An instance of a module, compiled to bytecode: signals in fields, memories in arrays, one object for each instance inside it. All
 * generated classes extend this one; what is declared here is what the engine asks of the top.
 */
public abstract class CompiledModule {
    private static final String NOT_WHOLE = "compiled in one way only";

    /** Takes all inputs from the port image, whose words they have, and notes what they change. */
    public abstract void drive(LongBuffer image);

    /** Writes all outputs into the port image. */
    public abstract void collect(LongBuffer image);

    /** Computes everything combinational that is not up to date. */
    public abstract void settle();

    /** As {@link #settle}, where everything was up to date until inputs were driven. */
    public abstract void settleInputs();

    /**
     * Lets clocks rise: registers and memories take their next values. Nothing is settled afterwards.
     *
     * @param rising one bit for each clock input of the module, in declaration order
     * @param stops hears of claims that do not hold
     * @return whether anything has to be settled or to be done at the next edge
     */
    public abstract boolean edge(int rising, Stops stops);

    /** Gives registers and memories their initial contents, and lets nothing be up to date. */
    public abstract void start(StartRule rule, String path);

    /** Lets asynchronous resets that have become active act; whether any did. */
    public boolean reset() {
        return false;
    }

    /** Returns an instance inside this one, by its place in the module. */
    public CompiledModule child(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    /** Returns the words of a memory, by its place in the module. */
    public long[] memory(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    /**
     * Copies the words of all signals that the instance itself keeps, where the design was compiled to be looked at.
     *
     * @param first place of the first one
     */
    public void read(long[] words, int first) {
        throw new UnsupportedOperationException("compiled to be fast, not to be looked at");
    }

    /**
     * Gives a module whose body is Verilog its behaviour, before it is started.
     *
     * @throws UnsupportedOperationException for any other module
     */
    public void box(BoxModel model) {
        throw new UnsupportedOperationException("no black box");
    }

    /** Lets nothing be up to date, as where a memory was changed from outside. */
    public void touch() {}

    /** Returns how many of its bits that say what is stale are set, with those of the instances inside. */
    public int stale() {
        throw new UnsupportedOperationException(NOT_WHOLE);
    }

    /** As {@link #settle}, of everything; what is stale is neither asked nor noted. */
    public void settleWhole() {
        throw new UnsupportedOperationException(NOT_WHOLE);
    }

    /** As {@link #settleInputs}, of everything; what is stale is neither asked nor noted. */
    public void settleInputsWhole() {
        throw new UnsupportedOperationException(NOT_WHOLE);
    }

    /** As {@link #edge}, of everything; what is stale is neither asked nor noted. */
    public void edgeWhole(int rising, Stops stops) {
        throw new UnsupportedOperationException(NOT_WHOLE);
    }
}
