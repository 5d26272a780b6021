package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Bench;
import org.junit.jupiter.api.Test;

class PriorityArbiterTest {
    private static final int COUNT = 3;

    @Test
    void theFirstThatAsksIsServedButAnOfferThatWasMadeStays() {
        Bench bench = new Bench(Heddle.elaborate(() -> new PriorityArbiter<>(uint(8), COUNT)));
        bench.poke("sources_2_valid", true);
        bench.poke("sources_1_valid", true);
        assertThat(bench.peek("chosen")).isEqualTo(1);
        bench.step();
        bench.poke("sources_0_valid", true);
        assertThat(bench.peek("chosen")).as("offered before, not taken yet").isEqualTo(1);
        bench.poke("sink_ready", true);
        assertThat(bench.isOne("sources_1_ready")).isTrue();
        assertThat(bench.isOne("sources_0_ready")).isFalse();
        bench.step();
        assertThat(bench.peek("chosen")).isEqualTo(0);
        bench.step();
        bench.requireSameOnIcarus();
    }

    @Test
    void everyBeatOfEverySourceComesThroughAndNoPacketIsInterrupted() {
        StreamBench bench = new StreamBench(
                        Heddle.elaborate(() -> new PriorityArbiter<>(Fragment.type(uint(8)), COUNT, Fragment::last)), 5)
                .sink("sink", 70);
        for (int i = 0; i < COUNT; i++) {
            bench.packetSource("sources_" + i, 30, 8, 4);
        }
        List<Integer> chosen = new ArrayList<>();
        bench.watch(() -> {
            if (bench.ports().isOne("sink_valid") && bench.ports().isOne("sink_ready")) {
                chosen.add(bench.ports().peek("chosen").intValue());
            }
        });
        bench.run(600);
        List<StreamBench.Beat> served = bench.moved("sink");
        assertThat(served).hasSizeGreaterThan(100);
        for (int i = 1; i < served.size(); i++) {
            if (!served.get(i - 1).last()) {
                assertThat(chosen.get(i)).isEqualTo(chosen.get(i - 1));
            }
        }
        for (int source = 0; source < COUNT; source++) {
            List<BigInteger> passed = new ArrayList<>();
            for (int i = 0; i < served.size(); i++) {
                if (chosen.get(i) == source) {
                    passed.add(served.get(i).data());
                }
            }
            assertThat(passed).isNotEmpty().isEqualTo(bench.data("sources_" + source));
        }
    }
}
