package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.Switch;
import org.heddle.nic.stage.packet.Channel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A switch between ends of links. */
@Tag("slow")
class SwitchTest {
    private static final int NODES = 16;
    private static final int MESSAGE_BYTES = 48;
    /** Header, its check, payload, its check. */
    private static final int MESSAGE_WIRE_WORDS = 4 + 1 + MESSAGE_BYTES / 8 + 1;

    private static final LinkBuffers SMALLEST = new LinkBuffers(2, 0, 2);
    private static final LinkBuffers USUAL = new LinkBuffers(8, 0, 8);
    private static final StallProfile[] ALWAYS = {StallProfile.NEVER, StallProfile.NEVER, StallProfile.NEVER};

    private static Design<SwitchedPorts> design(int ports, LinkBuffers buffers) {
        return Heddle.elaborate(() -> new SwitchedPorts(ports, NODES, buffers));
    }

    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    void packetsOfAllChannelsArriveOnceInOrderThroughTheSmallestBuffersWhateverTheCablesDo(TestBench bench) {
        SwitchBench b = new SwitchBench(
                bench,
                design(4, SMALLEST),
                FaultPlan.random(6, bench.random().nextLong()),
                StallProfile.RANDOM_HALF,
                StallProfile.EVERY_OTHER,
                StallProfile.NEVER);
        b.routeAll();
        for (int i = 0; i < 300; i++) {
            b.send(b.random.nextInt(4), b.random.nextInt(4), b.random.nextInt(SwitchBench.CHANNELS), b.someBytes());
        }
        b.runAndCheck(4_000_000);
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    void trafficFromAllToAllArrives(TestBench bench) {
        allToAll(bench, 8);
    }

    @Tag("whole")
    @HardwareTest(timeoutCycles = 10_000_000)
    void trafficFromAllToAllOfSixteenArrives(TestBench bench) {
        allToAll(bench, 16);
    }

    private static void allToAll(TestBench bench, int ports) {
        SwitchBench b = new SwitchBench(bench, design(ports, USUAL), FaultPlan.NONE, ALWAYS);
        b.routeAll();
        for (int i = 0; i < 94 * ports; i++) {
            b.send(
                    b.random.nextInt(ports),
                    b.random.nextInt(ports),
                    b.random.nextInt(SwitchBench.CHANNELS),
                    b.someBytes());
        }
        b.runAndCheck(500_000);
    }

    @HardwareTest
    void aLonePacketLeavesAFixedTimeAfterItsLastWord(TestBench bench) {
        SwitchBench b = new SwitchBench(bench, design(4, USUAL), FaultPlan.NONE, ALWAYS);
        b.routeAll();
        int sent = 0;
        for (int bytes : new int[] {8, 16, MESSAGE_BYTES, 2024}) {
            for (Channel channel : Channel.values()) {
                b.send(1, 2, channel.code(), bytes);
                b.sim.runUntil("the packet", b::isDone).within(1000);
                LaneWatch.Passed in = b.into.get(1).packets.get(sent);
                LaneWatch.Passed out = b.outOf.get(2).packets.get(sent);
                sent++;
                assertThat(out.first() - in.last())
                        .as(bytes + " bytes of " + channel)
                        .isEqualTo(Switch.LATENCY);
                assertThat(out.words()).isEqualTo(in.words());
            }
        }
    }

    @HardwareTest
    void packetsFollowEachOtherWithoutAGap(TestBench bench) {
        SwitchBench b = new SwitchBench(bench, design(4, USUAL), FaultPlan.NONE, ALWAYS);
        b.routeAll();
        for (int i = 0; i < 100; i++) {
            b.send(i % 2, 2 + i % 2, Channel.PUT.code(), MESSAGE_BYTES);
        }
        b.runAndCheck(10_000);
        for (int port = 2; port < 4; port++) {
            assertThat(occupied(b.outOf.get(port).packets)).isEqualTo(50 * MESSAGE_WIRE_WORDS);
        }
    }

    @HardwareTest
    void sevenSendersOfOnePacketTakeSevenPacketTimesAtTheirReceiver(TestBench bench) {
        allToOne(bench, 8);
    }

    @Tag("whole")
    @HardwareTest
    void fifteenSendersOfOnePacketTakeFifteenPacketTimesAtTheirReceiver(TestBench bench) {
        allToOne(bench, 16);
    }

    private static void allToOne(TestBench bench, int ports) {
        SwitchBench b = new SwitchBench(bench, design(ports, USUAL), FaultPlan.NONE, ALWAYS);
        b.routeAll();
        for (int from = 1; from < ports; from++) {
            b.send(from, 0, Channel.PUT.code(), MESSAGE_BYTES);
        }
        b.runAndCheck(2000);
        List<LaneWatch.Passed> out = b.outOf.get(0).packets;
        assertThat(out.stream().map(LaneWatch.Passed::source))
                .containsExactlyElementsOf(IntStream.range(1, ports).boxed().toList());
        assertThat(occupied(out)).isEqualTo((ports - 1) * MESSAGE_WIRE_WORDS);
        assertThat(out.get(0).first() - b.into.get(1).packets.get(0).last()).isEqualTo(Switch.LATENCY);
    }

    @HardwareTest(timeoutCycles = 100_000)
    void sendersThatAskForOnePortAreServedInTurn(TestBench bench) {
        SwitchBench b = new SwitchBench(bench, design(4, USUAL), FaultPlan.NONE, ALWAYS);
        b.routeAll();
        for (int i = 0; i < 120; i++) {
            b.send(1 + i % 3, 0, Channel.PUT.code(), MESSAGE_BYTES);
        }
        b.runAndCheck(10_000);
        List<LaneWatch.Passed> out = b.outOf.get(0).packets;
        for (int i = 0; i < out.size(); i++) {
            assertThat(out.get(i).source()).as("packet " + i).isEqualTo(1 + i % 3);
        }
    }

    @HardwareTest(timeoutCycles = 1_000_000)
    void aPacketWithoutARouteIsDiscardedAndCountedAndHoldsUpNothing(TestBench bench) {
        SwitchBench b = new SwitchBench(bench, design(3, SMALLEST), FaultPlan.NONE, ALWAYS);
        b.routeAll();
        b.route(5, 1, true);
        b.route(5, 1, false); // taken back
        b.route(6, 3, true); // no such port
        b.route(NODES, 1, true); // no such node
        b.route(NODES + 1, 2, true); // whose number would be that of node 1
        int[] nowhere = {4, 5, 6, NODES - 1, NODES, NODES + 1, 0xFFFF};
        int discarded = 0;
        for (int round = 0; round < 5; round++) {
            for (int destination : nowhere) {
                int from = b.random.nextInt(3);
                int channel = b.random.nextInt(SwitchBench.CHANNELS);
                b.sendUnexpected(from, destination, channel, b.someBytes());
                b.send(from, b.random.nextInt(3), channel, b.someBytes());
                discarded++;
            }
        }
        b.runAndCheck(100_000);
        assertThat(b.sim.peek(b.sim.port(b.dut.discarded))).isEqualTo(discarded);
        assertThat(b.sim.peek(b.sim.port(b.dut.forwarded))).isEqualTo(discarded);
    }

    @HardwareTest(timeoutCycles = 1_000_000, without = Invariant.NOTHING_STUCK)
    void aChannelThatNobodyTakesFromHoldsUpNoOther(TestBench bench) {
        Design<SwitchedPorts> design = design(4, SMALLEST);
        for (int stuck = 0; stuck < SwitchBench.CHANNELS; stuck++) {
            StallProfile[] taking = ALWAYS.clone();
            taking[stuck] = StallProfile.ALWAYS;
            SwitchBench b = new SwitchBench(bench, design, FaultPlan.NONE, taking);
            b.routeAll();
            for (int i = 0; i < 300; i++) {
                b.send(b.random.nextInt(4), b.random.nextInt(4), i % SwitchBench.CHANNELS, MESSAGE_BYTES);
            }
            int held = stuck;
            b.sim.runUntil(
                            "all but channel " + stuck,
                            () -> IntStream.range(0, SwitchBench.CHANNELS)
                                    .allMatch(channel -> channel == held || b.underway(channel) == 0))
                    .within(100_000);
            assertThat(b.underway(stuck)).isEqualTo(100);
        }
    }

    @Test
    void sizesThatCannotBeAreRefused() {
        for (int[] size : new int[][] {{1, 16}, {33, 16}, {4, 1}, {4, 1 << 17}}) {
            assertThatThrownBy(() -> Heddle.elaborate(() -> new Switch(size[0], size[1], USUAL)))
                    .hasMessageContaining("ports=" + size[0] + ", nodes=" + size[1]);
        }
    }

    /** Cycles from the first word of the first packet to the last word of the last one. */
    private static long occupied(List<LaneWatch.Passed> packets) {
        return packets.get(packets.size() - 1).last() - packets.get(0).first() + 1;
    }
}
