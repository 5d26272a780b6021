package org.heddle.verify.synth;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cost of one design on one target.
 *
 * @param top the Verilog module
 * @param target family of FPGAs
 * @param luts look-up tables
 * @param lutRams memories made of look-up tables
 * @param registers flip-flops
 * @param blockRams block memories
 * @param multipliers DSP blocks
 * @param pathCells cells on the longest path of logic between registers
 * @param path signals of the Java source along that path, from its beginning
 * @param megahertz the clock after place and route in a shift-register harness, or null where none was made
 * @param note why there is no clock; empty where there is one
 */
public record Cost(
        String top,
        Target target,
        int luts,
        int lutRams,
        int registers,
        int blockRams,
        int multipliers,
        int pathCells,
        List<String> path,
        @Nullable Double megahertz,
        String note) {
    public Cost {
        path = List.copyOf(path);
    }

    Cost placed(@Nullable Double clock, String why) {
        return new Cost(top, target, luts, lutRams, registers, blockRams, multipliers, pathCells, path, clock, why);
    }
}
