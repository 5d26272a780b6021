package org.heddle.guide;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.cosim.wave.TextWave;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

class BeatCounterTest {
    private final Design<BeatCounter> design = Heddle.elaborate(BeatCounter::new);
    private final BeatCounter dut = design.component();

    @HardwareTest
    void countsTheBeats(TestBench bench) {
        Simulation sim = bench.open(design);
        sim.reset(1);
        sim.poke(dut.beat, true);
        sim.step(3);
        sim.expect(dut.beats, 3);
    }

    @HardwareTest(seeds = 3)
    void ignoresCyclesWithoutABeat(TestBench bench) {
        Simulation sim = bench.open(design);
        sim.reset(1);
        int beats = 0;
        for (int cycle = 0; cycle < 200; cycle++) {
            boolean beat = bench.random().nextBoolean();
            beats += beat ? 1 : 0;
            sim.poke(dut.beat, beat);
            sim.step();
        }
        sim.expect(dut.beats, beats);
    }

    @HardwareTest
    void countsInTheCycleBehindTheBeat(TestBench bench) {
        Simulation sim = bench.open(design);
        sim.reset(1);
        TextWave wave = sim.add(TextWave.of(sim, dut.beat, dut.beats));
        for (boolean beat : new boolean[] {false, true, false, true, true}) {
            sim.poke(dut.beat, beat);
            sim.step();
        }
        wave.expect("""
                cycle  1 2 3 4 5
                beat   0 1 0 1 .
                beats  0 . 1 . 2
                """);
    }
}
