package org.heddle.nic.dimmnet2.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

class HandOverTurnTest {
    private static final int MOST_BYTES = 1_920;

    /** Packets through the component, and the cycles in which their words came out. */
    private static final class Bench {
        final Rig<HandOverTurn> rig;
        final StreamSource packet;
        final StreamSink handed;
        final Moments taken;
        final List<long[]> expected = new ArrayList<>();

        Bench(TestBench bench, int wordBytes, int cycles, StallProfile giving, StallProfile taking) {
            rig = Rig.once(bench, HandOverTurn.class, wordBytes, MOST_BYTES, cycles);
            packet = rig.source(rig.dut().packet, giving);
            handed = rig.sink(rig.dut().handed, taking);
            taken = rig.beatsOf("words", rig.dut().handed);
        }

        void send(int words, int wordBytes) {
            for (int i = 0; i < words; i++) {
                int last = i == words - 1 ? 1 : 0;
                long[] beat = wordBytes == 8 ? new long[] {i + 1, last} : new long[] {i + 1, 7, last};
                packet.send(beat);
                expected.add(beat);
            }
        }

        void run(boolean gathers) {
            rig.simulation().poke(rig.dut().gathers, gathers);
            rig.run(handed, expected.size(), 100_000);
            rig.simulation().step(50);
            Beats.assertSame(handed.beats(), expected);
        }

        /** Cycles between the last word but one of a packet and the last one. */
        long gap(int lastWord) {
            return taken.get(lastWord) - taken.get(lastWord - 1);
        }
    }

    /** 244 words of 8 bytes are 15.25 times 128 bytes; the last one waits for those before it. */
    @HardwareTest
    void theLastWordOfAGatheredPacketWaitsForTheWordsBeforeIt(TestBench bench) {
        Bench b = new Bench(bench, 8, 7, StallProfile.NEVER, StallProfile.NEVER);
        b.send(244, 8);
        b.send(5, 8);
        b.send(17, 8);
        b.run(true);
        assertThat(b.gap(243)).isEqualTo(1 + 243 * 7 / 16);
        assertThat(b.gap(244 + 4)).isEqualTo(1 + 4 * 7 / 16);
        assertThat(b.gap(244 + 5 + 16)).isEqualTo(1 + 16 * 7 / 16);
        assertThat(b.taken.get(244) - b.taken.get(243)).as("the next packet").isEqualTo(1);
    }

    /** A word of 8 bytes is less than 128, behind a reset and behind a long packet alike. */
    @HardwareTest
    void aPacketOfOneWordWaitsForNothing(TestBench bench) {
        List<List<Long>> taken = new ArrayList<>();
        for (boolean gathers : new boolean[] {true, false}) {
            Bench b = new Bench(bench, 8, 7, StallProfile.NEVER, StallProfile.NEVER);
            b.send(1, 8);
            b.send(1, 8);
            b.run(gathers);
            taken.add(b.taken.cycles());
        }
        assertThat(taken.get(0)).isEqualTo(taken.get(1));
        Bench b = new Bench(bench, 8, 7, StallProfile.NEVER, StallProfile.NEVER);
        b.send(244, 8);
        b.send(1, 8);
        b.send(5, 8);
        b.run(true);
        assertThat(b.gap(244)).isEqualTo(1);
        assertThat(b.gap(244 + 5)).isEqualTo(1 + 4 * 7 / 16);
    }

    @HardwareTest
    void wordsOfSixteenBytesOweTwiceAsMuch(TestBench bench) {
        Bench b = new Bench(bench, 16, 7, StallProfile.NEVER, StallProfile.NEVER);
        b.send(122, 16);
        b.run(true);
        assertThat(b.gap(121)).isEqualTo(1 + 121 * 7 / 8);
    }

    @HardwareTest
    void otherPacketsPassWithoutADelay(TestBench bench) {
        Bench b = new Bench(bench, 8, 160, StallProfile.NEVER, StallProfile.NEVER);
        b.send(244, 8);
        b.send(244, 8);
        b.run(false);
        assertThat(b.taken.span()).isEqualTo(2 * 244 - 1);
    }

    @HardwareTest
    void noWordIsLostOrChangedUnderAnyPairOfStalls(TestBench bench) {
        Stalls.forEachPair((giving, taking) -> {
            Bench b = new Bench(bench, 8, 5, giving, taking);
            for (int i = 0; i < 20; i++) {
                b.send(2 + bench.random().nextInt(60), 8);
            }
            b.run(true);
        });
    }
}
