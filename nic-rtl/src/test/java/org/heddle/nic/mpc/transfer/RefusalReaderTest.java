package org.heddle.nic.mpc.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.stage.packet.PacketFormat;

/** The reader of channel RESPONSE, fed with packets of every node. */
class RefusalReaderTest {
    private static final int NODE = 5;
    private static final int STATUS = EntryStatus.BAD_REMOTE_ADDRESS.code();

    private final List<Integer> asked = new ArrayList<>();
    private final List<Integer> answered = new ArrayList<>();
    private final List<Integer> told = new ArrayList<>();
    private final List<Integer> acknowledged = new ArrayList<>();

    private Rig<RefusalReader> rig;
    private StreamSource source;

    private void open(TestBench bench) {
        rig = Rig.once(bench, RefusalReader.class);
        Simulation simulation = rig.simulation();
        RefusalReader dut = rig.dut();
        source = rig.source(dut.packet, StallProfile.NEVER);
        simulation.poke(dut.node, NODE);
        simulation.poke(dut.lost, 0);
        note("probes", asked, () -> simulation.peek(dut.asked), () -> simulation.peek(dut.by));
        note("echoes", answered, () -> simulation.peek(dut.answered), () -> simulation.peek(dut.by));
        note("ends", told, () -> simulation.peek(dut.tells), () -> simulation.peek(dut.refuser));
        note(
                "acknowledgements",
                acknowledged,
                () -> simulation.peek(dut.acknowledged),
                () -> simulation.peek(dut.acknowledger));
    }

    /** Notes a node whenever a port is 1. */
    private void note(String what, List<Integer> nodes, BooleanSupplier port, LongSupplier node) {
        rig.moments(what, () -> {
            if (port.getAsBoolean()) {
                nodes.add((int) node.getAsLong());
            }
            return port.getAsBoolean();
        });
    }

    private static long[] refusal(int from, int to) {
        return ResponsePackets.refusal(from, to, from & 1, 1000 + from, 70 + from, 0x300 | from, STATUS);
    }

    /** The event as its list has it: nsrc, ctrl, rid, len, status, an order, process. */
    private static long[] event(int from) {
        return new long[] {from, 0x300 | from, 70 + from, 1000 + from, STATUS, 1, from & 1};
    }

    @HardwareTest
    void aRefusalOfEachNodeHasItsPlaceAndNothingBehindItWaits(TestBench bench) {
        open(bench);
        Simulation simulation = rig.simulation();
        StreamSink events = rig.sink(rig.dut().event, StallProfile.ALWAYS);
        for (int from = 0; from < PacketFormat.NODES; from++) {
            ResponsePackets.send(source, refusal(from, NODE));
        }
        ResponsePackets.send(source, ResponsePackets.ofKind(MpcHeader.PROBE, 3, NODE));
        ResponsePackets.send(source, ResponsePackets.ofKind(MpcHeader.ECHO, 4, NODE));
        ResponsePackets.send(source, ResponsePackets.ofKind(MpcHeader.ACKNOWLEDGEMENT, 6, NODE));
        rig.run("all packets taken", source::isDone, 500);
        simulation.step(3);
        assertThat(asked).containsExactly(3);
        assertThat(answered).containsExactly(4);
        assertThat(acknowledged).containsExactly(6);
        assertThat(told).isEmpty();
        assertThat(events.count()).isZero();
    }

    @HardwareTest
    void eachEndIsToldOnceInItsOrderWithEveryField(TestBench bench) {
        for (StallProfile taking : Stalls.all()) {
            told.clear();
            acknowledged.clear();
            open(bench);
            StreamSink events = rig.sink(rig.dut().event, taking);
            for (int from = 0; from < PacketFormat.NODES; from++) {
                ResponsePackets.send(source, refusal(from, NODE));
            }
            rig.run(events, PacketFormat.NODES, 2000);
            rig.simulation().step(20);
            List<Integer> order = new ArrayList<>();
            List<long[]> expected = new ArrayList<>();
            for (int from = 0; from < PacketFormat.NODES; from++) {
                order.add(from);
                expected.add(event(from));
            }
            assertThat(events.beats()).usingRecursiveComparison().isEqualTo(expected);
            assertThat(told).isEqualTo(order);
            assertThat(acknowledged).as("its own refusal alone").containsExactly(NODE);
        }
    }

    @HardwareTest
    void theEndAtALostNodeIsAcknowledgedAndNotTold(TestBench bench) {
        open(bench);
        StreamSink events = rig.sink(rig.dut().event, StallProfile.NEVER);
        rig.simulation().poke(rig.dut().lost, 1 << 9);
        for (int from : new int[] {8, 9, 10}) {
            ResponsePackets.send(source, refusal(from, NODE));
        }
        rig.run("all ends", () -> told.size() == 3, 500);
        rig.simulation().step(20);
        assertThat(told).containsExactly(8, 9, 10);
        assertThat(events.beats()).usingRecursiveComparison().isEqualTo(List.of(event(8), event(10)));
    }

    @HardwareTest
    void packetsOfOtherLengthsAndForOtherNodesAreDropped(TestBench bench) {
        open(bench);
        StreamSink events = rig.sink(rig.dut().event, StallProfile.NEVER);
        for (int kind = 0; kind < 4; kind++) {
            ResponsePackets.send(source, ResponsePackets.ofKind(kind, 2, NODE + 1));
            ResponsePackets.send(source, ResponsePackets.ofKind(kind, 2, NODE + 16));
        }
        for (int words = 1; words < 12; words++) {
            if (words != MpcHeader.WORDS + 1) {
                long[] packet = new long[words];
                Arrays.fill(packet, (long) MpcHeader.PROBE << MpcHeader.KIND_LOW);
                packet[0] = ResponsePackets.head(2, NODE);
                ResponsePackets.send(source, packet);
            }
        }
        ResponsePackets.send(source, ResponsePackets.ofKind(MpcHeader.ECHO, 7, NODE));
        rig.run("the echo", () -> !answered.isEmpty(), 500);
        assertThat(answered).containsExactly(7);
        assertThat(asked).isEmpty();
        assertThat(acknowledged).isEmpty();
        assertThat(told).isEmpty();
        assertThat(events.count()).isZero();
    }
}
