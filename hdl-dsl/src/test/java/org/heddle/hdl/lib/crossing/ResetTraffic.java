package org.heddle.hdl.lib.crossing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.heddle.hdl.Design;

/** Numbered beats through a queue of which one side is reset now and then: gaps, but nothing twice, nothing old, nothing made up. */
final class ResetTraffic {
    private static final int EDGES = 1200;

    private final TwoClocks bench;
    private final Random random;
    private int taken;
    private int expected;
    private int jumps;

    ResetTraffic(Design<?> design, double writingPeriod, double readingPeriod, long seed) {
        this.bench = new TwoClocks(design, "writing_clock", "reading_clock", writingPeriod, readingPeriod, seed);
        this.random = new Random(seed);
    }

    void run(boolean resetsWriting) {
        String side = resetsWriting ? "writing" : "reading";
        int resets = 0;
        int resetLeft = 0;
        for (int i = 0; i < EDGES; i++) {
            boolean sideRises = bench.next().contains(side + "_clock");
            if (sideRises && resetLeft > 0) {
                resetLeft--;
            } else if (sideRises && i < EDGES / 2 && random.nextInt(60) == 0) {
                resetLeft = 1 + random.nextInt(3);
                resets++;
            }
            bench.poke(side + "_reset", resetLeft > 0);
            edge(i < EDGES * 3 / 4, resetsWriting && resetLeft > 0, !resetsWriting && resetLeft > 0);
        }
        assertThat(expected).as("all that went in behind the last reset").isEqualTo(taken);
        assertThat(jumps).as("gaps").isLessThanOrEqualTo(resets);
        assertThat(taken).isGreaterThan(30);
    }

    private void edge(boolean offers, boolean writingResets, boolean readingResets) {
        boolean writes = bench.next().contains("writing_clock");
        boolean reads = bench.next().contains("reading_clock");
        if (writes) {
            bench.poke("enqueue_valid", offers && random.nextInt(3) > 0);
            bench.poke("enqueue_data", taken);
        }
        if (reads) {
            bench.poke("dequeue_ready", random.nextInt(3) > 0);
        }
        if (reads && !readingResets && bench.isDriven("dequeue_ready") && bench.isOne("dequeue_valid")) {
            int number = (int) bench.peek("dequeue_data");
            assertThat(number).isBetween(expected, taken - 1);
            jumps += number == expected ? 0 : 1;
            expected = number + 1;
        }
        if (writes && !writingResets && bench.isDriven("enqueue_valid") && bench.isOne("enqueue_ready")) {
            taken++;
        }
        bench.step();
    }
}
