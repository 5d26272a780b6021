package org.heddle.hdl.lib.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimersTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8, 13})
    void aTickComesInEverySoManiethCycleThatCounts(int cycles) {
        var design = Heddle.elaborate(() -> new Ticker(cycles));
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(cycles);
        int counted = 0;
        for (int i = 0; i < 300; i++) {
            boolean enable = random.nextInt(4) != 0;
            bench.poke("enable", enable);
            counted += enable ? 1 : 0;
            assertThat(bench.isOne("tick")).isEqualTo(enable && counted % cycles == 0);
            bench.step();
        }
        bench.requireSameOnIcarus();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 8})
    void aTimeoutExpiresWhenNothingHappensForSoManyCycles(int cycles) {
        var design = Heddle.elaborate(() -> new Timeout(cycles));
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(cycles);
        int quiet = 0;
        for (int i = 0; i < 300; i++) {
            boolean restart = random.nextInt(cycles + 1) == 0;
            bench.poke("restart", restart);
            assertThat(bench.isOne("expired")).isEqualTo(quiet >= cycles);
            quiet = restart ? 0 : quiet + 1;
            bench.step();
        }
        bench.requireSameOnIcarus();
    }
}
