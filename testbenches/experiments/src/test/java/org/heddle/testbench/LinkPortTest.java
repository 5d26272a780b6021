package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.Packets;
import org.heddle.nic.stage.packet.Channel;
import org.junit.jupiter.api.Tag;

/** Two ends of a link, packets on all channels in both directions, over cables of every kind of fault. */
class LinkPortTest {
    private static final int CHANNELS = Channel.values().length;
    /** The least that the buffers can hold. */
    private static final LinkBuffers SMALLEST = new LinkBuffers(2, 0, 2);

    private final class Bench {
        final Simulation sim;
        final StreamSource[] sources = new StreamSource[2 * CHANNELS];
        final StreamSink[] sinks = new StreamSink[2 * CHANNELS];
        final List<List<long[]>> expected = new ArrayList<>();
        final RandomGenerator random;

        Bench(TestBench bench, Design<LinkedPorts> design, long linkPeriodPs, FaultPlan plan, StallProfile... taking) {
            this(bench, design, linkPeriodPs, plan, StallProfile.NEVER, taking);
        }

        Bench(
                TestBench bench,
                Design<LinkedPorts> design,
                long linkPeriodPs,
                FaultPlan plan,
                StallProfile sending,
                StallProfile[] taking) {
            random = bench.random();
            LinkedPorts dut = design.component();
            sim = bench.open(design, bench.options().clock(dut.link, ClockTiming.ofPeriod(linkPeriodPs)));
            sim.reset(2);
            for (int from = 0; from < 2; from++) {
                sim.clock(dut.link)
                        .add(new FaultyCable(
                                sim,
                                dut.transmit.get(from),
                                dut.receive.get(1 - from),
                                from,
                                5,
                                plan,
                                random.nextLong()));
                for (int channel = 0; channel < CHANNELS; channel++) {
                    int at = CHANNELS * from + channel;
                    sources[at] =
                            sim.add(StreamSource.on(sim, dut.sent.get(from).get(channel), sending));
                    sinks[at] =
                            sim.add(StreamSink.on(sim, dut.arrived.get(1 - from).get(channel), taking[channel]));
                    expected.add(new ArrayList<>());
                }
            }
        }

        /** A packet of words of 8 bytes from an end on a channel. */
        void send(int from, int channel) {
            int bytes = channel == Channel.REQUEST.code()
                    ? 16
                    : 4 * (1 + random.nextInt(random.nextInt(4) == 0 ? 506 : 12));
            send(from, channel, bytes);
        }

        void send(int from, int channel, int bytes) {
            long[] packet = Packets.random(random, bytes);
            packet[0] |= (long) channel << 46;
            List<long[]> beats = Packets.beats(packet);
            beats.forEach(sources[CHANNELS * from + channel]::send);
            expected.get(CHANNELS * from + channel).addAll(beats);
        }

        boolean isDone() {
            for (int i = 0; i < sinks.length; i++) {
                if (sinks[i].count() < expected.get(i).size()) {
                    return false;
                }
            }
            return true;
        }

        void runAndCheck(long limit) {
            sim.runUntil("all packets", this::isDone).within(limit);
            sim.step(3000); // for one too many
            for (int i = 0; i < sinks.length; i++) {
                Beats.assertSame(sinks[i].beats(), expected.get(i));
            }
        }
    }

    private static Design<LinkedPorts> ports(LinkBuffers buffers) {
        return Heddle.elaborate(() -> new LinkedPorts(8, buffers));
    }

    private static final StallProfile[] ALWAYS = {StallProfile.NEVER, StallProfile.NEVER, StallProfile.NEVER};

    @HardwareTest(seeds = 3, timeoutCycles = 10_000_000)
    @Tag("slow")
    void packetsOfAllChannelsArriveOnceInOrderThroughTheSmallestBuffersWhateverTheCableDoes(TestBench bench) {
        Bench b = new Bench(
                bench,
                ports(SMALLEST),
                8_000,
                FaultPlan.random(4, bench.random().nextLong()),
                StallProfile.RANDOM_HALF,
                StallProfile.EVERY_OTHER,
                StallProfile.NEVER);
        for (int i = 0; i < 150; i++) {
            b.send(b.random.nextInt(2), b.random.nextInt(CHANNELS));
        }
        b.runAndCheck(4_000_000);
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    @Tag("slow")
    void clocksOfAnyRatioWillDo(TestBench bench) {
        Design<LinkedPorts> design = ports(new LinkBuffers(4, 0, 4));
        for (long period : new long[] {3_000, 9_700, 10_000, 10_300, 33_000}) {
            Bench b = new Bench(bench, design, period, FaultPlan.random(6, period), ALWAYS);
            for (int i = 0; i < 40; i++) {
                b.send(b.random.nextInt(2), b.random.nextInt(CHANNELS));
            }
            b.runAndCheck(2_000_000);
        }
    }

    /** A packet leaves as a whole, however slowly its words are handed over. */
    @HardwareTest(timeoutCycles = 10_000_000)
    @Tag("slow")
    void wordsMayBeHandedOverSlowly(TestBench bench) {
        Design<LinkedPorts> design = ports(new LinkBuffers(8, 0, 8));
        for (StallProfile sending : List.of(StallProfile.SEVEN_IN_EIGHT, StallProfile.BURSTS_OF_16)) {
            Bench b = new Bench(bench, design, 8_000, FaultPlan.NONE, sending, ALWAYS);
            for (int i = 0; i < 60; i++) {
                b.send(i % 2, i % CHANNELS);
            }
            b.runAndCheck(400_000);
        }
    }

    @HardwareTest(timeoutCycles = 10_000_000, without = Invariant.NOTHING_STUCK)
    @Tag("slow")
    void aChannelThatNobodyTakesFromHoldsUpNoOther(TestBench bench) {
        Design<LinkedPorts> design = ports(SMALLEST);
        for (int stuck = 0; stuck < CHANNELS; stuck++) {
            StallProfile[] taking = ALWAYS.clone();
            taking[stuck] = StallProfile.ALWAYS;
            Bench b = new Bench(bench, design, 8_000, FaultPlan.NONE, taking);
            for (int i = 0; i < 60; i++) {
                b.send(i % 2, i % CHANNELS);
            }
            int held = stuck;
            b.sim.runUntil("all but channel " + stuck, () -> {
                        boolean done = true;
                        for (int i = 0; i < 2 * CHANNELS; i++) {
                            done &= i % CHANNELS == held
                                    || b.sinks[i].count() == b.expected.get(i).size();
                        }
                        return done;
                    })
                    .within(100_000);
            assertThat(b.sinks[stuck].count()).isZero();
        }
    }

    /** A sender that used up more places than it sends packets would still deliver everything, one packet at a time. */
    @HardwareTest(timeoutCycles = 10_000_000, without = Invariant.NOTHING_STUCK)
    @Tag("slow")
    void everyPlaceAtTheOtherEndIsFilledWhileNobodyTakes(TestBench bench) {
        int slots = 8;
        Design<LinkedPorts> design = ports(new LinkBuffers(2, 0, slots));
        Bench b = new Bench(
                bench, design, 8_000, FaultPlan.NONE, StallProfile.ALWAYS, StallProfile.ALWAYS, StallProfile.ALWAYS);
        for (int channel = 0; channel < CHANNELS; channel++) {
            for (int i = 0; i < 4 * slots; i++) {
                b.send(0, channel, 16);
            }
        }
        b.sim.step(20_000);
        int words = Packets.beats(Packets.random(b.random, 16)).size();
        for (int channel = 0; channel < CHANNELS; channel++) {
            // One place stays free, and each of both queues between clocks holds more words than a packet.
            assertThat(b.sources[channel].taken())
                    .as("words on channel %d", channel)
                    .isGreaterThan((slots - 1 + 2) * words)
                    .isEqualTo(b.sources[0].taken());
        }
    }
}
