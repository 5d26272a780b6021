package org.heddle.nic.stage.arithmetic.adder;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** How far a sum is shifted up, with its first one at every place, and never beyond the weight of subnormal numbers. */
class SumMeasureTest {
    private static void measure(TestBench bench, FloatFormat format) {
        Design<SumMeasure> design = Heddle.elaborate(() -> new SumMeasure(format));
        SumMeasure dut = design.component();
        Simulation simulation = bench.open(design);
        int bits = RawSum.significandBits(format);
        for (int place = 0; place < bits; place++) {
            int zeros = bits - 1 - place;
            for (int round = 0; round < 20; round++) {
                long below = round == 0 ? 0 : bench.random().nextLong(1L << place);
                int exponent = round % 2 == 0 ? zeros + round : bench.random().nextInt(zeros + 1);
                simulation.poke(dut.raw.significand(), 1L << place | below);
                simulation.poke(dut.raw.exponent(), exponent);
                // A difference is shifted as a sum is.
                simulation.poke(dut.raw.subtract(), round % 4 < 2);
                simulation.step();
                assertThat(simulation.peek(dut.measured.shift()))
                        .as("%s, first one at %d, exponent %d, below it %x", format, place, exponent, below)
                        .isEqualTo(Math.min(zeros, exponent));
            }
        }
        for (boolean subtract : new boolean[] {false, true}) {
            simulation.poke(dut.raw.significand(), 0);
            simulation.poke(dut.raw.exponent(), 2 * bits);
            simulation.poke(dut.raw.subtract(), subtract);
            simulation.step();
            assertThat(simulation.peek(dut.measured.shift()))
                    .as("%s, no one, subtract %b", format, subtract)
                    .isEqualTo(bits);
        }
    }

    @HardwareTest
    void theFirstOneOfBinary32IsFoundAtEveryPlace(TestBench bench) {
        measure(bench, FloatFormat.BINARY32);
    }

    @HardwareTest
    void theFirstOneOfBinary64IsFoundAtEveryPlace(TestBench bench) {
        measure(bench, FloatFormat.BINARY64);
    }
}
