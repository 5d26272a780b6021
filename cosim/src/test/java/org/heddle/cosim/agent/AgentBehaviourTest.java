package org.heddle.cosim.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.agent.FaultyLink.Fault;
import org.heddle.cosim.agent.LaneRig.Field;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.cosim.wave.TextWave;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;

/** Behaviour of packets, memories and links, compared with their descriptions. */
class AgentBehaviourTest {
    private static final VerilogDesign ROAD = new LaneRig()
            .lane("rx", "tx", new Field("word", 16), new Field("last", 1))
            .design();
    private static final VerilogDesign LOOP = new LaneRig()
            .lane("rx", "out", new Field("word", 16), new Field("last", 1))
            .lane("in", "tx", new Field("word", 16), new Field("last", 1))
            .design();
    private static final VerilogDesign MEMORY = new LaneRig()
            .lane(
                    "command",
                    "request",
                    new Field("write", 1),
                    new Field("address", 8),
                    new Field("data", 16),
                    new Field("mask", 2),
                    new Field("tag", 6))
            .lane("response", "result", new Field("data", 16), new Field("tag", 6))
            .design();

    private static Simulation open(VerilogDesign design) {
        return Simulation.open(design, SimulationOptions.defaults().seed(7));
    }

    private static long[][] packet(long... words) {
        long[][] beats = new long[words.length][];
        for (int i = 0; i < words.length; i++) {
            beats[i] = new long[] {words[i], 0};
        }
        return beats;
    }

    @Test
    void aSourceAtPacketEdgesPausesBeforeTheFirstAndTheLastBeat() {
        try (Simulation sim = open(ROAD)) {
            PacketSource source = sim.add(PacketSource.on(StreamPorts.of(sim, "rx"), StallProfile.PACKET_EDGES, 1));
            sim.add(StreamSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 1));
            source.send(packet(1, 2, 3, 4));
            source.send(packet(5));
            sim.reset(1);
            TextWave wave = sim.add(TextWave.of(sim, List.of(sim.port("rx_valid"), sim.port("rx_data_last"))));
            sim.step(10);
            assertThat(wave.text()
                            .lines()
                            .filter(line -> line.startsWith("rx_valid"))
                            .toList())
                    .containsExactly("rx_valid      0 1 . . 0 1 0 1 0 .");
        }
    }

    @Test
    void aScoreboardNamesPacketBeatAndBothValues() {
        try (Simulation sim = open(ROAD)) {
            NativePacketSource source = NativePacketSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
            NativePacketSink sink = NativePacketSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 1);
            source.send(packet(1, 2));
            source.send(packet(3, 4, 5));
            sink.expect(packet(1, 2));
            sink.expect(packet(3, 6, 5));
            sim.reset(1);
            assertThatThrownBy(() -> sim.step(100))
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessage("a broken rule ended \"lanes\" in cycle 5: stream \"tx\": packet 1, beat 1 of 3:"
                            + " expected 0x6 0x0, was 0x4 0x0");
        }
        try (Simulation sim = open(ROAD)) {
            PacketSource source = sim.add(PacketSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1));
            PacketSink sink = sim.add(PacketSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 1));
            source.send(packet(1, 2));
            sink.expect(packet(1, 2, 3));
            sim.reset(1);
            assertThatThrownBy(() -> sim.step(100))
                    .hasMessage("stream \"tx\": packet 0, beat 1 of 3: the packet ends there");
        }
        for (boolean goesOn : new boolean[] {true, false}) {
            try (Simulation sim = open(ROAD)) {
                NativePacketSource source = NativePacketSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
                NativePacketSink sink = NativePacketSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 1);
                source.send(packet(1, 2));
                if (goesOn) {
                    sink.expect(packet(1));
                }
                sim.reset(1);
                assertThatThrownBy(() -> sim.step(100))
                        .hasMessageContaining(
                                goesOn
                                        ? "packet 0, beat 0 of 1: the packet goes on behind it"
                                        : "packet 0, beat 0 0x1 0x0 was not expected");
            }
        }
    }

    @Test
    void aMemoryAnswersAfterItsLatencyAndNoFasterThanItsRate() {
        try (Simulation sim = open(MEMORY)) {
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "command"), StallProfile.NEVER, 1);
            NativeHostMemory memory = NativeHostMemory.on(
                    StreamPorts.of(sim, "request"), StreamPorts.of(sim, "response"), new MemoryTiming(10, 3, 1, 8), 1);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "result"), StallProfile.NEVER, 1);
            sim.reset(1);
            memory.writeDirectly(3, 0x1234);
            source.send(0, 3, 0, 0, 40); // read
            source.send(1, 3, 0xabcd, 0b10, 41); // write the upper byte
            source.send(0, 3, 0, 0, 42);
            // In at 0, out of the lane at 1, answered in 11, 14 and 17, and one cycle more through the other lane.
            assertThat(sink.until(1).within(100)).isEqualTo(13);
            assertThat(sink.until(2).within(100)).isEqualTo(3);
            assertThat(sink.until(3).within(100)).isEqualTo(3);
            assertThat(sink.drain()).containsExactly(0x1234, 40, 0xab34, 41, 0xab34, 42);
            assertThat(memory.readDirectly(3)).containsExactly(0xab34);
            assertThat(memory.open()).isZero();
        }
    }

    @Test
    void aMemoryReordersWithinItsWindowAndAnswersEachRequestOnce() {
        try (Simulation sim = open(MEMORY)) {
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "command"), StallProfile.NEVER, 1);
            NativeHostMemory.on(
                    StreamPorts.of(sim, "request"), StreamPorts.of(sim, "response"), new MemoryTiming(4, 2, 4, 8), 1);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "result"), StallProfile.NEVER, 1);
            sim.reset(1);
            for (int tag = 0; tag < 64; tag++) {
                source.send(0, tag, 0, 0, tag);
            }
            sink.until(64).within(1000);
            List<Long> tags = new ArrayList<>();
            long[] words = sink.drain();
            for (int i = 1; i < words.length; i += 2) {
                tags.add(words[i]);
            }
            assertThat(tags)
                    .doesNotHaveDuplicates()
                    .hasSize(64)
                    .isNotEqualTo(tags.stream().sorted().toList());
            for (int i = 0; i < tags.size(); i++) {
                // Only three younger ones can be answered before it in each choice, but any number of choices may pass.
                assertThat(tags.get(i)).as("answer %d", i).isLessThanOrEqualTo(i + 3L);
            }
        }
    }

    /** Sends 200 packets of three beats through a link and gives what comes out as lists of words. */
    private static List<List<Long>> through(LinkModel model) {
        try (Simulation sim = open(LOOP)) {
            NativePacketSource source = NativePacketSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
            NativeFaultyLink link =
                    NativeFaultyLink.between(StreamPorts.of(sim, "out"), StreamPorts.of(sim, "in"), model, 5);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 1);
            sim.reset(1);
            for (int i = 0; i < 200; i++) {
                source.send(packet(4 * i, 4 * i + 1, 4 * i + 2));
            }
            sim.step(3000);
            assertThat(link.open()).isZero();
            List<List<Long>> packets = new ArrayList<>();
            List<Long> packet = new ArrayList<>();
            long[] words = sink.drain();
            for (int i = 0; i < words.length; i += 2) {
                packet.add(words[i]);
                if (words[i + 1] != 0) {
                    packets.add(packet);
                    packet = new ArrayList<>();
                }
            }
            assertThat(packet).isEmpty();
            return packets;
        }
    }

    private static boolean isWhole(List<Long> packet) {
        long first = packet.get(0);
        return first % 4 == 0 && packet.equals(List.of(first, first + 1, first + 2));
    }

    @Test
    void eachFaultOfALinkDoesWhatItsNameSays() {
        LinkModel link = LinkModel.reliable(10, 1, 30);
        List<List<Long>> sent = through(link);
        assertThat(sent).hasSize(200).allMatch(AgentBehaviourTest::isWhole);
        assertThat(through(link.with(0.2, Fault.DROP))).hasSizeBetween(130, 185).isSubsetOf(sent);
        assertThat(through(link.with(0.2, Fault.DOWN))).hasSizeBetween(130, 185).isSubsetOf(sent);
        assertThat(through(link.with(0.2, Fault.DUPLICATE)))
                .hasSizeBetween(215, 270)
                .isSubsetOf(sent)
                .containsAll(sent);
        assertThat(through(link.with(0.2, Fault.REORDER)))
                .containsExactlyInAnyOrderElementsOf(sent)
                .isNotEqualTo(sent);
        List<List<Long>> corrupted = through(link.with(0.2, Fault.CORRUPT));
        assertThat(corrupted).hasSize(200).allMatch(packet -> packet.size() == 3);
        for (int i = 0; i < 200; i++) {
            int flipped = 0;
            for (int beat = 0; beat < 3; beat++) {
                flipped +=
                        Long.bitCount(corrupted.get(i).get(beat) ^ sent.get(i).get(beat));
            }
            assertThat(flipped).isLessThanOrEqualTo(1);
        }
        assertThat(corrupted).isNotEqualTo(sent);
        List<List<Long>> truncated = through(link.with(0.2, Fault.TRUNCATE));
        assertThat(truncated).hasSize(200);
        assertThat(truncated.stream().filter(packet -> packet.size() < 3).count())
                .isBetween(15L, 70L);
        for (int i = 0; i < 200; i++) {
            assertThat(sent.get(i)).startsWith(truncated.get(i).toArray(new Long[0]));
        }
    }
}
