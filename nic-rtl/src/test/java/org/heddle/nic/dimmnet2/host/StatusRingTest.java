package org.heddle.nic.dimmnet2.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

/** A status ring, an LLCM in Java behind it, and a host that knows new entries by their phase bit alone. */
class StatusRingTest {
    private static final int OFFSET = 0x0400;
    private static final int ENTRIES = 64;

    private static final class Bench {
        final Rig<StatusRing> rig;
        final StreamSource entry;
        final Moments writes;
        final long[] llcm = new long[1024];
        final List<long[]> sent = new ArrayList<>();
        final List<long[]> received = new ArrayList<>();

        Bench(TestBench bench, StallProfile sending, StallProfile taking) {
            rig = Rig.once(bench, StatusRing.class, OFFSET);
            entry = rig.source(rig.dut().entry, sending);
            rig.sink(rig.dut().llcm, taking);
            Simulation sim = rig.simulation();
            LlcmWrite write = rig.dut().llcm.data();
            writes = rig.moments("writes", () -> {
                boolean fires = sim.peek(rig.dut().llcm.valid())
                        && sim.peek(rig.dut().llcm.ready());
                if (fires) {
                    llcm[(int) sim.peek(write.word())] = sim.peek(write.data());
                }
                return fires;
            });
        }

        void send(RandomGenerator random, int entries) {
            for (int i = 0; i < entries; i++) {
                long[] status = {
                    random.nextInt(17),
                    random.nextInt(1 << 16),
                    random.nextInt(1 << 16),
                    random.nextInt(1 << 16),
                    random.nextInt(1 << 29),
                    random.nextInt(1 << 8),
                    0,
                    random.nextInt(2)
                };
                sent.add(status);
                entry.send(status);
            }
        }

        /** Looks for the next entry as a driver does; returns whether one was there. */
        boolean poll() {
            int index = received.size() % ENTRIES;
            int phase = received.size() / ENTRIES % 2 == 0 ? 1 : 0;
            long head = llcm[OFFSET / 8 + 2 * index];
            if (head >>> 63 != phase) {
                return false;
            }
            long place = llcm[OFFSET / 8 + 2 * index + 1];
            received.add(new long[] {
                head & 0xFF,
                head >>> 8 & 0xFFFF,
                head >>> 24 & 0xFFFF,
                head >>> 40 & 0xFFFF,
                place & 0xFFFF_FFFFL,
                place >>> 32,
                0,
                head >>> 56 & 0x7F
            });
            return true;
        }

        void tellTaken() {
            rig.simulation().poke(rig.dut().taken, received.size() % (2 * ENTRIES));
        }
    }

    @HardwareTest
    void aHostThatPollsThePhaseBitReadsEveryEntryOnceOverSeveralRounds(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> {
            Bench b = new Bench(bench, sending, taking);
            b.send(bench.random(), 5 * ENTRIES + 7);
            // The host looks now and then, takes what is there, and only sometimes tells the ring.
            b.rig.add(new Agent() {
                @Override
                public void drive() {
                    if (bench.random().nextInt(20) == 0) {
                        b.tellTaken();
                    }
                }

                @Override
                public void sample() {
                    if (bench.random().nextInt(10) == 0) {
                        while (b.poll()) {
                            // takes all that is there
                        }
                    }
                }
            });
            b.rig.run("all entries received", () -> b.received.size() >= b.sent.size(), 50_000);
            Beats.assertSame(b.received, b.sent);
        });
    }

    @HardwareTest
    void aFullRingMakesItsSourceWaitAndOverwritesNothing(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        b.send(bench.random(), 3 * ENTRIES);
        Simulation sim = b.rig.simulation();
        sim.reset(2);
        sim.step(1000);
        assertThat(b.entry.taken()).isEqualTo(ENTRIES);
        assertThat(b.writes.count()).isEqualTo(2 * ENTRIES);
        assertThat(sim.peek(b.rig.dut().written)).isEqualTo(ENTRIES);
        b.poll();
        b.tellTaken();
        sim.step(100);
        assertThat(b.entry.taken()).as("one place, one entry").isEqualTo(ENTRIES + 1);
        for (int round = 0; round < 3; round++) {
            while (b.poll()) {
                // takes all that is there
            }
            b.tellTaken();
            sim.step(300);
        }
        Beats.assertSame(b.received, b.sent);
    }

    /** As chosen: the first ones stay, what comes then is counted, and there is room again as soon as the host says so. */
    @HardwareTest
    void aFullRingThatMayDropsWhatComesAndCountsIt(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        b.send(bench.random(), 3 * ENTRIES);
        Simulation sim = b.rig.simulation();
        sim.poke(b.rig.dut().drops, true);
        sim.reset(2);
        sim.step(1000);
        assertThat(b.entry.taken()).isEqualTo(3 * ENTRIES);
        assertThat(b.writes.count()).isEqualTo(2 * ENTRIES);
        assertThat(sim.peek(b.rig.dut().dropped)).isEqualTo(2 * ENTRIES);
        while (b.poll()) {
            // takes all that is there
        }
        Beats.assertSame(b.received, b.sent.subList(0, ENTRIES));
        b.tellTaken();
        sim.step();
        b.sent.clear();
        b.received.clear();
        b.send(bench.random(), ENTRIES);
        sim.step(300);
        assertThat(sim.peek(b.rig.dut().dropped)).isEqualTo(2 * ENTRIES);
        assertThat(sim.peek(b.rig.dut().written)).as("both rounds").isZero();
    }

    /** A host that reads the highest count knows that more may have been lost; a count that goes round would say the contrary. */
    @HardwareTest
    void theCountOfDroppedEntriesStaysAtItsHighestValue(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        int most = (1 << 16) - 1;
        for (int i = 0; i < ENTRIES + most + 3; i++) {
            b.entry.send(0, 0, 0, 0, 0, 0, 0, 0);
        }
        Simulation sim = b.rig.simulation();
        sim.poke(b.rig.dut().drops, true);
        b.rig.run("all but four", () -> b.entry.taken() == ENTRIES + most - 1, 4L * most);
        sim.step();
        assertThat(sim.peek(b.rig.dut().dropped)).isEqualTo(most);
        sim.step(10);
        assertThat(b.entry.taken()).isEqualTo(ENTRIES + most + 3);
        assertThat(sim.peek(b.rig.dut().dropped)).isEqualTo(most);
    }

    /** A host that takes back what it said makes the ring full in the middle of an entry: that entry is whole nevertheless. */
    @HardwareTest
    void anEntryThatHasBegunIsWrittenWholeWhateverTheHostSays(TestBench bench) {
        Rig<StatusRing> rig = Rig.once(bench, StatusRing.class, OFFSET);
        Simulation sim = rig.simulation();
        StatusRing dut = rig.dut();
        sim.poke(dut.entry.valid(), false);
        sim.poke(dut.llcm.ready(), true);
        sim.poke(dut.taken, 0);
        sim.poke(dut.drops, false);
        sim.reset(2);
        sim.poke(dut.entry.valid(), true);
        sim.step(); // the first word
        sim.poke(dut.llcm.ready(), false);
        sim.poke(dut.taken, ENTRIES); // as if all the others waited still
        sim.step(3);
        sim.expect(dut.llcm.valid(), true);
        sim.poke(dut.llcm.ready(), true);
        sim.settle();
        sim.expect(dut.entry.ready(), true);
        sim.step(); // the second word
        sim.expect(dut.written, 1);
    }

    @HardwareTest
    void anEntryTakesTwoCyclesAndStaysInsideItsRing(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        b.send(bench.random(), ENTRIES);
        b.rig.run("a round written", () -> b.writes.count() == 2 * ENTRIES, 1000);
        assertThat(b.writes.span()).isEqualTo(2 * ENTRIES - 1);
        for (int word = 0; word < b.llcm.length; word++) {
            if (word < OFFSET / 8 || word >= OFFSET / 8 + 2 * ENTRIES) {
                assertThat(b.llcm[word]).isZero();
            }
        }
    }
}
