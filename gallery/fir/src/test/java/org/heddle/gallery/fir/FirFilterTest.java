package org.heddle.gallery.fir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class FirFilterTest {
    private static final double[] TAPS = LowPass.taps(8, 0.1);
    private static final long[] FIXED = LowPass.quantised(TAPS, FirFilter.FRACTION_BITS);
    private static final int SCALE = 1 << FirFilter.FRACTION_BITS;
    private static final int SAMPLES = 500;

    private final VerilogDesign verilog =
            Heddle.elaborate(() -> new FirFilter()).verilog();

    /** Beside the convolution in doubles, where what differs is what rounding the taps can make, and in whole numbers, bit for bit. */
    private static void filter(Simulation sim, RandomGenerator random) {
        Port valid = sim.port("samples_valid");
        Port data = sim.port("samples_data");
        double error = 0;
        for (double tap : TAPS) {
            error += Math.abs(tap - Math.round(tap * SCALE) / (double) SCALE);
        }
        sim.reset(1);
        int[] samples = new int[SAMPLES];
        int taken = 0;
        while (taken < SAMPLES) {
            boolean offered = random.nextInt(4) != 0;
            int sample = taken < 20 ? 2047 : taken < 40 ? -2048 : random.nextInt(4096) - 2048;
            sim.poke(valid, offered ? 1 : 0);
            sim.poke(data, sample & 0xfff);
            sim.step();
            assertEquals(offered ? 1 : 0, sim.peek(sim.port("results_valid")), "valid comes one cycle later");
            if (offered) {
                samples[taken++] = sample;
                double expected = 0;
                long exact = 0;
                for (int i = 0; i < TAPS.length && i < taken; i++) {
                    expected += TAPS[i] * samples[taken - 1 - i];
                    exact += FIXED[i] * samples[taken - 1 - i];
                }
                long bits = sim.peek(sim.port("results_data"));
                long result = bits << 64 - FirFilter.RESULT_BITS >> 64 - FirFilter.RESULT_BITS;
                assertEquals(exact, result, "result " + taken);
                assertEquals(expected, result / (double) SCALE, error * 2048 + 1e-9, "result " + taken);
            }
        }
    }

    @HardwareTest(seeds = 3)
    void filtersLikeDoubles(TestBench bench) {
        filter(bench.open(verilog), bench.random());
    }

    @Test
    void aConstantPassesAndAFastSwingDoesNot() {
        double constant = 0;
        double swing = 0;
        for (int i = 0; i < TAPS.length; i++) {
            constant += TAPS[i];
            swing += i % 2 == 0 ? TAPS[i] : -TAPS[i];
        }
        assertEquals(1, constant, 1e-12);
        assertTrue(Math.abs(swing) < 0.01, "half the sampling rate passes with " + swing);
    }

    /** A fault in one line of its Verilog is seen. */
    @Test
    void aPlantedFaultIsSeen() {
        VerilogDesign faulty = verilog.edited(text -> text.replace("sum_3 <= ", "sum_3 <= 24'd1 + "));
        assertNotEquals(verilog, faulty);
        try (Simulation sim = Simulation.open(faulty)) {
            assertThrows(AssertionError.class, () -> filter(sim, new Random(1)));
        }
    }

    @Test
    void tapsThatCouldOverflowAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Heddle.elaborate(() -> new FirFilter(2048, 2048)));
        assertThrows(IllegalArgumentException.class, () -> Heddle.elaborate(() -> new FirFilter(new long[0])));
    }

    /** No sum ever overflows, whatever the samples are. */
    @Test
    void whatItAssertsIsProven() {
        ProofCheck.requireProven(() -> new FirFilter());
    }
}
