package org.heddle.hdl.area;

import org.heddle.hdl.Component.Surroundings;
import org.heddle.hdl.Data;

/** Registers that follow a value. */
public final class RegNext {
    private RegNext() {}

    /**
     * Returns a register that takes the value at every clock edge, whatever conditions stand around this line. It has no reset value unless
     * {@code init} gives one.
     *
     * @param value bits, a bundle or a vector
     */
    public static <T extends Data> T of(T value) {
        return Surroundings.of(value).following(value);
    }
}
