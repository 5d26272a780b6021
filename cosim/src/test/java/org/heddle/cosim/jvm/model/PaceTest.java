package org.heddle.cosim.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.LongBuffer;
import org.junit.jupiter.api.Test;

/** When an instance is skipped in, and when all of it is computed, by how much of it is stale. */
class PaceTest {
    private static final int BITS = 100;
    private static final Pace.Rule RULE = new Pace.Rule(5, 2, 3, 10, 40);

    private final Noted block = new Noted();
    private final Pace pace = new Pace(block, BITS, RULE);

    /** Notes what is asked of it: a small letter for what skips, a capital for what computes everything. */
    private static final class Noted extends CompiledModule {
        private final StringBuilder calls = new StringBuilder();
        private int stale;

        @Override
        public void drive(LongBuffer image) {}

        @Override
        public void collect(LongBuffer image) {}

        @Override
        public void settle() {
            calls.append('s');
        }

        @Override
        public void settleInputs() {
            calls.append('i');
        }

        @Override
        public boolean edge(int rising, Stops stops) {
            calls.append('e');
            return true;
        }

        @Override
        public void start(StartRule rule, String path) {}

        @Override
        public void touch() {
            calls.append('t');
        }

        @Override
        public int stale() {
            calls.append('?');
            return stale;
        }

        @Override
        public void settleWhole() {
            calls.append('S');
        }

        @Override
        public void settleInputsWhole() {
            calls.append('I');
        }

        @Override
        public void edgeWhole(int rising, Stops stops) {
            calls.append('E');
        }
    }

    private String edges(int count) {
        block.calls.setLength(0);
        for (int i = 0; i < count; i++) {
            pace.edge(1, claim -> {});
        }
        return block.calls.toString();
    }

    @Test
    void whatIsQuietIsSkippedInAndLookedAtAgainBehindEachPeriod() {
        block.stale = 39;
        assertThat(edges(8)).isEqualTo("eeeee" + "e?e?e?");
        assertThat(edges(13)).isEqualTo("e".repeat(10) + "e?e?e?");
        assertThat(pace.isWhole()).isFalse();
    }

    @Test
    void whatIsBusyIsComputedAsAWholeForAPeriodAndThenAskedAgain() {
        block.stale = 40;
        assertThat(edges(8)).isEqualTo("eeeee" + "e?e?e?");
        assertThat(pace.isWhole()).isTrue();
        assertThat(edges(9)).isEqualTo("E".repeat(9));
        assertThat(edges(6)).as("everything is stale behind them").isEqualTo("te" + "ee" + "e?e?e?");
        assertThat(edges(1)).isEqualTo("E");
    }

    @Test
    void whatHasBecomeQuietIsSkippedInAgain() {
        block.stale = 100;
        edges(8);
        assertThat(pace.isWhole()).isTrue();
        block.stale = 10;
        assertThat(edges(15)).endsWith("e?e?e?");
        assertThat(pace.isWhole()).isFalse();
    }

    @Test
    void allOfItIsSettledWhileItIsComputedAsAWhole() {
        pace.settle();
        pace.settleInputs();
        assertThat(block.calls).hasToString("si");
        block.stale = 100;
        edges(8);
        block.calls.setLength(0);
        pace.settle();
        pace.settleInputs();
        assertThat(block.calls).hasToString("SI");
    }

    @Test
    void whatWasCompiledInOneWayIsNeverAsked() {
        block.stale = 100;
        Pace only = new Pace(block, 0, RULE);
        for (int i = 0; i < 100; i++) {
            only.edge(1, claim -> {});
        }
        assertThat(block.calls).hasToString("e".repeat(100));
    }
}
