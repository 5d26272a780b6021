package org.heddle.hdl.area;

import org.heddle.hdl.Component.Surroundings;
import org.heddle.hdl.Data;

/** Values some cycles later. */
public final class Delay {
    private Delay() {}

    /**
     * Returns the value that many clock edges later: a row of registers without a reset, which follow whatever conditions stand around this line.
     *
     * @param value bits, a bundle or a vector
     * @param cycles 0 or more; with 0 it is the value itself
     * @throws org.heddle.hdl.diagnostic.ElaborationException HDL038 if there are less than 0
     */
    public static <T extends Data> T of(T value, int cycles) {
        return Surroundings.of(value).delayed(value, cycles);
    }
}
