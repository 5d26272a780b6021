package org.heddle.nic.mpc.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.stage.packet.PacketFormat;

/** The watch over peers: when it asks, when an answer ends the waiting, and when a node is lost. */
class PeerWatchTest {
    private static final int NODE = 1;
    private static final int PEER = 6;
    private static final int PROBE = PeerWatch.PROBE_CYCLES;
    private static final int TIMEOUT = 5 * PROBE;
    private static final int WORDS = MpcHeader.WORDS + 1;

    private Simulation simulation;
    private PeerWatch dut;
    private StreamSink packets;
    private StreamSink events;

    private void open(TestBench bench, int timeout) {
        Rig<PeerWatch> rig = Rig.once(bench, PeerWatch.class);
        simulation = rig.simulation();
        dut = rig.dut();
        packets = rig.sink(dut.packet, StallProfile.RANDOM_HALF);
        events = rig.sink(dut.event, StallProfile.RANDOM_HALF);
        for (Bool port : List.of(dut.leaves, dut.isOpen, dut.awaits, dut.tells, dut.asked, dut.answered)) {
            simulation.poke(port, false);
        }
        for (UInt port : List.of(dut.to, dut.holder, dut.refused, dut.refuser, dut.by)) {
            simulation.poke(port, 0);
        }
        simulation.poke(dut.node, NODE);
        simulation.poke(dut.timeout, timeout);
        simulation.reset(2);
        // Each age is cleared in its node's first turn.
        simulation.step(PacketFormat.NODES + 2);
    }

    private void pulse(Bool port, UInt which, int node) {
        simulation.poke(which, node);
        simulation.poke(port, true);
        simulation.step();
        simulation.poke(port, false);
    }

    private void orderLeaves(int to) {
        pulse(dut.leaves, dut.to, to);
    }

    private void answers(int by) {
        pulse(dut.answered, dut.by, by);
    }

    private int sent() {
        return packets.count() / WORDS;
    }

    private void awaitPacket(int number, int kind, int to, int limit) {
        simulation
                .runUntil("packet " + number, () -> packets.count() == number * WORDS)
                .within(limit);
        assertThat(ResponsePackets.packets(packets.beats()).get(number - 1))
                .containsExactly(ResponsePackets.head(NODE, to), 0L, 0L, 0L, (long) kind << MpcHeader.KIND_LOW);
    }

    private int lost() {
        simulation.settle();
        return (int) simulation.peek(dut.lost);
    }

    @HardwareTest
    void whoAnswersIsAskedNoMoreAndNotLost(TestBench bench) {
        open(bench, TIMEOUT);
        orderLeaves(PEER);
        simulation.step(PROBE - 2 * PacketFormat.NODES);
        assertThat(sent()).as("not before its time").isZero();
        awaitPacket(1, MpcHeader.PROBE, PEER, 200);
        answers(PEER);
        simulation.step(TIMEOUT + 2 * PROBE);
        assertThat(sent()).isEqualTo(1);
        assertThat(lost()).isZero();
        assertThat(events.count()).isZero();
    }

    /** An order leaves between a probe and its echo: a second probe follows. */
    private void orderAgainBeforeTheEcho(TestBench bench) {
        open(bench, TIMEOUT);
        orderLeaves(PEER);
        awaitPacket(1, MpcHeader.PROBE, PEER, PROBE + 200);
        orderLeaves(PEER);
        simulation.step(10);
        answers(PEER);
        awaitPacket(2, MpcHeader.PROBE, PEER, PROBE + 200);
    }

    @HardwareTest
    void anEchoOfAnOlderProbeDoesNotEndTheWaitForANewerOrder(TestBench bench) {
        orderAgainBeforeTheEcho(bench);
        simulation.runUntil("the loss", () -> lost() == 1 << PEER).within(TIMEOUT + 200);
        orderAgainBeforeTheEcho(bench);
        answers(PEER);
        simulation.step(TIMEOUT + PROBE);
        assertThat(sent()).isEqualTo(2);
        assertThat(lost()).isZero();
    }

    @HardwareTest
    void eachNodeThatAnswersStaysAndTheOneThatDoesNotIsLost(TestBench bench) {
        open(bench, TIMEOUT);
        for (int node = 0; node < PacketFormat.NODES; node++) {
            orderLeaves(node);
        }
        simulation
                .runUntil("a probe for each other node", () -> sent() == PacketFormat.NODES - 1)
                .within(PROBE + 2000);
        othersAnswer(PEER);
        simulation.step(TIMEOUT + PROBE);
        assertThat(lost()).isEqualTo(1 << PEER);
    }

    @HardwareTest
    void theAnswerOfAnotherNodeEndsNoWait(TestBench bench) {
        for (int peer = 0; peer < PacketFormat.NODES; peer++) {
            if (peer != NODE) {
                awaitAmongAnswersOfOthers(bench, peer);
            }
        }
    }

    private void awaitAmongAnswersOfOthers(TestBench bench, int peer) {
        open(bench, TIMEOUT);
        orderLeaves(peer);
        othersAnswer(peer);
        awaitPacket(1, MpcHeader.PROBE, peer, PROBE + 200);
        othersAnswer(peer);
        simulation
                .runUntil("the loss of node " + peer, () -> lost() == 1 << peer)
                .within(TIMEOUT);
    }

    private void othersAnswer(int than) {
        for (int node = 0; node < PacketFormat.NODES; node++) {
            if (node != than) {
                answers(node);
            }
        }
    }

    @HardwareTest
    void whoIsSilentForTheTimeoutIsLostUntilTheResetAndEachProcessIsToldOnce(TestBench bench) {
        open(bench, TIMEOUT);
        long start = simulation.cycle();
        orderLeaves(PEER);
        simulation.runUntil("the loss", () -> lost() == 1 << PEER).within(TIMEOUT + 4 * PacketFormat.NODES);
        assertThat(simulation.cycle() - start).isGreaterThanOrEqualTo(TIMEOUT - PacketFormat.NODES);
        assertThat(sent()).as("a probe each %d cycles", PROBE).isEqualTo(TIMEOUT / PROBE - 1);
        answers(PEER);
        orderLeaves(PEER);
        simulation.step(2 * TIMEOUT);
        assertThat(lost()).isEqualTo(1 << PEER);
        assertThat(sent()).as("a lost node is asked no more").isEqualTo(TIMEOUT / PROBE - 1);
        // nsrc, ctrl, rid, len, status, an order, process
        int status = EntryStatus.PEER_LOST.code();
        assertThat(events.beats())
                .usingRecursiveComparison()
                .isEqualTo(List.of(new long[] {PEER, 0, 0, 0, status, 1, 0}, new long[] {PEER, 0, 0, 0, status, 1, 1}));
        simulation.reset(2);
        assertThat(lost()).isZero();
    }

    @HardwareTest
    void noTimeoutLosesNoNode(TestBench bench) {
        open(bench, 0);
        orderLeaves(PEER);
        simulation.step(20 * PROBE);
        assertThat(lost()).isZero();
        assertThat(sent()).isBetween(19, 20);
    }

    @HardwareTest
    void anOpenReadAndARefusalThatWaitAreWatchedAndOrdersForOneselfAreNot(TestBench bench) {
        open(bench, TIMEOUT);
        simulation.poke(dut.isOpen, true);
        simulation.poke(dut.holder, PEER);
        awaitPacket(1, MpcHeader.PROBE, PEER, PROBE + 200);
        open(bench, TIMEOUT);
        simulation.poke(dut.awaits, true);
        simulation.poke(dut.refused, PEER);
        awaitPacket(1, MpcHeader.PROBE, PEER, PROBE + 200);
        open(bench, TIMEOUT);
        orderLeaves(NODE);
        simulation.step(TIMEOUT + PROBE);
        assertThat(sent()).isZero();
        assertThat(lost()).isZero();
    }

    @HardwareTest
    void aProbeIsEchoedAndATellingAcknowledgedButToOthersAlone(TestBench bench) {
        open(bench, TIMEOUT);
        pulse(dut.asked, dut.by, PEER);
        awaitPacket(1, MpcHeader.ECHO, PEER, 200);
        pulse(dut.tells, dut.refuser, PEER);
        awaitPacket(2, MpcHeader.ACKNOWLEDGEMENT, PEER, 200);
        pulse(dut.asked, dut.by, PEER);
        pulse(dut.tells, dut.refuser, PEER);
        awaitPacket(3, MpcHeader.ECHO, PEER, 200);
        awaitPacket(4, MpcHeader.ACKNOWLEDGEMENT, PEER, 200);
        pulse(dut.tells, dut.refuser, NODE);
        simulation.step(200);
        assertThat(sent()).isEqualTo(4);
    }
}
