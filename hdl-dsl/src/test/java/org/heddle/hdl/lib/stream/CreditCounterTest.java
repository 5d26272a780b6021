package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CreditCounterTest {
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(ints = {1, 2, 3, 8})
    void countsLikeAJavaVariable(int limit) {
        var design = Heddle.elaborate(() -> new CreditCounter(limit));
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(limit);
        int credits = limit;
        for (int i = 0; i < 200; i++) {
            boolean spend = credits > 0 && random.nextBoolean();
            boolean giveBack = credits < limit && random.nextBoolean();
            bench.poke("spend", spend);
            bench.poke("giveBack", giveBack);
            assertThat(bench.peek("credits")).isEqualTo(credits);
            assertThat(bench.isOne("available")).isEqualTo(credits > 0);
            bench.step();
            credits += (giveBack ? 1 : 0) - (spend ? 1 : 0);
        }
        bench.requireSameOnIcarus();
    }

    @Test
    void spendingWithoutACreditViolatesItsAssertion() {
        Bench bench = new Bench(Heddle.elaborate(() -> new CreditCounter(1)));
        bench.poke("spend", true);
        bench.step();
        assertThatThrownBy(bench::step).hasMessageContaining("a credit is spent only while there is one");
    }

    @Test
    void aCreditThatWasNotSpentViolatesItsAssertion() {
        Bench bench = new Bench(Heddle.elaborate(() -> new CreditCounter(4)));
        bench.poke("giveBack", true);
        assertThatThrownBy(bench::step).hasMessageContaining("no more credits come back than were spent");
    }
}
