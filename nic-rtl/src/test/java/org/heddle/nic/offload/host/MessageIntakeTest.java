package org.heddle.nic.offload.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Bool;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;

/** Packets for this node come through whole; those for another are dropped, also the first one behind a reset. */
class MessageIntakeTest {
    private static final int NODE = 7;

    private static long header(int node, long payloadBytes) {
        return node | payloadBytes << 32;
    }

    private static void send(StreamSource arrived, List<long[]> beats) {
        beats.forEach(arrived::send);
    }

    private static List<long[]> packet(int node, long content) {
        return List.of(new long[] {header(node, 8), 0}, new long[] {content, 1});
    }

    @HardwareTest
    void aResetInMidPacketLeavesNothingOfItToTheNext(TestBench bench) {
        Rig<MessageIntake> rig = Rig.once(bench, MessageIntake.class, 8);
        StreamSource arrived = rig.source(rig.dut().arrived, StallProfile.NEVER);
        StreamSink packet = rig.sink(rig.dut().packet, StallProfile.NEVER);
        rig.simulation().poke(rig.dut().node, NODE);
        send(arrived, packet(NODE, 0x11));
        rig.run(packet, 2, 100);

        arrived.send(header(NODE, 8), 0); // its last word never comes
        rig.simulation().step(5);
        rig.simulation().reset(2);
        send(arrived, packet(NODE + 1, 0x22));
        send(arrived, packet(NODE, 0x33));
        rig.simulation()
                .runUntil("the packet behind the reset", () -> packet.beats().size() == 4)
                .within(100);
        rig.simulation().step(20);
        assertThat(packet.beats()).hasSize(4);
        Beats.assertSame(packet.beats().subList(2, 4), packet(NODE, 0x33));
    }

    /** Wherever it is cut, also where it has as many words with the one more as without it whole. */
    @HardwareTest
    void aPacketThatIsCutIsDroppedAndCountedAsSuch(TestBench bench) {
        Rig<MessageIntake> rig = Rig.once(bench, MessageIntake.class, 8, true);
        StreamSource arrived = rig.source(rig.dut().arrived, StallProfile.NEVER);
        StreamSink packet = rig.sink(rig.dut().packet, StallProfile.NEVER);
        Moments kept = rig.moments("kept", () -> rig.simulation().peek(rig.dut().keeps));
        Moments dropped = rig.moments("dropped", () -> rig.simulation().peek(rig.dut().drops));
        Bool cut = rig.dut().isCut.orElseThrow();
        rig.simulation().poke(rig.dut().node, NODE);
        rig.simulation().reset(2);
        for (int words = 1; words <= 3; words++) {
            rig.simulation().poke(cut, true);
            arrived.send(header(NODE, 24), 0);
            for (int word = 1; word < words; word++) {
                arrived.send(word, 0);
            }
            arrived.send(0, 1);
            rig.simulation().step(20);
            rig.simulation().poke(cut, false);
            send(arrived, packet(NODE, 0x10 + words));
            rig.simulation().step(20);
            Beats.assertSame(
                    packet.beats().subList(2 * words - 2, packet.beats().size()), packet(NODE, 0x10 + words));
            assertThat(kept.cycles()).hasSize(words);
            assertThat(dropped.cycles()).hasSize(words);
        }
    }
}
