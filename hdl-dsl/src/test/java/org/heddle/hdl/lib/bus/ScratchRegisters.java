package org.heddle.hdl.lib.bus;

import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;

/** Six words that keep what is written; the two places behind them are no registers. */
final class ScratchRegisters extends RegisterMap {
    static final int WORDS = 6;
    static final int ADDRESS_WIDTH = 5;

    final List<Word> words = IntStream.range(0, WORDS)
            .mapToObj(i -> register("word" + i, 4L * i, new Word()))
            .toList();

    ScratchRegisters() {
        super("scratch", 32, "Six words that keep what is written.");
    }

    /** One word. */
    static final class Word extends Register {
        final NumberField value = number(31, 0, READ_WRITE);
    }
}
