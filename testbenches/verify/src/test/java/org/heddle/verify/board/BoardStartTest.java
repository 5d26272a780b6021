package org.heddle.verify.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

class BoardStartTest {
    /** The edge of the configuration's end, two of the synchroniser, the count, and the register of the reset. */
    private static final int RELEASED = 1 + 2 + BoardStart.SETTLE + 1;
    /** Behind it the register that sees it, two stages, and the register of the end. */
    private static final int READY = RELEASED + 1 + 2 + 1;

    @HardwareTest
    void theTopIsReleasedBehindTheCountAndReadyBehindThat(TestBench bench) {
        Design<BoardStart> design = Heddle.elaborate(BoardStart::new);
        Simulation sim = bench.open(design);
        BoardStart start = design.component();
        for (int edge = 1; edge <= READY + 10; edge++) {
            sim.step();
            assertThat(sim.peek(start.starting))
                    .as("reset behind edge %d", edge)
                    .isEqualTo(edge < RELEASED);
            assertThat(sim.peek(start.ready)).as("ready behind edge %d", edge).isEqualTo(edge >= READY);
        }
    }
}
