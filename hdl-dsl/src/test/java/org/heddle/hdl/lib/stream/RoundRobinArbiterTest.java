package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundRobinArbiterTest {
    private static final int CYCLES = 400;

    /** Drives sources that hold their beats; a beat's low bits number its source, its top bit ends a packet. */
    private static final class Run {
        final List<Integer> served = new ArrayList<>();
        final List<Boolean> ends = new ArrayList<>();
        final int[] longestWait;

        Run(Design<?> design, int count, int asks, int takes) {
            Bench bench = new Bench(design);
            Random random = new Random(count + 100L * asks + takes);
            longestWait = new int[count];
            int[] passedOver = new int[count];
            int[] serial = new int[count];
            boolean[] held = new boolean[count];
            List<List<BigInteger>> sent = new ArrayList<>();
            List<List<BigInteger>> received = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                sent.add(new ArrayList<>());
                received.add(new ArrayList<>());
            }
            BigInteger stalled = null;
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                for (int i = 0; i < count; i++) {
                    if (!held[i] && random.nextInt(100) < asks) {
                        held[i] = true;
                        int end = random.nextInt(3) == 0 ? 1 << 15 : 0;
                        BigInteger beat = BigInteger.valueOf(end | (serial[i]++ % 256) << 4 | i);
                        sent.get(i).add(beat);
                        bench.poke("sources_" + i + "_data", beat);
                    }
                    bench.poke("sources_" + i + "_valid", held[i]);
                }
                boolean takesNow = random.nextInt(100) < takes;
                bench.poke("sink_ready", takesNow);
                boolean valid = bench.isOne("sink_valid");
                BigInteger data = bench.peek("sink_data");
                if (stalled != null) {
                    assertThat(valid).isTrue();
                    assertThat(data).as("stable while stalled").isEqualTo(stalled);
                }
                stalled = valid && !takesNow ? data : null;
                for (int i = 0; i < count; i++) {
                    boolean ready = bench.isOne("sources_" + i + "_ready");
                    boolean mine = valid && bench.peek("chosen").intValue() == i;
                    assertThat(ready && held[i]).isEqualTo(mine && takesNow);
                    if (mine && takesNow) {
                        received.get(i).add(data);
                        held[i] = false;
                        longestWait[i] = Math.max(longestWait[i], passedOver[i]);
                        passedOver[i] = 0;
                        served.add(i);
                        ends.add(data.testBit(15));
                    } else if (valid && takesNow && held[i]) {
                        passedOver[i]++;
                    }
                }
                bench.step();
            }
            for (int i = 0; i < count; i++) {
                int waiting = held[i] ? 1 : 0;
                assertThat(received.get(i))
                        .isEqualTo(sent.get(i).subList(0, sent.get(i).size() - waiting));
            }
            bench.requireSameOnIcarus();
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(ints = {2, 3, 5, 8})
    void everySourceIsServedAfterAtMostOneBeatOfEachOther(int count) {
        var design = Heddle.elaborate(() -> new RoundRobinArbiter<>(uint(16), count));
        Lint.requireClean(design);
        for (int[] profile : new int[][] {{100, 100}, {60, 60}, {20, 90}, {90, 30}}) {
            Run run = new Run(design, count, profile[0], profile[1]);
            for (int wait : run.longestWait) {
                assertThat(wait).isLessThan(count);
            }
        }
    }

    @Test
    void sourcesThatAlwaysAskAreServedInTurnOneBeatPerCycle() {
        Run run = new Run(Heddle.elaborate(() -> new RoundRobinArbiter<>(uint(16), 3)), 3, 100, 100);
        assertThat(run.served).hasSize(CYCLES).startsWith(0, 1, 2, 0, 1, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void aPacketIsNotInterrupted(int count) {
        var design = Heddle.elaborate(() -> new RoundRobinArbiter<>(uint(16), count, beat -> beat.bit(15)));
        Lint.requireClean(design);
        Run run = new Run(design, count, 70, 70);
        assertThat(run.served).hasSizeGreaterThan(100);
        for (int i = 1; i < run.served.size(); i++) {
            if (!run.ends.get(i - 1)) {
                assertThat(run.served.get(i)).isEqualTo(run.served.get(i - 1));
            }
        }
    }
}
