package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.nic.stage.packet.Channel;

/**
 * Core of one end: begins packets on all channels, takes others, and forgets both when it is reset. What it has begun and taken, it keeps as the test's reference: the second word
 * of a packet is its number in its channel.
 */
final class TestCore implements Agent {
    static final int CHANNELS = Channel.values().length;
    private static final int HEADER_WORDS = 4;

    private final Simulation sim;
    private final RecoveringPorts dut;
    private final int end;
    private final int mostPayload;
    private final RandomGenerator random;

    /** Packets of each channel of which the port has taken a word. */
    final List<List<long[]>> begun = new ArrayList<>();
    /** Number of each packet that has been taken whole. */
    final List<List<Integer>> taken = new ArrayList<>();

    int cuts;
    /** Cycles of reset that are still to come. */
    int resetCycles;
    /** Number of cycles of 64 in which an idle channel begins a packet; the next ones are of 8, in which a word is offered, and taken. */
    int begins = 1;

    int offers = 6;
    int takes = 6;
    /** Packets of each channel that may begin. */
    int most = Integer.MAX_VALUE;

    private final long[][] sending = new long[CHANNELS][];
    private final int[] next = new int[CHANNELS];
    private final boolean[] offered = new boolean[CHANNELS];
    private final List<List<Long>> taking = new ArrayList<>();
    private final boolean[] ready = new boolean[CHANNELS];
    private TestCore other;

    TestCore(Simulation sim, RecoveringPorts dut, int end, int mostPayload, RandomGenerator random) {
        this.sim = sim;
        this.dut = dut;
        this.end = end;
        this.mostPayload = mostPayload;
        this.random = random;
        for (int i = 0; i < CHANNELS; i++) {
            begun.add(new ArrayList<>());
            taken.add(new ArrayList<>());
            taking.add(new ArrayList<>());
        }
    }

    void joins(TestCore there) {
        other = there;
    }

    int begunCount() {
        return begun.stream().mapToInt(List::size).sum();
    }

    int takenCount() {
        return taken.stream().mapToInt(List::size).sum();
    }

    boolean isIdle() {
        for (long[] packet : sending) {
            if (packet != null) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void drive() {
        boolean resets = resetCycles > 0;
        sim.poke(dut.resetsCore.get(end), resets);
        if (resets) {
            resetCycles--;
        }
        for (int channel = 0; channel < CHANNELS; channel++) {
            if (resets) {
                sending[channel] = null;
                offered[channel] = false;
                taking.get(channel).clear();
            } else if (sending[channel] == null && begun.get(channel).size() < most && random.nextInt(64) < begins) {
                sending[channel] = packet(channel);
                next[channel] = 0;
            }
            if (!resets && sending[channel] != null && !offered[channel]) {
                offered[channel] = random.nextInt(8) < offers;
            }
            var goes = dut.sent.get(end).get(channel);
            sim.poke(goes.valid(), offered[channel]);
            if (offered[channel]) {
                sim.poke(goes.data().data(), sending[channel][next[channel]]);
                sim.poke(goes.data().last(), next[channel] == sending[channel].length - 1);
            }
            ready[channel] = !resets && random.nextInt(8) < takes;
            sim.poke(dut.arrived.get(end).get(channel).ready(), ready[channel]);
        }
    }

    private long[] packet(int channel) {
        int payload = channel == Channel.REQUEST.code() ? 16 : 8 * (1 + random.nextInt(mostPayload / 8));
        long[] words = random.longs(HEADER_WORDS + payload / 8).toArray();
        words[0] = words[0] & ~(0xFFFFL << 32) | (long) (payload | channel << 14) << 32;
        words[1] = begun.get(channel).size();
        return words;
    }

    @Override
    public void sample() {
        for (int channel = 0; channel < CHANNELS; channel++) {
            if (offered[channel] && sim.peek(dut.sent.get(end).get(channel).ready())) {
                if (next[channel] == 0) {
                    begun.get(channel).add(sending[channel]);
                }
                offered[channel] = false;
                next[channel]++;
                if (next[channel] == sending[channel].length) {
                    sending[channel] = null;
                }
            }
            if (ready[channel] && sim.peek(dut.arrived.get(end).get(channel).valid())) {
                take(channel);
            }
        }
    }

    private void take(int channel) {
        var comes = dut.arrived.get(end).get(channel).data();
        List<Long> words = taking.get(channel);
        boolean isLast = sim.peek(comes.last());
        if ((sim.peek(dut.cut.get(end)) >> channel & 1) != 0) {
            assertThat(isLast).as("the end of a packet that was cut").isTrue();
            assertThat(words).as("a packet that was cut").isNotEmpty();
            words.clear();
            cuts++;
            return;
        }
        words.add(sim.peek(comes.data()));
        List<long[]> sent = other.begun.get(channel);
        List<Integer> numbers = taken.get(channel);
        int place = words.size() - 1;
        if (place >= 1) {
            assertThat(words.get(1))
                    .as("number of a packet of channel %d", channel)
                    .isBetween(0L, sent.size() - 1L);
            int number = words.get(1).intValue();
            int before = numbers.isEmpty() ? -1 : numbers.get(numbers.size() - 1);
            assertThat(number)
                    .as("number behind the one before, channel %d", channel)
                    .isGreaterThan(before);
            long[] expected = sent.get(number);
            assertThat(words.get(0)).as("first word of packet %d", number).isEqualTo(expected[0]);
            assertThat(place).as("words of packet %d", number).isLessThan(expected.length);
            assertThat(words.get(place))
                    .as("word %d of packet %d", place, number)
                    .isEqualTo(expected[place]);
            assertThat(isLast).as("end of packet %d at word %d", number, place).isEqualTo(place == expected.length - 1);
        } else {
            assertThat(isLast).as("end at a first word").isFalse();
        }
        if (isLast) {
            numbers.add(words.get(1).intValue());
            words.clear();
        }
    }
}
