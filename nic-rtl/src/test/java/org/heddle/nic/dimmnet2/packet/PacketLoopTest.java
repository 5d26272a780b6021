package org.heddle.nic.dimmnet2.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.plain.PlainAccess;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.Payload;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.harness.Transfers;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.pattern.DataPath;
import org.junit.jupiter.api.Tag;

/** Packets that one controller packs and the other unpacks, on words of 8 and of 16 bytes. */
@Tag("slow")
class PacketLoopTest {
    private static final int NODE = 0xA;
    private static final int MOST_BYTES = PacketFormat.USUAL_PAYLOAD_BYTES;
    private static final int DONE = 1;
    private static final int REMOTE_READ = 3;
    private static final int ANSWER = 5;

    private static void run(TestBench bench, DataPath path, StallProfile sending, StallProfile taking) {
        Rig<PacketLoop> rig = Rig.once(bench, PacketLoop.class, path, MOST_BYTES);
        Simulation sim = rig.simulation();
        PacketLoop dut = rig.dut();
        RandomGenerator random = bench.random();
        sim.poke(dut.node, NODE);
        sim.poke(dut.written, true); // before its time: here nobody looks at a memory
        StreamSource transfers = rig.source(dut.transfer, StallProfile.NEVER);
        StreamSource sent = rig.source(dut.sent, sending);
        rig.sink(dut.prefetch, StallProfile.NEVER);
        StreamSink completions = rig.sink(dut.completion, StallProfile.NEVER);
        StreamSink writes = rig.sink(dut.write, taking);
        StreamSink received = rig.sink(dut.received, taking);
        StreamSink asked = rig.sink(dut.asked, taking);
        StreamSink statuses = rig.sink(dut.status, StallProfile.NEVER);
        List<long[]> expectedWrites = new ArrayList<>();
        List<long[]> expectedWords = new ArrayList<>();
        List<long[]> expectedAsked = new ArrayList<>();
        int commands = 12;
        for (int i = 0; i < commands; i++) {
            boolean reads = random.nextInt(3) == 0;
            PlainAccess source = PlainAccess.random(random, 0, PlainAccess.MEMORY_BYTES, 255);
            PlainAccess destination = PlainAccess.strided(0x1_0004, 132, source.elementBytes(), source.count());
            transfers.send(Transfers.beat(
                    DONE, reads ? REMOTE_READ : 0, source, destination, source.bytes(), NODE, 77, false, 0, 0));
            if (reads) {
                expectedAsked.add(asked(source, destination));
                continue;
            }
            byte[] bytes = Payload.random(random, source.bytes());
            List<long[]> words = Payload.words(bytes, random, path.wordBytes());
            words.forEach(sent::send);
            // A packet that another one follows has whole elements and whole words.
            int unit = Math.max(source.elementBytes(), path.wordBytes());
            int perPacket =
                    source.bytes() <= MOST_BYTES ? source.count() : MOST_BYTES / unit * unit / source.elementBytes();
            int at = 0;
            for (int first = 0; first < source.count(); first += perPacket) {
                int count = Math.min(perPacket, source.count() - first);
                PlainAccess part =
                        PlainAccess.strided(destination.base() + 132L * first, 132, source.elementBytes(), count);
                expectedWrites.add(part.beat());
                int packetWords = (part.bytes() + path.wordBytes() - 1) / path.wordBytes();
                for (int word = 0; word < packetWords; word++) {
                    long[] expected = words.get(at++).clone();
                    expected[expected.length - 1] = word == packetWords - 1 ? 1 : 0;
                    expectedWords.add(expected);
                }
            }
        }
        rig.run(
                "every command received",
                () -> completions.count() == commands
                        && received.count() == expectedWords.size()
                        && asked.count() == expectedAsked.size(),
                200_000);
        sim.step(50);
        Beats.assertSame(writes.beats(), expectedWrites);
        Beats.assertSame(received.beats(), expectedWords);
        Beats.assertSame(asked.beats(), expectedAsked);
        assertThat(statuses.count())
                .as("nobody wished to be told, nothing was wrong")
                .isZero();
    }

    private static long[] asked(PlainAccess source, PlainAccess destination) {
        return new long[] {
            ANSWER,
            0,
            1,
            source.base(),
            source.stride() & 0xFFFF_FFFFL,
            source.elementBytes(),
            source.count(),
            source.strided() ? 1 : 0,
            destination.base(),
            destination.stride() & 0xFFFF_FFFFL,
            destination.elementBytes(),
            destination.count(),
            1,
            NODE,
            77,
            0,
            3
        };
    }

    @HardwareTest
    void packetsAndRequestsArriveAsTheyWereMadeUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> run(bench, Paths.NARROW, sending, taking));
    }

    @HardwareTest
    void wordsOf16BytesCarryTheSame(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> run(bench, Paths.WIDE_LINES, sending, taking));
    }
}
