package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.example.StrideCommand;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PassingQueueTest {
    private static final QueueCheck QUEUES = new QueueCheck();

    private static Design<PassingQueue<UInt>> queue(int depth) {
        return Heddle.elaborate(() -> new PassingQueue<>(uint(QueueCheck.WIDTH), depth));
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void keepsOrderAtEveryDepthAndStallPattern(int depth) {
        QUEUES.keepsOrder(queue(depth), depth);
    }

    @Test
    void holdsExactlyItsDepthWhenNobodyTakes() {
        for (int depth : new int[] {1, 3, 8}) {
            QUEUES.holdsItsDepth(queue(depth), depth);
        }
    }

    @Test
    void aBeatPassesAnEmptyQueueInItsOwnCycleAtEveryDepth() {
        for (int depth : new int[] {1, 4}) {
            var traffic = QUEUES.atFullSpeed(queue(depth));
            assertThat(traffic.givenAt().get(0)).isEqualTo(0);
            assertThat(traffic.given()).hasSize(100);
        }
    }

    @Test
    void carriesBundles() {
        Lint.requireClean(Heddle.elaborate(() -> new PassingQueue<>(StrideCommand.type(32), 5)));
    }
}
