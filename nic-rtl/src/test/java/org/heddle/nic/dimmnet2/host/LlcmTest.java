package org.heddle.nic.dimmnet2.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

class LlcmTest {
    private static final int WORDS = 2048;

    private static long read(Rig<Llcm> rig, int word) {
        Simulation sim = rig.simulation();
        sim.poke(rig.dut().readWord, word);
        sim.poke(rig.dut().reads, true);
        sim.step();
        sim.poke(rig.dut().reads, false);
        sim.settle();
        return sim.peek(rig.dut().readData);
    }

    @HardwareTest
    void everyWriterWritesItsOwnWordsAndNothingIsLostUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((rings, hosts) -> {
            Rig<Llcm> rig = Rig.once(bench, Llcm.class);
            List<StreamSource> sources = List.of(
                    rig.source(rig.dut().rings.get(1), rings),
                    rig.source(rig.dut().rings.get(2), rings),
                    rig.source(rig.dut().host, hosts));
            long[] expected = new long[WORDS];
            for (int i = 0; i < 180; i++) {
                int writer = i % 3;
                int word = 3 * bench.random().nextInt(WORDS / 3) + writer;
                expected[word] = bench.random().nextLong();
                sources.get(writer).send(word, expected[word]);
            }
            rig.run("all written", () -> sources.stream().allMatch(StreamSource::isDone), 5000);
            for (int word = 0; word < WORDS; word++) {
                if (expected[word] != 0) {
                    assertThat(read(rig, word)).as("word %d", word).isEqualTo(expected[word]);
                }
            }
        });
    }

    @HardwareTest
    void theRingsGoFirstInTheirOrderAndThenTheHost(TestBench bench) {
        Rig<Llcm> rig = Rig.once(bench, Llcm.class);
        StreamSource receive = rig.source(rig.dut().rings.get(1), StallProfile.NEVER);
        StreamSource completion = rig.source(rig.dut().rings.get(2), StallProfile.NEVER);
        StreamSource host = rig.source(rig.dut().host, StallProfile.NEVER);
        List<Moments> moments = new ArrayList<>(List.of(
                rig.beatsOf("receive", rig.dut().rings.get(1)),
                rig.beatsOf("completion", rig.dut().rings.get(2)),
                rig.beatsOf("host", rig.dut().host)));
        for (int i = 0; i < 10; i++) {
            receive.send(i, 1);
            completion.send(i, 2);
            host.send(i, 3);
        }
        rig.run("all written", host::isDone, 100);
        for (Moments each : moments) {
            assertThat(each.span())
                    .as("%s writes in every cycle of its turn", each)
                    .isEqualTo(9);
        }
        assertThat(moments.get(1).get(0)).isEqualTo(moments.get(0).get(9) + 1);
        assertThat(moments.get(2).get(0)).isEqualTo(moments.get(1).get(9) + 1);
        assertThat(read(rig, 5)).isEqualTo(3);
    }
}
