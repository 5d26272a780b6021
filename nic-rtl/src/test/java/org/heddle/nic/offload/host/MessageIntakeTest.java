package org.heddle.nic.offload.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
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
}
