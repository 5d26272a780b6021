package org.heddle.nic.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;

class LinkTransmitterTest {
    private static final int CREDITS = 4;

    private static final class Bench {
        final Rig<LinkTransmitter> rig;
        final StreamSource source;
        final List<long[]> wire = new ArrayList<>();
        final Moments words;
        final Moments sent;
        final Moments taken;

        Bench(TestBench bench) {
            rig = Rig.of(bench, Heddle.elaborate(() -> new LinkTransmitter(CREDITS)));
            Simulation sim = rig.simulation();
            LinkLane link = rig.dut().link;
            source = rig.source(rig.dut().packet, StallProfile.NEVER);
            taken = rig.beatsOf("taken", rig.dut().packet);
            words = rig.moments(
                    "words",
                    () -> sim.peek(link.valid())
                            && wire.add(new long[] {sim.peek(link.data()), sim.peek(link.last()) ? 1 : 0}));
            sent = rig.moments("sent", () -> sim.peek(rig.dut().packetSent));
        }

        long[] send(long[] packet) {
            Packets.beats(packet).forEach(source::send);
            return Packets.onWire(packet);
        }

        void giveCredit() {
            rig.simulation().poke(rig.dut().link.credit(), true);
            rig.simulation().step();
            rig.simulation().poke(rig.dut().link.credit(), false);
        }
    }

    @HardwareTest
    void aPacketStandsOnTheWireWithItsTwoChecksAndWithoutAPause(TestBench bench) {
        for (int bytes : new int[] {4, 8, 12, 128, 1920}) {
            Bench b = new Bench(bench);
            long[] wire = b.send(Packets.random(bench.random(), bytes));
            b.rig.run("a packet sent", () -> b.words.count() == wire.length, 400);
            b.rig.simulation().step(10);
            Beats.assertSame(b.wire, Packets.beats(wire));
            assertThat(b.words.span()).as("no pause").isEqualTo(wire.length - 1);
            assertThat(b.words.get(0) - b.taken.get(0)).as("latency").isEqualTo(1);
            assertThat(b.sent.count()).isEqualTo(1);
        }
    }

    @HardwareTest
    void packetsFollowEachOtherWithoutAPauseWhileThereAreCredits(TestBench bench) {
        Bench b = new Bench(bench);
        List<long[]> expected = new ArrayList<>();
        for (int i = 0; i < CREDITS; i++) {
            expected.addAll(Packets.beats(b.send(Packets.random(bench.random(), 40 + 4 * i))));
        }
        b.rig.run("all sent", () -> b.sent.count() == CREDITS, 400);
        b.rig.simulation().step(2);
        Beats.assertSame(b.wire, expected);
        assertThat(b.words.span()).isEqualTo(expected.size() - 1);
    }

    @HardwareTest
    void withoutACreditNoPacketBeginsAndEachCreditLetsOnePass(TestBench bench) {
        Bench b = new Bench(bench);
        int packets = CREDITS + 6;
        for (int i = 0; i < packets; i++) {
            b.send(Packets.random(bench.random(), 16));
        }
        b.rig.simulation().reset(2);
        b.rig.simulation().step(200);
        assertThat(b.sent.count()).isEqualTo(CREDITS);
        int words = b.words.count();
        for (int i = 1; i <= 3; i++) {
            b.giveCredit();
            b.rig.simulation().step(30);
            assertThat(b.sent.count()).isEqualTo(CREDITS + i);
            assertThat(b.words.count()).isEqualTo(words + 8 * i);
        }
        b.giveCredit(); // two credits in adjacent cycles, the second just when the first is spent
        b.giveCredit();
        b.giveCredit();
        b.rig.simulation().step(60);
        assertThat(b.sent.count()).isEqualTo(packets);
    }
}
