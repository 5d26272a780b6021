package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Agent;
import org.heddle.cosim.BackDoor;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.nic.stage.packet.Channel;

/** Two ends of a link, packets of 8-byte words on all channels, and bits that flip by the back doors of their memories. */
final class ParityBench {
    static final int CHANNELS = Channel.values().length;
    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
    private static final int CORE_PERIOD_PS = 10_000;
    private static final int LINK_PERIOD_PS = 8_000;

    final Simulation sim;
    final ParityPorts dut;
    final RandomGenerator random;
    private final LinkBuffers buffers;
    private final StreamSource[] sources = new StreamSource[2 * CHANNELS];
    private final StreamSink[] sinks = new StreamSink[2 * CHANNELS];
    private final List<List<long[]>> packets = new ArrayList<>();
    private final long[] lastSpoken = new long[2];
    /** Core cycle of each beat that a sink has taken. */
    final List<Long> cycles = new ArrayList<>();

    ParityBench(TestBench bench, Design<ParityPorts> design, LinkBuffers buffers, StallProfile taking, long seed) {
        this.buffers = buffers;
        random = new java.util.SplittableRandom(seed);
        dut = design.component();
        sim = bench.open(
                design, bench.options().seed(seed).backDoors().clock(dut.link, ClockTiming.ofPeriod(LINK_PERIOD_PS)));
        sim.reset(2);
        for (int from = 0; from < 2; from++) {
            int end = from;
            sim.clock(dut.link).add(watch(() -> {
                if (sim.peek(dut.speaks.get(end))) {
                    lastSpoken[end] = sim.timePs();
                }
            }));
            for (int channel = 0; channel < CHANNELS; channel++) {
                int at = CHANNELS * from + channel;
                sources[at] = sim.add(StreamSource.on(sim, dut.sent.get(from).get(channel), StallProfile.NEVER));
                sinks[at] = sim.add(StreamSink.on(sim, dut.arrived.get(1 - from).get(channel), taking));
                packets.add(new ArrayList<>());
            }
        }
        sim.add(watch(this::noteBeats));
    }

    private static Agent watch(Runnable look) {
        return new Agent() {
            @Override
            public void drive() {
                // It only watches.
            }

            @Override
            public void sample() {
                look.run();
            }
        };
    }

    private void noteBeats() {
        dut.arrived.forEach(end -> end.forEach(stream -> {
            if (sim.peek(stream.valid()) && sim.peek(stream.ready())) {
                cycles.add(sim.cycle());
            }
        }));
    }

    void send(int from, int channel, int payloadBytes) {
        long[] packet = Packets.random(random, payloadBytes);
        packet[0] |= (long) channel << 46;
        packets.get(CHANNELS * from + channel).add(packet);
        Packets.beats(packet).forEach(sources[CHANNELS * from + channel]::send);
    }

    /** Sends a packet of any length that its channel may have. */
    void send(int from, int channel) {
        boolean isShort = channel == Channel.REQUEST.code();
        send(from, channel, isShort ? 16 : 8 * (1 + random.nextInt(buffers.payloadBytes() / 8)));
    }

    List<long[]> packets(int from, int channel) {
        return packets.get(CHANNELS * from + channel);
    }

    /** Beats of the first packets of a channel. */
    int beatsOf(int from, int channel, int count) {
        return packets(from, channel).stream()
                .limit(count)
                .mapToInt(packet -> packet.length)
                .sum();
    }

    int delivered(int from, int channel) {
        return sinks[CHANNELS * from + channel].count();
    }

    boolean allDelivered() {
        for (int at = 0; at < sinks.length; at++) {
            if (sinks[at].count() < beatsOf(at / CHANNELS, at % CHANNELS, Integer.MAX_VALUE)) {
                return false;
            }
        }
        return true;
    }

    boolean isTaken(int from) {
        return Arrays.stream(sources, CHANNELS * from, CHANNELS * (from + 1)).allMatch(StreamSource::isDone);
    }

    /** Whether an end has put nothing on the wire for so long. */
    boolean isSilent(int end, int coreCycles) {
        return sim.timePs() - lastSpoken[end] > (long) coreCycles * CORE_PERIOD_PS;
    }

    /** Each channel has delivered what was sent on it, from the first word to somewhere, and nothing else. */
    void assertNothingWrong() {
        for (int at = 0; at < sinks.length; at++) {
            List<long[]> expected = packets.get(at).stream()
                    .flatMap(packet -> Packets.beats(packet).stream())
                    .toList();
            List<long[]> seen = sinks[at].beats();
            assertThat(seen.size()).isLessThanOrEqualTo(expected.size());
            for (int i = 0; i < seen.size(); i++) {
                assertThat(seen.get(i))
                        .as("beat %d of channel %d from end %d", i, at % CHANNELS, at / CHANNELS)
                        .isEqualTo(expected.get(i));
            }
        }
    }

    long flips(int end, int store) {
        return sim.peek(dut.flips.get(end).get(store));
    }

    long allFlips() {
        long sum = 0;
        for (int end = 0; end < 2; end++) {
            for (int store = 0; store < StoreFaults.STORES; store++) {
                sum += flips(end, store);
            }
        }
        return sum;
    }

    /** One store has told one flip, and no other one any. */
    void assertToldOnce(int end, int store) {
        assertThat(flips(end, store)).isEqualTo(1);
        assertThat(allFlips()).isEqualTo(1);
        assertThat(sim.peek(dut.causes.get(end))).isEqualTo(1L << store);
        assertThat(sim.peek(dut.causes.get(1 - end))).isZero();
    }

    BackDoor words(String store) {
        return sim.backDoor(store + ".memory.words.words");
    }

    BackDoor ends(String store) {
        return sim.backDoor(store + ".lastIndexes");
    }

    static void flip(BackDoor door, long address, int bit) {
        door.write(address, door.read(address).flipBit(bit));
    }

    /** Address of a word in a memory, or -1. */
    static long find(BackDoor door, long word) {
        for (long address = 0; address < door.depth(); address++) {
            if (door.read(address).and(WORD).longValue() == word) {
                return address;
            }
        }
        return -1;
    }
}
