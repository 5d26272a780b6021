package org.heddle.hdl.lib.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DelayAndShiftTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void aDelayLineGivesTheDataOfSoManyCyclesAgo(int cycles) {
        var design = Heddle.elaborate(() -> new DelayLine<>(uint(12), cycles));
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(cycles);
        List<BigInteger> past = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            past.add(new BigInteger(12, random));
            bench.poke("now", past.get(i));
            if (i >= cycles) {
                assertThat(bench.peek("delayed")).isEqualTo(past.get(i - cycles));
            }
            bench.step();
        }
        bench.requireSameOnIcarus();
    }

    @Test
    void aShiftRegisterLoadsAndShiftsTheTopBitOutFirst() {
        var design = Heddle.elaborate(() -> new ShiftRegister(6));
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(6);
        int bits = 0;
        for (int i = 0; i < 300; i++) {
            boolean load = random.nextInt(5) == 0;
            boolean shift = random.nextBoolean();
            boolean serial = random.nextBoolean();
            int parallel = random.nextInt(64);
            bench.poke("load", load);
            bench.poke("shift", shift);
            bench.poke("serialIn", serial);
            bench.poke("parallelIn", parallel);
            assertThat(bench.peek("parallelOut")).isEqualTo(bits);
            assertThat(bench.isOne("serialOut")).isEqualTo(bits >> 5 == 1);
            if (load) {
                bits = parallel;
            } else if (shift) {
                bits = bits << 1 & 63 | (serial ? 1 : 0);
            }
            bench.step();
        }
        bench.requireSameOnIcarus();
    }
}
