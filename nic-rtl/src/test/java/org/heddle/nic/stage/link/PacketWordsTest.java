package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.packet.PacketWord;

/** Packets change between words of 16 and of 8 bytes without losing or gaining one. */
class PacketWordsTest {
    /** Both changes, one behind the other. */
    static final class ThereAndBack extends Component {
        final Stream<PacketWord> wide = in(stream(PacketWord.type(16)));
        final Stream<PacketWord> joined = out(stream(PacketWord.type(16)));

        ThereAndBack() {
            PacketSplitter splitter = instance(new PacketSplitter());
            PacketJoiner joiner = instance(new PacketJoiner());
            connect(splitter.wide, wide);
            connect(joiner.narrow, splitter.narrow);
            connect(joined, joiner.wide);
        }
    }

    /** A packet's words {low, high, last}; the upper half of a last one that is half empty as given. */
    private static List<long[]> wideBeats(long[] packet, long filling) {
        List<long[]> beats = new ArrayList<>();
        for (int i = 0; i < packet.length; i += 2) {
            boolean isWhole = i + 1 < packet.length;
            beats.add(new long[] {packet[i], isWhole ? packet[i + 1] : filling, i + 2 >= packet.length ? 1 : 0});
        }
        return beats;
    }

    @HardwareTest
    void packetsOfAnyLengthComeBackUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> {
            Rig<ThereAndBack> rig = Rig.once(bench, ThereAndBack.class);
            StreamSource source = rig.source(rig.dut().wide, sending);
            StreamSink sink = rig.sink(rig.dut().joined, taking);
            List<long[]> expected = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                long[] packet =
                        Packets.random(bench.random(), 4 * (1 + bench.random().nextInt(20)));
                wideBeats(packet, bench.random().nextLong()).forEach(source::send);
                expected.addAll(wideBeats(packet, 0));
            }
            rig.run(sink, expected.size(), 10_000);
            Beats.assertSame(sink.beats(), expected);
        });
    }

    @HardwareTest
    void aWordOf8BytesPassesInEachCycleAlsoFromPacketToPacket(TestBench bench) {
        Rig<PacketSplitter> rig = Rig.once(bench, PacketSplitter.class);
        StreamSource source = rig.source(rig.dut().wide, StallProfile.NEVER);
        StreamSink sink = rig.sink(rig.dut().narrow, StallProfile.NEVER);
        Moments words = rig.beatsOf("words", rig.dut().narrow);
        List<long[]> expected = new ArrayList<>();
        for (int bytes = 4; bytes <= 2024; bytes += 404) {
            long[] packet = Packets.random(bench.random(), bytes);
            wideBeats(packet, 0).forEach(source::send);
            expected.addAll(Packets.beats(packet));
        }
        rig.run(sink, expected.size(), 10_000);
        Beats.assertSame(sink.beats(), expected);
        assertThat(words.span()).isEqualTo(expected.size() - 1);
    }
}
