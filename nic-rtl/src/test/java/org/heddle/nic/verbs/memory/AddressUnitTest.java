package org.heddle.nic.verbs.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.host.ShuffledMemory;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.code.AccessRight;

/** The unit against regions and translations that the test keeps as arrays. */
class AddressUnitTest {
    private static final int PAGES = 100;
    private static final int PAGE = 4096;
    private static final long TABLE = 0x1234_5000_0008L;
    private static final int DOMAIN = 9;
    private static final int READ = AccessRight.REMOTE_READ.mask();
    private static final int LATENCY = 200;

    private static final class Bench {
        final Rig<AddressBench> rig;
        final List<StreamSource> runs = new ArrayList<>();
        final List<StreamSink> answers = new ArrayList<>();
        final List<List<long[]>> expected = List.of(new ArrayList<>(), new ArrayList<>());
        final Moments missed;
        final ShuffledMemory memory;
        final long[] places = new long[PAGES];

        Bench(TestBench test, StallProfile stalls, int mostExtra) {
            rig = Rig.once(test, AddressBench.class);
            memory = new ShuffledMemory(test.random().nextLong());
            HostMemorySocket socket = new HostMemorySocket(rig.simulation(), rig.dut().memory, memory, mostExtra, 1);
            socket.setTimes(LATENCY, 1);
            rig.add(socket);
            for (int unit = 0; unit < AddressBench.UNITS; unit++) {
                runs.add(rig.source(rig.dut().runs.get(unit), stalls));
                answers.add(rig.sink(rig.dut().answers.get(unit), StallProfile.NEVER));
            }
            missed = rig.moments("a miss", () -> rig.simulation().peek(rig.dut().misses));
            rig.simulation().poke(rig.dut().forgets, false);
            rig.simulation().poke(rig.dut().sets, false);
            rig.simulation().reset(2);
        }

        void translate(int page, long place) {
            places[page] = place;
            long entry = place < 0 ? 0 : place / PAGE << 12 | 1;
            byte[] bytes = new byte[8];
            ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putLong(entry);
            memory.write(TABLE + 8L * page, bytes);
        }

        /** Sets key 5 to all pages from this address on, less what lies before it in the first one. */
        void region(long base) {
            long[] words = new long[KeyContext.LAYOUT.words()];
            KeyContext.LAYOUT.isValid.put(words, 1);
            KeyContext.LAYOUT.access.put(words, READ);
            KeyContext.LAYOUT.generation.put(words, 3);
            KeyContext.LAYOUT.domain.put(words, DOMAIN);
            KeyContext.LAYOUT.base.put(words, base);
            KeyContext.LAYOUT.length.put(words, length(base));
            KeyContext.LAYOUT.translations.put(words, TABLE);
            BigInteger region = BigInteger.ZERO;
            for (int i = words.length - 1; i >= 0; i--) {
                region = region.shiftLeft(64).or(new BigInteger(Long.toUnsignedString(words[i])));
            }
            rig.simulation().poke(rig.simulation().port(rig.dut().region), region);
            rig.simulation().poke(rig.dut().index, 5);
            pulse(true);
        }

        private void pulse(boolean isKey) {
            rig.simulation().poke(isKey ? rig.dut().sets : rig.dut().forgets, true);
            rig.simulation().step();
            rig.simulation().poke(isKey ? rig.dut().sets : rig.dut().forgets, false);
        }

        void want(int unit, long base, long address, long bytes, boolean isLast) {
            long distance = address - base;
            boolean isInside = distance >= 0 && distance + bytes <= length(base);
            int page = isInside ? (int) (address / PAGE - base / PAGE) : 0;
            boolean isAllowed = isInside && places[page] >= 0;
            runs.get(unit).send(address, 5 << 8 | 3, bytes, DOMAIN, READ, isLast ? 1 : 0, 0, 0, 0, 0);
            expected.get(unit).add(new long[] {
                isAllowed ? 1 : 0, isAllowed ? places[page] + address % PAGE : 0, bytes, isLast ? 1 : 0
            });
        }

        /** Awaits all answers, and compares them; where nothing is allowed the address tells nothing. */
        void compare() {
            for (int unit = 0; unit < AddressBench.UNITS; unit++) {
                StreamSink sink = answers.get(unit);
                List<long[]> wanted = expected.get(unit);
                rig.simulation()
                        .runUntil("all answers", () -> sink.count() == wanted.size())
                        .within(200_000);
                for (int i = 0; i < wanted.size(); i++) {
                    long[] got = sink.beats().get(i);
                    long[] seen = {got[0], got[0] == 0 ? 0 : got[1], got[2], got[3]};
                    assertThat(seen).as("answer " + i + " of unit " + unit).isEqualTo(wanted.get(i));
                }
            }
        }

        static long length(long base) {
            return (long) PAGES * PAGE - base % PAGE;
        }
    }

    private static Bench filled(TestBench test, StallProfile stalls, int mostExtra, long base) {
        Bench bench = new Bench(test, stalls, mostExtra);
        for (int page = 0; page < PAGES; page++) {
            bench.translate(page, page % 17 == 16 ? -1 : (test.random().nextLong(1L << 36)) * PAGE);
        }
        bench.region(base);
        return bench;
    }

    @HardwareTest
    void randomRunsOfBothUnitsAreAnsweredInTheirOrderWhateverIsKept(TestBench test) {
        long base = 0x7F00_0012_3900L;
        Bench bench = filled(test, StallProfile.RANDOM_HALF, 60, base);
        for (int i = 0; i < 800; i++) {
            long address = base - 3 * PAGE + test.random().nextLong((PAGES + 6L) * PAGE);
            if (i % 3 != 0) {
                address = base + test.random().nextLong(24L * PAGE);
            }
            long bytes = 1 + test.random().nextLong(PAGE - address % PAGE);
            bench.want(i % 5 == 0 ? 1 : 0, base, address, bytes, i % 4 == 0);
        }
        bench.compare();
        assertThat(bench.missed.count()).isLessThan(500);
    }

    @HardwareTest
    void aLineOfFourTranslationsIsReadOnceAndKeptRunsAreAnsweredOneEachCycle(TestBench test) {
        long base = 0x4000_0000L + 2 * PAGE + 24;
        Bench bench = filled(test, StallProfile.NEVER, 0, base);
        for (int page = 1; page < 12; page++) {
            bench.want(0, base, base + (long) page * PAGE - 24, PAGE, true);
            bench.compare();
        }
        // The table begins with the second entry of a line.
        assertThat(bench.missed.count()).isEqualTo(4);
        long before = bench.rig.simulation().cycle();
        for (int i = 0; i < 200; i++) {
            bench.want(0, base, base + 1 + (i * 5 % 12) * PAGE, 8, true);
        }
        bench.compare();
        assertThat(bench.missed.count()).isEqualTo(4);
        assertThat(bench.rig.simulation().cycle() - before).isBetween(200L, 215L);
    }

    @HardwareTest
    void asManyMissesAsMayBeUnderWayWaitForMemoryTogether(TestBench test) {
        Bench bench = filled(test, StallProfile.NEVER, 0, 0);
        long before = bench.rig.simulation().cycle();
        for (int i = 0; i < AddressBench.UNDER_WAY; i++) {
            bench.want(0, 0, 4L * i * PAGE, 64, true);
        }
        bench.compare();
        assertThat(bench.missed.count()).isEqualTo(AddressBench.UNDER_WAY);
        assertThat(bench.rig.simulation().cycle() - before).isLessThan(LATENCY + 40);
    }

    @HardwareTest
    void aTranslationThatIsUnderWayWhileAllIsForgottenIsUsedAndNotKept(TestBench test) {
        Bench bench = filled(test, StallProfile.NEVER, 0, 0);
        bench.want(0, 0, 20, 8, true);
        bench.rig.simulation().step(LATENCY + 8);
        // The line was read; nothing is answered yet.
        assertThat(bench.answers.get(0).count()).isZero();
        bench.pulse(false);
        bench.compare();
        bench.translate(0, 77L * PAGE);
        bench.want(0, 0, 20, 8, true);
        bench.compare();
        assertThat(bench.missed.count()).isEqualTo(2);
    }
}
