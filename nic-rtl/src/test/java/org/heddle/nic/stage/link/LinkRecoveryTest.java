package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.Agent;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Resets of an end of a link that recovers, of either clock, at any moment: nothing comes twice, changed or out of order, what does not come is counted, and the link comes back.
 * {@code -Dheddle.resets=N} sets how many the long run has.
 */
class LinkRecoveryTest {
    private static final int PAYLOAD = 64;
    private static final LinkBuffers BUFFERS = new LinkBuffers(4, 0, 4, PAYLOAD).thatRecover();
    /** Cycles of the first core within which packets begun behind a reset come through, on a cable without faults and on one with. */
    private static final int RETURNS = 1_000;

    private static final int RETURNS_WITH_FAULTS = 40_000;

    private final Design<RecoveringPorts> design = Heddle.elaborate(() -> new RecoveringPorts(8, BUFFERS));

    /** Two ends with their cores, and the cable. */
    private static final class Bench implements Agent {
        final Simulation sim;
        final RecoveringPorts dut;
        final SplittableRandom random;
        final List<TestCore> cores;
        final List<TestCable> cables;
        final int[] resetCycles = new int[2];

        Bench(TestBench bench, Design<RecoveringPorts> design, long seed, int linkPeriodPs, int otherPeriodPs) {
            random = new SplittableRandom(seed);
            dut = design.component();
            sim = bench.open(
                    design,
                    bench.options()
                            .seed(seed)
                            .clock(dut.link, ClockTiming.ofPeriod(linkPeriodPs))
                            .clock(dut.otherCore, ClockTiming.ofPeriod(otherPeriodPs)));
            cores = List.of(
                    new TestCore(sim, dut, 0, PAYLOAD, random.split()),
                    new TestCore(sim, dut, 1, PAYLOAD, random.split()));
            cables = List.of(
                    new TestCable(sim, dut.transmit.get(0), dut.receive.get(1), random.split()),
                    new TestCable(sim, dut.transmit.get(1), dut.receive.get(0), random.split()));
            for (int end = 0; end < 2; end++) {
                cores.get(end).joins(cores.get(1 - end));
                cores.get(end).resetCycles = 3;
                resetCycles[end] = 3;
                sim.clock(dut.cores.get(end)).add(cores.get(end));
                sim.clock(dut.link).add(cables.get(end));
            }
            sim.clock(dut.link).add(this);
            sim.step(10);
        }

        @Override
        public void drive() {
            for (int end = 0; end < 2; end++) {
                sim.poke(dut.resetsLink.get(end), resetCycles[end] > 0);
                resetCycles[end] = Math.max(0, resetCycles[end] - 1);
            }
        }

        @Override
        public void sample() {
            // It only resets.
        }

        void faults(int lost, int changed, int repeated) {
            cables.forEach(cable -> {
                cable.lost = lost;
                cable.changed = changed;
                cable.repeated = repeated;
            });
        }

        void untilUp() {
            sim.runUntil("both ends up", () -> sim.peek(dut.isUp.get(0)) && sim.peek(dut.isUp.get(1)))
                    .within(RETURNS);
        }

        /** Resets an end: its core, its link, or both. */
        void reset(int end, int which) {
            cables.forEach(TestCable::ages);
            if (which != 1) {
                cores.get(end).resetCycles = 1 + random.nextInt(4);
            }
            if (which != 0) {
                resetCycles[end] = 1 + random.nextInt(4);
            }
        }

        /** Waits until packets that begin from now on have come through in both directions, on each channel. */
        void awaitTraffic(int cycles) {
            int[][] from = new int[2][TestCore.CHANNELS];
            for (int end = 0; end < 2; end++) {
                for (int channel = 0; channel < TestCore.CHANNELS; channel++) {
                    from[end][channel] = cores.get(end).begun.get(channel).size();
                }
            }
            sim.runUntil("packets in both directions", () -> cameThrough(from)).within(cycles);
        }

        private boolean cameThrough(int[][] from) {
            for (int end = 0; end < 2; end++) {
                for (int channel = 0; channel < TestCore.CHANNELS; channel++) {
                    List<Integer> taken = cores.get(1 - end).taken.get(channel);
                    if (taken.isEmpty() || taken.get(taken.size() - 1) < from[end][channel]) {
                        return false;
                    }
                }
            }
            return true;
        }

        /** Lets no more packets begin, and waits until all are whole at the other end or lost. */
        void drain(int cycles) {
            cores.forEach(core -> {
                core.begins = 0;
                core.offers = 8;
                core.takes = 8;
            });
            sim.step(cycles);
            assertThat(cores).allMatch(TestCore::isIdle);
        }

        long givenUp(int end) {
            return sim.peek(dut.givenUp.get(end));
        }

        long dropped(int end) {
            return sim.peek(dut.dropped.get(end));
        }

        /** Packets of an end that did not come. */
        long missing(int end) {
            return cores.get(end).begunCount() - cores.get(1 - end).takenCount();
        }
    }

    private void soak(TestBench bench, int resets, boolean hasFaults, long seed) {
        Bench b = new Bench(bench, design, seed, hasFaults ? 8_000 : 6_400, hasFaults ? 9_100 : 13_700);
        b.cores.forEach(core -> core.begins = 8);
        b.untilUp();
        if (hasFaults) {
            b.faults(20, 20, 20);
        }
        int done = 0;
        while (done < resets) {
            int close = 1 + b.random.nextInt(3);
            for (int i = 0; i < close; i++) {
                b.cores.forEach(core -> core.takes = b.random.nextInt(9));
                b.sim.step(1 + b.random.nextInt(i == 0 ? 400 : 60));
                b.reset(b.random.nextInt(2), b.random.nextInt(3));
                done++;
            }
            b.cores.forEach(core -> core.takes = 6);
            b.sim.step(12);
            b.awaitTraffic(hasFaults ? RETURNS_WITH_FAULTS : RETURNS);
        }
        b.faults(0, 0, 0);
        b.drain(40_000);
        for (int end = 0; end < 2; end++) {
            long counted = b.givenUp(end) + b.dropped(1 - end);
            assertThat(counted).as("counted packets of end %d", end).isGreaterThanOrEqualTo(b.missing(end));
            // Those of which the acknowledgement was under way: no more than an end keeps.
            assertThat(counted - b.missing(end))
                    .as("packets counted though they came")
                    .isLessThanOrEqualTo(4L * 2 * done);
        }
        assertThat(b.cores.get(0).cuts + b.cores.get(1).cuts)
                .as("packets that were cut")
                .isPositive();
    }

    @HardwareTest(timeoutCycles = 2_000_000)
    @Tag("slow")
    void resetsAmidTrafficLoseOnlyWhatIsCounted(TestBench bench) {
        soak(bench, 120, false, bench.seed());
    }

    @HardwareTest(timeoutCycles = 8_000_000)
    @Tag("slow")
    void resetsOnACableWithFaultsLoseOnlyWhatIsCounted(TestBench bench) {
        soak(bench, 80, true, bench.seed());
    }

    @HardwareTest(timeoutCycles = 2_000_000_000)
    @Tag("whole")
    void tenThousandResetsLoseOnlyWhatIsCounted(TestBench bench) {
        int resets = Integer.getInteger("heddle.resets", 10_000);
        soak(bench, resets / 2, false, bench.seed());
        soak(bench, resets / 2, true, bench.seed());
    }

    /** Packets that are known to have come are not counted; what waits at an end that is reset is counted there, to the packet. */
    @HardwareTest(timeoutCycles = 100_000)
    void countsAreExactWhereNothingIsUnderWay(TestBench bench) {
        for (int which = 0; which < 3; which++) {
            Bench b = new Bench(bench, design, 7 + which, 8_000, 9_100);
            b.cores.get(0).most = BUFFERS.credits();
            b.cores.get(1).most = 0;
            b.cores.get(1).takes = 0;
            b.cores.get(0).begins = 64;
            b.sim.step(3_000);
            int begun = b.cores.get(0).begunCount();
            assertThat(begun).isEqualTo(TestCore.CHANNELS * BUFFERS.credits());
            b.reset(1, which);
            b.sim.step(2_000);
            b.cores.get(1).takes = 8;
            b.sim.step(2_000);
            assertThat(b.givenUp(0)).isZero();
            assertThat(b.dropped(1) + b.cores.get(1).takenCount()).isEqualTo(begun);
            assertThat(b.dropped(1)).isGreaterThanOrEqualTo(begun - 3L);
            assertThat(b.givenUp(1) + b.dropped(0)).isZero();
            b.cores.forEach(core -> core.most = Integer.MAX_VALUE);
            b.awaitTraffic(RETURNS);
        }
    }

    /** An end whose own packets wait behind a cut cable counts them when the other end comes back anew, and gives what it had accepted; until then those have their places. */
    @HardwareTest(timeoutCycles = 200_000)
    void anEndThatWasNotResetKeepsWhatItHasAccepted(TestBench bench) {
        Bench b = new Bench(bench, design, 11, 8_000, 9_100);
        b.cores.get(0).most = 0;
        // More than the places and the queues behind them hold.
        b.cores.get(1).most = 3 * BUFFERS.credits();
        b.cores.get(0).takes = 0;
        b.cores.forEach(core -> core.begins = 64);
        b.sim.step(3_000);
        b.cables.forEach(cable -> cable.isCut = true);
        b.cores.get(0).most = 1;
        b.sim.step(500);
        assertThat(b.cores.get(0).isIdle()).isTrue();
        int under = b.cores.get(0).begunCount();
        b.reset(1, 2);
        b.sim.step(100);
        b.cables.forEach(cable -> cable.isCut = false);
        b.sim.step(1_000);
        assertThat(b.givenUp(0)).isEqualTo(under).isPositive();
        assertThat(b.givenUp(1)).isPositive();
        assertThat(b.dropped(0) + b.dropped(1)).isZero();
        // There is no place for more until those are taken.
        b.cores.get(1).most += 2;
        b.sim.step(1_000);
        b.cores.get(0).takes = 8;
        b.sim.step(4_000);
        assertThat(b.cores.get(0).takenCount() + b.givenUp(1))
                .isEqualTo(b.cores.get(1).begunCount());
        b.cores.forEach(core -> core.most = Integer.MAX_VALUE);
        b.awaitTraffic(RETURNS);
    }

    /** Cores that pause in the middle of a packet, until the link has gone down and come back: nothing of the packet enters the next session. */
    @HardwareTest(timeoutCycles = 100_000)
    void aPacketThatPausesUntilTheNextSessionIsDropped(TestBench bench) {
        Bench b = new Bench(bench, design, 19, 8_000, 9_100);
        TestCore sender = b.cores.get(0);
        b.cores.forEach(core -> core.most = 0);
        b.untilUp();
        sender.most = 1;
        sender.begins = 64;
        sender.offers = 8;
        b.sim.runUntil("a packet of each channel", () -> sender.begunCount() == TestCore.CHANNELS)
                .within(100);
        sender.offers = 0;
        b.reset(1, 1);
        b.sim.runUntil("the sender down", () -> !b.sim.peek(b.dut.isUp.get(0))).within(RETURNS);
        b.untilUp();
        assertThat(sender.isIdle()).isFalse();
        sender.most = 2;
        sender.offers = 8;
        b.sim.step(2_000);
        assertThat(sender.isIdle()).isTrue();
        assertThat(b.cores.get(1).taken).allMatch(List.of(1)::equals);
        assertThat(b.givenUp(0)).isEqualTo(TestCore.CHANNELS);
    }

    /** A whole session that is said again in the next one, as numbers and credits of both begin alike: no packet is taken, and no acknowledgement. */
    @HardwareTest(timeoutCycles = 200_000)
    void wordsOfAFormerSessionAreNotTaken(TestBench bench) {
        Bench b = new Bench(bench, design, 17, 8_000, 9_100);
        b.cores.forEach(core -> core.most = 6);
        b.cores.forEach(core -> core.begins = 64);
        b.sim.step(6_000);
        int first = TestCore.CHANNELS * 6;
        assertThat(b.cores.get(1).takenCount()).isEqualTo(first);
        List<List<List<long[]>>> former =
                b.cables.stream().map(cable -> List.copyOf(cable.said)).toList();
        b.reset(1, 1);
        b.sim.step(1_000);
        b.cables.get(0).repeat(former.get(0));
        b.sim.step(2_000);
        assertThat(b.cores.get(1).takenCount()).isEqualTo(first);
        b.cables.get(0).isCut = true;
        b.cores.get(0).most = 6 + 2;
        b.sim.step(200);
        b.cables.get(1).repeat(former.get(1));
        b.sim.step(1_000);
        b.cables.get(0).isCut = false;
        b.sim.step(6_000);
        assertThat(b.cores.get(1).takenCount()).isEqualTo(TestCore.CHANNELS * (6 + 2));
        assertThat(b.givenUp(0) + b.givenUp(1)).isZero();
    }

    /** A cut cable is told, and what waits for its end is ended; it comes back by itself. */
    @HardwareTest(timeoutCycles = 200_000)
    void aCutCableIsToldAndComesBack(TestBench bench) {
        Bench b = new Bench(bench, design, 13, 8_000, 9_100);
        b.cores.forEach(core -> core.begins = 8);
        b.untilUp();
        b.awaitTraffic(RETURNS);
        b.cables.forEach(cable -> cable.isCut = true);
        b.sim.runUntil("both ends down", () -> !b.sim.peek(b.dut.isUp.get(0)) && !b.sim.peek(b.dut.isUp.get(1)))
                .within(2 * LinkSession.SILENT_CYCLES);
        assertThat(b.givenUp(0)).isPositive();
        assertThat(b.givenUp(1)).isPositive();
        b.sim.step(1_000);
        b.cables.forEach(cable -> cable.isCut = false);
        b.awaitTraffic(RETURNS);
    }

    @Test
    void contradictionsAreRefused() {
        LinkBuffers usual = new LinkBuffers(4, 0, 4);
        assertThatThrownBy(() -> usual.thatGiveUp().thatRecover())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("recovers=true with givesUp=true")
                .hasMessageContaining("leave out thatGiveUp()");
        assertThatThrownBy(() -> usual.thatRecover().withParity(true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("leave out withParity(true)");
        assertThatThrownBy(() -> LinkPort.ofOneClock(usual.thatRecover(), false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("take a port of two clocks");
    }
}
