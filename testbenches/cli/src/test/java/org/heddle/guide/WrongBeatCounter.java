package org.heddle.guide;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** The failing test of the guide. Its name keeps the build from running it; {@link CosimulationGuideTest} does. */
class WrongBeatCounter {
    @HardwareTest
    void countsToThreeHundred(TestBench bench) {
        Design<BeatCounter> design = Heddle.elaborate(BeatCounter::new);
        BeatCounter dut = design.component();
        Simulation sim = bench.open(design);
        sim.reset(1);
        sim.poke(dut.beat, true);
        sim.step(300);
        sim.expect(dut.beats, 300);
    }
}
