package org.heddle.cosim.jvm.wave;

import org.heddle.hdl.ir.Signal;

/**
 * A signal in a waveform.
 *
 * @param name in its scope
 * @param width in bits
 * @param kind of the signal in its module
 * @param value tells its words
 */
public record TracedSignal(String name, int width, Signal.Kind kind, Value value) {
    /** Value of a signal now. */
    public interface Value {
        /** Returns a word of the value, the lowest one at 0. */
        long word(int lane);
    }

    /** Number of words of 64 bits. */
    int lanes() {
        return (width + Long.SIZE - 1) / Long.SIZE;
    }

    /** Name as viewers show it, with the range of a vector. */
    String label() {
        return width == 1 ? name : name + " [" + (width - 1) + ":0]";
    }
}
