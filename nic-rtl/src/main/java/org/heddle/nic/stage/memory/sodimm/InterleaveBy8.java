package org.heddle.nic.stage.memory.sodimm;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;

/**
 * The map of the published DIMMnet-2: byte address = {row 14, bank 2, column 8, word 1, module 1, byte 3}. Lines of 32
 * bytes only: one burst of each module.
 */
public final class InterleaveBy8 implements LineMap {
    @Override
    public String name() {
        return "by8";
    }

    @Override
    public int granuleBytes() {
        return 8;
    }

    @Override
    public Optional<Bool> startsInModule1(UInt burst) {
        return Optional.empty();
    }

    @Override
    public UInt bank(UInt burst) {
        return burst.bits(10, 9);
    }

    @Override
    public UInt row(UInt burst) {
        return burst.bits(24, 11);
    }

    @Override
    public UInt column(UInt burst) {
        return burst.bits(8, 1);
    }
}
