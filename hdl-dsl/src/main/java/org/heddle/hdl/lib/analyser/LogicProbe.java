package org.heddle.hdl.lib.analyser;

import java.math.BigInteger;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.hdl.ir.Evaluation;

/**
 * A signal that is sampled.
 *
 * @param name Java names with dots between them, {@code sent.valid}
 * @param low number of its lowest bit in a sample
 * @param width in bits
 * @param constants name of each code, if the signal is an enum's; empty otherwise
 */
public record LogicProbe(String name, int low, int width, SortedMap<BigInteger, String> constants) {
    /** Keeps a copy of the constants. */
    public LogicProbe {
        constants = Collections.unmodifiableSortedMap(new TreeMap<>(constants));
    }

    /** Returns the value of the signal in a sample. */
    public BigInteger in(BigInteger sample) {
        return sample.shiftRight(low).and(Evaluation.ones(width));
    }

    /** Returns a value as people read it: the constant's name, or hexadecimal digits. */
    public String text(BigInteger value) {
        String constant = constants.get(value);
        return constant == null ? value.toString(16) : constant;
    }

    /** Returns the name of the analyser's port for it. */
    String port() {
        return "probe_" + name.replace('.', '_');
    }
}
