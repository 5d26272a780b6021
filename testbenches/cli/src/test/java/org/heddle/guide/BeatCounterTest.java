package org.heddle.guide;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.TestProcess;
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

    @HardwareTest
    void oneSequenceBeatsWhileAnotherWatches(TestBench bench) {
        Simulation sim = bench.open(design);
        sim.reset(1);
        TestProcess beating = sim.process("beating", me -> {
            sim.poke(dut.beat, true);
            me.step(5);
            sim.poke(dut.beat, false);
        });
        TestProcess watching = sim.process("watching", me -> {
            long waited =
                    me.until("three beats", () -> sim.peek(dut.beats) == 3).within(10);
            me.join(beating).within(10);
            sim.expect(dut.beats, waited + 2);
        });
        sim.join(beating, watching).within(20);
    }

    @HardwareTest(icarus = true, anyInitialState = true)
    void countsTheSameFromAnyStateAndInAnotherSimulator(TestBench bench) {
        countsTheBeats(bench);
    }
}
