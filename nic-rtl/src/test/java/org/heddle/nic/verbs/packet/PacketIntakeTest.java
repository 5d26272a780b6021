package org.heddle.nic.verbs.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.SegmentFormat;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.code.TransportOperation;

/** Packets whose headers come ahead, and the data that wait beside them. */
class PacketIntakeTest {
    private static final int PACKET_WORDS = VerbsConfiguration.streaming().wordsAhead();
    private static final DataPath PATH = new DataPath(32, 16, 0, 128, SegmentFormat.PHYSICAL_MEMORY);
    private static final int WORD_BYTES = 16;
    private static final int HEADER_WORDS = PacketFormat.headerWords(WORD_BYTES);
    private static final int BYTES = 1024;
    private static final int WORDS = BYTES / WORD_BYTES;

    private Simulation simulation;
    private PacketIntake dut;
    private StreamSource packets;
    private StreamSink data;

    private void begin(TestBench test, int wordsAhead, StallProfile stalls, StallProfile stallsData) {
        Rig<PacketIntake> rig = Rig.once(test, PacketIntake.class, PATH, false, wordsAhead);
        simulation = rig.simulation();
        dut = rig.dut();
        packets = rig.source(dut.packet, stalls);
        data = rig.sink(dut.payload, stallsData);
        simulation.poke(dut.accepts, false);
        simulation.poke(dut.drops, false);
        simulation.poke(dut.holds, false);
        simulation.reset(2);
    }

    /** Another node for each packet, with any of 16 bits. */
    private static long sender(int number) {
        return (number + 1) * 0x9E37L & 0xFFFF;
    }

    /** Sends a packet whose number stands in its header and in each word of its data. */
    private void send(int number, int words) {
        long[] header = new long[3];
        TransportHeader.LAYOUT.operation.put(header, TransportOperation.WRITE.code());
        TransportHeader.LAYOUT.isEmpty.put(header, words == 0 ? 1 : 0);
        TransportHeader.LAYOUT.psn.put(header, number);
        long link = (long) WORD_BYTES * words << 32 | sender(number) << 16;
        packets.send(link, header[0], 0);
        packets.send(header[1], header[2], words == 0 ? 1 : 0);
        for (int i = 0; i < words; i++) {
            packets.send(number, i, i == words - 1 ? 1 : 0);
        }
    }

    /** Awaits that a packet is shown, and looks at its header. */
    private void awaitHeader(int number, int words) {
        simulation.runUntil("a header", () -> simulation.peek(dut.waits)).within(2000);
        check(number, words);
    }

    private void check(int number, int words) {
        BigInteger header = simulation.peekInteger(simulation.port(dut.header));
        long[] fields = {
            header.longValue(),
            header.shiftRight(64).longValue(),
            header.shiftRight(128).longValue()
        };
        assertThat(TransportHeader.LAYOUT.psn.get(fields)).as("number").isEqualTo(number);
        assertThat(simulation.peek(dut.bytes)).as("bytes").isEqualTo(words * WORD_BYTES);
        assertThat(simulation.peek(dut.from)).isEqualTo(sender(number));
    }

    private void judge(boolean accepts) {
        simulation.poke(accepts ? dut.accepts : dut.drops, true);
        simulation.step();
        simulation.poke(accepts ? dut.accepts : dut.drops, false);
    }

    @HardwareTest
    void theNextHeaderIsShownWhileAllDataOfAPacketWaitForTheirVerdict(TestBench test) {
        begin(test, PACKET_WORDS, StallProfile.NEVER, StallProfile.NEVER);
        for (int i = 0; i < 3; i++) {
            send(i, WORDS);
        }
        awaitHeader(0, WORDS);
        simulation.step(4 * WORDS);
        assertThat(packets.taken()).isEqualTo(HEADER_WORDS + WORDS + HEADER_WORDS);
        check(0, WORDS);
        assertThat(data.count()).isZero();
        judge(true);
        simulation.step();
        assertThat(simulation.peek(dut.waits)).isTrue();
        check(1, WORDS);
        // The data of the first packet leave at a word per cycle, those of the next one come meanwhile.
        simulation.step(WORDS + 2);
        assertThat(data.count()).isEqualTo(WORDS);
        assertThat(packets.taken()).isEqualTo(3 * HEADER_WORDS + 2 * WORDS);
        judge(true);
        awaitHeader(2, WORDS);
        judge(true);
        simulation.runUntil("all data", () -> data.count() == 3 * WORDS).within(1000);
    }

    /** Two packets of 1,024 bytes wait for whoever takes their data, though both are judged. */
    @HardwareTest
    void twoPacketsHaveRoomAndTheHeaderOfAThirdIsShown(TestBench test) {
        begin(test, PACKET_WORDS, StallProfile.NEVER, StallProfile.ALWAYS);
        for (int i = 0; i < 2; i++) {
            send(i, WORDS);
        }
        send(2, 0);
        for (int i = 0; i < 2; i++) {
            awaitHeader(i, WORDS);
            judge(true);
        }
        awaitHeader(2, 0);
        assertThat(data.count()).isZero();
    }

    @HardwareTest
    void dataOfARefusedPacketAreDropped(TestBench test) {
        begin(test, PACKET_WORDS, StallProfile.NEVER, StallProfile.NEVER);
        for (int i = 0; i < 3; i++) {
            send(i, WORDS);
        }
        for (int i = 0; i < 3; i++) {
            awaitHeader(i, WORDS);
            simulation.step(2 * WORDS);
            judge(i != 1);
        }
        simulation.step(4 * WORDS);
        assertThat(data.beats().stream().map(each -> each[0]).toList())
                .hasSize(2 * WORDS)
                .startsWith(0L)
                .endsWith(2L)
                .doesNotContain(1L);
    }

    @HardwareTest
    void packetsOfAllSizesPassOrAreDroppedAsTheyAreJudged(TestBench test) {
        for (int wordsAhead : new int[] {PacketIntake.FEW_WORDS, PACKET_WORDS}) {
            begin(test, wordsAhead, StallProfile.ONE_IN_EIGHT, StallProfile.RANDOM_HALF);
            List<Integer> sizes = new ArrayList<>();
            for (int i = 0; i < 150; i++) {
                sizes.add(test.random().nextInt(4) == 0 ? 0 : 1 + test.random().nextInt(i % 3 == 0 ? 256 : 8));
                send(i, sizes.get(i));
            }
            List<long[]> expected = new ArrayList<>();
            for (int i = 0; i < sizes.size(); i++) {
                awaitHeader(i, sizes.get(i));
                simulation.step(test.random().nextInt(i % 20 == 0 ? 300 : 5));
                boolean accepts = test.random().nextInt(3) != 0;
                for (int word = 0; accepts && word < sizes.get(i); word++) {
                    expected.add(new long[] {i, word, word == sizes.get(i) - 1 ? 1 : 0});
                }
                // A header may be looked at for a while behind its verdict.
                boolean holds = test.random().nextBoolean();
                simulation.poke(dut.holds, holds);
                judge(accepts);
                if (holds) {
                    simulation.step(test.random().nextInt(8));
                    assertThat(simulation.peek(dut.waits))
                            .as("the next one is shown")
                            .isFalse();
                    simulation.poke(dut.holds, false);
                }
            }
            simulation
                    .runUntil("all data", () -> packets.isDone() && data.count() == expected.size())
                    .within(5000);
            simulation.step(300);
            assertThat(data.beats()).usingRecursiveComparison().isEqualTo(expected);
        }
    }
}
