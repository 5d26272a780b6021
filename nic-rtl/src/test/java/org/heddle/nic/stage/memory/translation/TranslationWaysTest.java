package org.heddle.nic.stage.memory.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.host.LayoutField;

/** Lines that stay where there are more than rows. */
class TranslationWaysTest {
    private static final int WAYS = 4;
    private static final int ROWS = 32;
    private static final int BANKS = 4;
    private static final int KEY = 5;
    private static final int LATENCY = 3;
    private static final TranslationFormat FORMAT =
            new TranslationFormat("test", 4, 36, new LayoutField("isPresent", 0, 1), new LayoutField("frame", 12, 36));

    private Simulation simulation;
    private TranslationWays dut;

    private void begin(TestBench test) {
        Rig<TranslationWays> rig = Rig.once(test, TranslationWays.class, FORMAT, WAYS, ROWS);
        simulation = rig.simulation();
        dut = rig.dut();
        simulation.poke(dut.line.valid(), false);
        simulation.poke(dut.forgets, false);
        simulation.reset(2);
    }

    /** Number of the physical page of a virtual one. */
    private static long frame(long page) {
        return page * 3 + 1 & (1L << 36) - 1;
    }

    /** Brings the four translations from a page on. */
    private void bring(long first) {
        BigInteger entries = BigInteger.ZERO;
        for (int i = BANKS - 1; i >= 0; i--) {
            entries = entries.shiftLeft(64).or(BigInteger.valueOf(frame(first + i) << 12 | 1));
        }
        simulation.poke(dut.line.valid(), true);
        simulation.poke(dut.line.data().key(), KEY);
        simulation.poke(dut.line.data().firstPage(), first);
        simulation.poke(dut.line.data().place(), 0);
        simulation.poke(simulation.port(dut.line.data().entries()), entries);
        simulation.step();
        simulation.poke(dut.line.valid(), false);
        // It is kept a cycle later.
        simulation.step();
    }

    private boolean isKept(long page) {
        simulation.poke(dut.key, KEY);
        simulation.poke(dut.page, page);
        simulation.step(LATENCY);
        simulation.settle();
        boolean hits = simulation.peek(dut.hits);
        if (hits) {
            assertThat(simulation.peek(dut.physicalPage)).isEqualTo(frame(page));
        }
        return hits;
    }

    /** Returns the numbers of those lines all of whose pages are kept. */
    private List<Integer> kept(List<Long> lines) {
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            boolean isKept = true;
            for (int page = 0; page < BANKS; page++) {
                isKept &= isKept(lines.get(i) + page);
            }
            if (isKept) {
                kept.add(i);
            }
        }
        return kept;
    }

    /** The number of a line's row by ten lines of arithmetic. */
    private static int row(long page) {
        int row = 0;
        for (long rest = page / BANKS; rest != 0; rest /= ROWS) {
            row ^= (int) (rest % ROWS);
        }
        return row;
    }

    /** Blocks of 45 MiB, as those of a matrix's rows: 11,520 pages. */
    @HardwareTest
    void pagesAtAWideStrideStayBesideEachOther(TestBench test) {
        begin(test);
        for (int place = 0; place < BANKS; place++) {
            List<Long> lines = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                lines.add(0x7_F000_0000L + place + 11_520L * i);
                bring(lines.get(i));
            }
            assertThat(kept(lines)).as("lines from " + place).hasSize(20);
            simulation.poke(dut.forgets, true);
            simulation.step();
            simulation.poke(dut.forgets, false);
            assertThat(kept(lines)).isEmpty();
        }
    }

    @HardwareTest
    void theOldestLineOfARowGivesItsPlaceToANewOne(TestBench test) {
        begin(test);
        for (int round = 0; round < 20; round++) {
            int row = test.random().nextInt(ROWS);
            List<Long> lines = new ArrayList<>();
            while (lines.size() < 3 * WAYS) {
                long page = BANKS * test.random().nextLong(1L << 34);
                if (row(page) == row && !lines.contains(page)) {
                    lines.add(page);
                }
            }
            for (int i = 0; i < lines.size(); i++) {
                bring(lines.get(i));
                List<Integer> youngest = new ArrayList<>();
                for (int line = Math.max(0, i + 1 - WAYS); line <= i; line++) {
                    youngest.add(line);
                }
                assertThat(kept(lines.subList(0, i + 1)))
                        .as("row " + row + ", line " + i)
                        .isEqualTo(youngest);
            }
        }
    }

    @HardwareTest
    void aLineFillsAllPlacesOfARowWhoseLinesComeOneBehindTheOther(TestBench test) {
        begin(test);
        List<Long> lines = new ArrayList<>();
        for (int i = 0; i < WAYS * ROWS; i++) {
            lines.add(BANKS * (long) i);
            bring(lines.get(i));
        }
        assertThat(kept(lines)).hasSize(WAYS * ROWS);
    }
}
