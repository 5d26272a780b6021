package org.heddle.gallery.sdram;

import static org.heddle.gallery.sdram.SmallChip.RETENTION;
import static org.heddle.gallery.sdram.SmallChip.part;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class SdramControllerTest {
    private static final int MEGAHERTZ = 100;
    private static final SdramPart SMALL = SmallChip.SMALL;

    @HardwareTest(seeds = 2)
    void wordsAreThoseOfAMapWithCasLatency3(TestBench bench) {
        SdramBench.exchange(bench.open(SmallChip.controller(SMALL, 125, 3)), 125, bench.random());
    }

    /** Runs a controller of other times than those of the small chip, and requires that this ends with a message about the rule. */
    private static void assertBroken(String rule, SdramPart other) {
        try (Simulation sim = Simulation.open(SmallChip.controller(other, MEGAHERTZ, 2))) {
            String message = assertThrows(
                            AssertionError.class, () -> SdramBench.exchange(sim, MEGAHERTZ, new Random(1)))
                    .getMessage();
            assertTrue(message.contains(rule), message);
        }
    }

    @Test
    void theChipSeesEachTimeThatIsTooShort() {
        assertBroken("tRCD of ", part("TRCD", 10, 20, 44, 76, 15, 66, RETENTION, 10_000));
        assertBroken("tRP of ", part("TRP", 20, 10, 44, 76, 15, 66, RETENTION, 10_000));
        assertBroken("tRAS of ", part("TRAS", 20, 20, 34, 55, 15, 66, RETENTION, 10_000));
        assertBroken("tRC of ", part("TRC", 20, 20, 44, 66, 15, 66, RETENTION, 10_000));
        assertBroken("tWR of ", part("TWR", 20, 20, 44, 76, 5, 66, RETENTION, 10_000));
        assertBroken("tRFC of ", part("TRFC", 20, 20, 44, 76, 15, 56, RETENTION, 10_000));
        assertBroken("power-up", part("POWER_UP", 20, 20, 44, 76, 15, 66, RETENTION, 7000));
    }

    @Test
    void rowsThatAreRefreshedTooSeldomLoseTheirData() {
        assertBroken("answer in cycle", part("RETENTION", 20, 20, 44, 76, 15, 66, 2 * RETENTION, 10_000));
    }

    /** The chip has few rows and short times; the proof by Maven's plugin is about one of full size, with CAS latency 2. */
    @Test
    void whatTheControllerClaimsIsProven() {
        SdramPart tiny = new SdramPart("TINY", 1, 1, 20, 20, 40, 60, 10, 20, 30, 800, 10, 2);
        ProofCheck.requireProven(() -> new SdramController(tiny, MEGAHERTZ, 3));
    }

    @Test
    void whatTheControllerCannotKeepIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> SdramTiming.of(SMALL, MEGAHERTZ, 4));
        SdramPart leaky = part("LEAKY", 20, 20, 44, 76, 15, 66, 1600, 10_000);
        assertThrows(IllegalArgumentException.class, () -> SdramTiming.of(leaky, MEGAHERTZ, 2));
        assertThrows(
                IllegalArgumentException.class,
                () -> new SdramPart("WIDE", 14, 9, 20, 20, 44, 66, 15, 15, 66, RETENTION, 10_000, 2));
    }
}
