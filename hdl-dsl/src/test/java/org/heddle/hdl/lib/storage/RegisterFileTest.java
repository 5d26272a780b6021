package org.heddle.hdl.lib.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import java.util.Random;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.lib.storage.RegisterFile.Bypass;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegisterFileTest {
    private static final int WIDTH = 9;

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"4, 1, 1, NONE", "4, 1, 1, FORWARD", "6, 3, 2, NONE", "6, 3, 2, FORWARD", "8, 2, 3, FORWARD"})
    void everyPortReadsWhatWasWrittenLastAndTheLaterPortCounts(int depth, int reads, int writes, Bypass bypass) {
        var design = Heddle.elaborate(() -> new RegisterFile<>(uint(WIDTH), depth, reads, writes, bypass));
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(depth);
        BigInteger[] words = new BigInteger[depth];
        for (int cycle = 0; cycle < 400; cycle++) {
            BigInteger[] after = words.clone();
            for (int i = 0; i < writes; i++) {
                boolean enable = random.nextInt(3) != 0;
                int address = random.nextInt(depth);
                BigInteger data = new BigInteger(WIDTH, random);
                bench.poke("writes_" + i + "_enable", enable);
                bench.poke("writes_" + i + "_address", address);
                bench.poke("writes_" + i + "_data", data);
                if (enable) {
                    after[address] = data;
                }
            }
            BigInteger[] seen = bypass == Bypass.FORWARD ? after : words;
            for (int i = 0; i < reads; i++) {
                int address = random.nextInt(depth);
                bench.poke("readAddress_" + i, address);
                if (seen[address] != null) {
                    assertThat(bench.peek("readData_" + i)).isEqualTo(seen[address]);
                }
            }
            bench.step();
            words = after;
        }
        bench.requireSameOnIcarus();
    }
}
