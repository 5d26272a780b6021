package org.heddle.nic.mpc.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.stage.packet.PacketFormat;

/** Refusals and the acknowledgement that each waits for. */
class RefusalsTest {
    private static final int NODE = 2;
    private static final int OTHER = 7;
    private static final int CTRL = 0x100;
    private static final int STATUS = EntryStatus.BAD_REMOTE_ADDRESS.code();

    private Rig<Refusals> rig;
    private Simulation simulation;
    private StreamSource writes;
    private StreamSource reads;
    private StreamSink told;
    private StreamSink packets;

    private void open(TestBench bench, StallProfile taking) {
        rig = Rig.once(bench, Refusals.class);
        simulation = rig.simulation();
        Refusals dut = rig.dut();
        writes = rig.source(dut.writes, StallProfile.NEVER);
        reads = rig.source(dut.reads, StallProfile.NEVER);
        told = rig.sink(dut.told, taking);
        packets = rig.sink(dut.packet, StallProfile.NEVER);
        simulation.poke(dut.node, NODE);
        simulation.poke(dut.acknowledged, false);
        simulation.poke(dut.by, 0);
        simulation.poke(dut.lost, 0);
        simulation.reset(2);
    }

    private List<List<Long>> sent() {
        return ResponsePackets.packets(packets.beats());
    }

    private void acknowledge(int by) {
        simulation.poke(rig.dut().acknowledged, true);
        simulation.poke(rig.dut().by, by);
        simulation.step();
        simulation.poke(rig.dut().acknowledged, false);
    }

    private void awaitPacket(int number) {
        simulation
                .runUntil("packet " + number, () -> packets.count() == number * (MpcHeader.WORDS + 1))
                .within(100);
        simulation.settle();
        assertThat(simulation.peek(rig.dut().awaits)).isTrue();
        assertThat(simulation.peek(rig.dut().peer)).isEqualTo(OTHER);
    }

    @HardwareTest
    void theNextOneWaitsForTheAcknowledgementOfItsNodeAndOfNoOther(TestBench bench) {
        open(bench, StallProfile.NEVER);
        reads.send(OTHER, CTRL, 11, 100);
        reads.send(OTHER, CTRL, 12, 200);
        awaitPacket(1);
        for (int node = 0; node < PacketFormat.NODES; node++) {
            if (node != OTHER) {
                acknowledge(node);
            }
        }
        simulation.step(100);
        assertThat(sent()).hasSize(1);
        acknowledge(OTHER);
        awaitPacket(2);
        acknowledge(OTHER);
        simulation.step(20);
        assertThat(simulation.peek(rig.dut().awaits)).isFalse();
        assertThat(sent()).hasSize(2);
        assertThat(sent().get(0)).startsWith(ResponsePackets.head(NODE, OTHER), 100L << 32);
        assertThat(sent().get(1)).startsWith(ResponsePackets.head(NODE, OTHER), 200L << 32);
        assertThat(told.count()).as("reads are told at the reader alone").isZero();
    }

    @HardwareTest
    void theLossOfItsNodeReleasesItAndThatOfNoOther(TestBench bench) {
        open(bench, StallProfile.NEVER);
        reads.send(OTHER, CTRL, 11, 100);
        reads.send(OTHER, CTRL, 12, 200);
        awaitPacket(1);
        simulation.poke(rig.dut().lost, 0xFFFF & ~(1 << OTHER));
        simulation.step(100);
        assertThat(sent()).hasSize(1);
        simulation.poke(rig.dut().lost, 1 << OTHER);
        simulation.step(100);
        assertThat(sent()).hasSize(2);
        assertThat(simulation.peek(rig.dut().awaits)).isFalse();
    }

    @HardwareTest
    void aWriteIsToldHereBeforeItsPacketLeavesAndBothNameTheirProcess(TestBench bench) {
        open(bench, StallProfile.ALWAYS);
        writes.send(OTHER, CTRL, 21, 300);
        simulation.step(200);
        assertThat(packets.count()).isZero();
        open(bench, StallProfile.RANDOM_HALF);
        writes.send(OTHER, CTRL, 21, 300);
        writes.send(OTHER, 0x200, 22, 301);
        awaitPacket(1);
        assertThat(told.beats().get(0)).containsExactly(OTHER, CTRL, 21, 300);
        acknowledge(OTHER);
        awaitPacket(2);
        assertThat(told.beats().get(1)).containsExactly(OTHER, 0x200, 22, 301);
        for (int i = 0; i < 2; i++) {
            assertThat(sent().get(i).get(4)).isEqualTo(STATUS);
            assertThat(sent().get(i).get(3)).isZero();
        }
        assertThat(sent().get(0).get(2) & ~(1L << 48)).isEqualTo((long) CTRL << 32 | 21);
        assertThat(sent().get(1).get(2) & ~(1L << 48)).isEqualTo(0x200L << 32 | 22);
    }

    @HardwareTest
    void thatOfThisNodeItselfIsMarked(TestBench bench) {
        open(bench, StallProfile.NEVER);
        reads.send(NODE, CTRL, 11, 100);
        simulation.runUntil("the packet", () -> packets.count() == 1).within(100);
        assertThat(simulation.peek(rig.dut().isOwn)).isTrue();
        simulation.step(10);
        acknowledge(NODE);
        simulation.step(5);
        assertThat(simulation.peek(rig.dut().awaits)).isFalse();
    }
}
