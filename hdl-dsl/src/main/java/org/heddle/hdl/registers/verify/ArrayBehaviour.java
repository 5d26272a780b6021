package org.heddle.hdl.registers.verify;

import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.registers.WordArray;

/** Checks an array of numbers through a page. */
record ArrayBehaviour(WordArray array, int page) {
    private long addressOf(int index) {
        return page * array.map().pageBytes() + array.addressOf(index);
    }

    /** Gives every number another value. */
    private void give(RegisterMaster bus, long seed) {
        for (int i = 0; i < array.names().size(); i++) {
            bus.poke(array.portName(i), given(i, seed));
        }
    }

    private long given(int index, long seed) {
        return (seed * 0x9E37_79B9_7F4A_7C15L + index * 0x0101_0101_0101_0101L) & Evaluation.onesOfWord(array.width());
    }

    private void expectAll(RegisterMaster bus, String when, long seed) {
        for (int i = 0; i < array.names().size(); i++) {
            RegisterMaster.Answer answer = bus.access(false, addressOf(i), 0);
            Expect.that(array + " " + array.names().get(i) + " " + when, answer.data(), given(i, seed));
            Expect.that("error at " + array + " " + array.names().get(i), answer.error() ? 1 : 0, 0);
        }
    }

    void readsWhatTheHardwareGives(RegisterMaster bus) {
        for (long seed = 1; seed <= 3; seed++) {
            give(bus, seed);
            for (int i = 0; i < array.names().size(); i++) {
                bus.write(addressOf(i), Evaluation.onesOfWord(array.map().width()));
            }
            expectAll(bus, "as it is now", seed);
        }
    }

    void readsZeroBeforeTheFirstSnapshot(RegisterMaster bus) {
        give(bus, 1);
        for (int i = 0; i < array.names().size(); i++) {
            Expect.that(array + " " + array.names().get(i), bus.read(addressOf(i)), 0);
        }
    }

    void readsWhatWasWhenItWasTaken(RegisterMaster bus) {
        for (long seed = 1; seed <= 6; seed += 2) {
            give(bus, seed);
            bus.write(addressOf(0), seed);
            give(bus, seed + 1);
            expectAll(bus, "as it was", seed);
            for (int i = 1; i < array.names().size(); i++) {
                bus.write(addressOf(i), -1 & Evaluation.onesOfWord(array.map().width()));
            }
            expectAll(bus, "behind writes of the others", seed);
        }
    }
}
