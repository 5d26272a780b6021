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

class QueueTest {
    private static final QueueCheck QUEUES = new QueueCheck();

    private static Design<Queue<UInt>> queue(int depth) {
        return Heddle.elaborate(() -> new Queue<>(uint(QueueCheck.WIDTH), depth));
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(ints = {1, 2, 3, 4, 5, 16, 17})
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
    void moveOneBeatPerCycleWithALatencyOfOne() {
        var traffic = QUEUES.atFullSpeed(queue(2));
        assertThat(traffic.taken()).hasSize(100);
        assertThat(traffic.givenAt().get(0)).isEqualTo(1);
        assertThat(traffic.given()).hasSize(99);
    }

    private static Design<Queue<UInt>> registered(int depth) {
        return Heddle.elaborate(() -> new Queue<>(uint(QueueCheck.WIDTH), depth, Queue.Output.REGISTER));
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(ints = {1, 2, 3, 4, 5, 16, 17})
    void anOutputRegisterChangesNeitherOrderNorDepth(int depth) {
        QUEUES.keepsOrder(registered(depth), depth);
        QUEUES.holdsItsDepth(registered(depth), depth);
    }

    @Test
    void anOutputRegisterCostsNoCycle() {
        for (int depth : new int[] {2, 3, 16}) {
            var traffic = QUEUES.atFullSpeed(registered(depth));
            assertThat(traffic.givenAt().get(0)).isEqualTo(1);
            assertThat(traffic.given()).hasSize(99);
        }
    }

    @Test
    void anOutputRegisterIsAllThatTheDataPortReads() {
        assertThat(registered(4).verilog().files().get(0).text()).contains("assign dequeue_data = oldest;");
    }

    @Test
    void oneWordMovesABeatEverySecondCycle() {
        assertThat(QUEUES.atFullSpeed(queue(1)).given()).hasSize(50);
    }

    @Test
    void carriesBundles() {
        Lint.requireClean(Heddle.elaborate(() -> new Queue<>(StrideCommand.type(32), 5)));
        Lint.requireClean(Heddle.elaborate(() -> new Queue<>(StrideCommand.type(32), 5, Queue.Output.REGISTER)));
    }
}
