package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.stream.StreamBench.Beat;
import org.junit.jupiter.api.Test;

class PacketTest {
    private static final int CYCLES = 500;
    private static final int LONGEST = 5;

    /** Whole packets; what follows the last end is left out. */
    private static List<List<BigInteger>> packets(List<Beat> beats) {
        List<List<BigInteger>> packets = new ArrayList<>();
        List<BigInteger> open = new ArrayList<>();
        for (Beat beat : beats) {
            open.add(beat.data());
            if (beat.last()) {
                packets.add(List.copyOf(open));
                open.clear();
            }
        }
        return packets;
    }

    @Test
    void aHeaderComesBeforeEachPacketAndAHeaderThatIsLastTakesNone() {
        Random random = new Random(7);
        StreamBench bench = new StreamBench(Heddle.elaborate(() -> new HeaderInsert<>(uint(8))), 1)
                .source(
                        "header",
                        60,
                        i -> List.of(new BigInteger(8, random), BigInteger.valueOf(random.nextInt(3) == 0 ? 1 : 0)))
                .packetSource("body", 80, 8, LONGEST)
                .sink("sink", 80)
                .run(CYCLES);
        List<List<BigInteger>> bodies = new ArrayList<>(packets(bench.moved("body")));
        List<List<BigInteger>> expected = new ArrayList<>();
        for (Beat header : bench.moved("header")) {
            List<BigInteger> packet = new ArrayList<>(List.of(header.data()));
            if (!header.last()) {
                if (bodies.isEmpty()) {
                    break;
                }
                packet.addAll(bodies.remove(0));
            }
            expected.add(packet);
        }
        assertThat(packets(bench.moved("sink"))).hasSizeGreaterThan(40).isEqualTo(expected);
    }

    @Test
    void aRemovedHeaderIsTheFirstBeatAndTheRestIsTheBody() {
        StreamBench bench = new StreamBench(Heddle.elaborate(() -> new HeaderRemove<>(uint(8))), 2)
                .packetSource("source", 90, 8, LONGEST)
                .sink("header", 60)
                .sink("body", 80)
                .run(CYCLES);
        List<List<BigInteger>> whole = packets(bench.moved("source"));
        assertThat(whole).hasSizeGreaterThan(40);
        assertThat(bench.data("header").subList(0, whole.size()))
                .isEqualTo(whole.stream().map(packet -> packet.get(0)).toList());
        assertThat(bench.moved("header").subList(0, whole.size()).stream().map(Beat::last))
                .containsExactlyElementsOf(
                        whole.stream().map(packet -> packet.size() == 1).toList());
        assertThat(packets(bench.moved("body")))
                .isEqualTo(whole.stream()
                        .filter(packet -> packet.size() > 1)
                        .map(packet -> packet.subList(1, packet.size()))
                        .toList());
    }

    @Test
    void beatsAreFramedByTheGivenLengthsAndZeroMakesNoPacket() {
        Random random = new Random(3);
        StreamBench bench = new StreamBench(Heddle.elaborate(() -> new Framer<>(uint(8), LONGEST)), 3)
                .source("length", 70, i -> List.of(BigInteger.valueOf(random.nextInt(LONGEST + 1))))
                .randomSource("source", 90, 8)
                .sink("sink", 80)
                .run(CYCLES);
        assertThat(bench.data("sink")).hasSizeGreaterThan(150).isEqualTo(bench.data("source"));
        List<Integer> lengths = bench.data("length").stream()
                .map(BigInteger::intValue)
                .filter(length -> length != 0)
                .toList();
        assertThat(packets(bench.moved("sink")).stream().map(List::size)).containsExactlyElementsOf(lengths);
        assertThat(bench.data("length")).contains(BigInteger.ZERO);
    }

    @Test
    void theLengthOfAPacketComesWithItsLastBeat() {
        StreamBench bench = new StreamBench(Heddle.elaborate(() -> new PacketLength<>(uint(8), LONGEST)), 4)
                .packetSource("source", 80, 8, LONGEST)
                .sink("sink", 60);
        List<Integer> lengths = new ArrayList<>();
        bench.watch(() -> {
            if (bench.ports().isOne("length_valid")) {
                lengths.add(bench.ports().peek("length_data").intValue());
            }
        });
        bench.run(CYCLES);
        List<List<BigInteger>> packets = packets(bench.moved("sink"));
        assertThat(packets).hasSizeGreaterThan(40).isEqualTo(packets(bench.moved("source")));
        assertThat(lengths).isEqualTo(packets.stream().map(List::size).toList());
    }

    @Test
    void packetsFollowEachOtherWithoutAGap() {
        StreamBench bench = new StreamBench(Heddle.elaborate(() -> new HeaderInsert<>(uint(8))), 5)
                .source("header", 100, i -> List.of(BigInteger.valueOf(i % 256), BigInteger.ZERO))
                .packetSource("body", 100, 8, LONGEST)
                .sink("sink", 100)
                .run(100);
        assertThat(bench.data("sink")).hasSize(100);
    }
}
