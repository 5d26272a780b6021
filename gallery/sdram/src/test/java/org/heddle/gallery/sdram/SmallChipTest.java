package org.heddle.gallery.sdram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.gallery.sdram.SdramBench.Request;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;

/** A controller with a small chip: all its words, its initialisation and its resets. */
class SmallChipTest {
    private static final int MEGAHERTZ = 100;
    private static final SdramPart SMALL = SmallChip.SMALL;

    /** Cycles from the first request, right behind the reset, to the second one: power-up and each command of the initialisation, see below. */
    private static final int INITIALISATION = 2 * 780 + 1 + 2 + 7 + 7 + 7 + 2;

    private final VerilogDesign controller = SmallChip.controller(SMALL, MEGAHERTZ, 2);

    @HardwareTest(seeds = 2)
    void wordsAreThoseOfAMapWithCasLatency2(TestBench bench) {
        SdramBench.exchange(bench.open(controller), MEGAHERTZ, bench.random());
    }

    /**
     * Behind the power-up, two refresh intervals of 780 cycles and one more, come PRECHARGE, two AUTO REFRESH, LOAD MODE REGISTER, ACTIVE and WRITE,
     * each with its time.
     */
    @HardwareTest
    void theFirstRequestWaitsForTheInitialisation(TestBench bench) {
        SdramBench chip = new SdramBench(bench.open(controller), SMALL, MEGAHERTZ, bench.random());
        assertEquals(INITIALISATION, cyclesOfFirstRequest(chip));
    }

    private static long cyclesOfFirstRequest(SdramBench chip) {
        long begin = chip.send(Request.write(0, 0));
        return chip.send(Request.write(1, 0)) - begin;
    }

    /** The reset comes while requests wait, reads are under way, answers are stalled, banks are open, or the chip is refreshed or initialised. */
    @HardwareTest(seeds = 2)
    void aResetInTheMidstOfAnythingBeginsWithTheInitialisation(TestBench bench) {
        SdramBench chip = new SdramBench(bench.open(controller), SMALL, MEGAHERTZ, bench.random());
        for (int i = 0; i < 40; i++) {
            chip.percentReady = 100;
            assertEquals(INITIALISATION, cyclesOfFirstRequest(chip));
            chip.fill();
            chip.sendRandomly(1 + bench.random().nextInt(4));
            chip.pause(bench.random().nextInt(10));
            chip.powerUp();
            // The next one comes before the chip is initialised, or soon after.
            chip.pause(bench.random().nextInt(4) == 0 ? bench.random().nextInt(2 * INITIALISATION) : 0);
            chip.powerUp();
        }
    }

    /** The fault writes the bytes that are to be kept, and keeps the others. */
    @Test
    void aPlantedFaultIsSeen() {
        VerilogDesign faulty = controller.edited(text -> text.replace("& ~head_data_mask", "& head_data_mask"));
        assertNotEquals(controller, faulty);
        try (Simulation sim = Simulation.open(faulty)) {
            assertThrows(AssertionError.class, () -> SdramBench.exchange(sim, MEGAHERTZ, new Random(1)));
        }
    }
}
