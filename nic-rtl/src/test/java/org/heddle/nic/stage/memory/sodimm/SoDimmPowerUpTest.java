package org.heddle.nic.stage.memory.sodimm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;

/** The commands of the power-up sequence, each in its cycle; the model of the module checks the same at a controller's pins. */
class SoDimmPowerUpTest {
    private record Given(long cycle, SoDimmCommand command, long bank, long mode) {}

    private static Rig<SoDimmPowerUp> run(TestBench bench, SoDimmTiming timing, List<Given> given) {
        Rig<SoDimmPowerUp> rig = Rig.once(bench, SoDimmPowerUp.class, timing);
        Simulation sim = rig.simulation();
        StartCommand start = rig.dut().start;
        rig.moments(
                "given",
                () -> sim.peek(start.command()) != SoDimmCommand.NO_OPERATION
                        && given.add(new Given(
                                sim.cycle(),
                                sim.peek(start.command()),
                                sim.peek(start.bank()),
                                sim.peek(start.mode()))));
        sim.reset(2);
        return rig;
    }

    @HardwareTest
    void pc1600StartsIn206Cycles(TestBench bench) {
        List<Given> given = new ArrayList<>();
        Rig<SoDimmPowerUp> rig = run(bench, SoDimmTiming.pc1600(), given);
        Simulation sim = rig.simulation();
        long reset = sim.cycle();
        sim.runUntil("the end of the sequence", () -> !sim.peek(rig.dut().start.starts()))
                .within(300);
        assertThat(sim.cycle() - reset).isEqualTo(206);
        assertThat(given)
                .containsExactly(
                        new Given(reset + 1, SoDimmCommand.PRECHARGE_ALL, 0, 0),
                        new Given(reset + 3, SoDimmCommand.LOAD_MODE, 1, 0),
                        new Given(reset + 5, SoDimmCommand.LOAD_MODE, 0, 0x121),
                        new Given(reset + 7, SoDimmCommand.PRECHARGE_ALL, 0, 0),
                        new Given(reset + 9, SoDimmCommand.REFRESH, 0, 0),
                        new Given(reset + 17, SoDimmCommand.REFRESH, 0, 0),
                        new Given(reset + 25, SoDimmCommand.LOAD_MODE, 0, 0x021));
        sim.step(2_000);
        assertThat(given).as("given once for all").hasSize(7);
    }

    @HardwareTest
    void anotherTimingHasOtherSpacingsAndItsLatencyInTheModeRegister(TestBench bench) {
        List<Given> given = new ArrayList<>();
        SoDimmTiming slow = new SoDimmTiming(3, 3, 7, 10, 2, 3, 2, 1, 1, 120, 780);
        Rig<SoDimmPowerUp> rig = run(bench, slow, given);
        Simulation sim = rig.simulation();
        long reset = sim.cycle();
        sim.runUntil("the end of the sequence", () -> !sim.peek(rig.dut().start.starts()))
                .within(400);
        assertThat(given).extracting(Given::mode).containsExactly(0L, 0L, 0x131L, 0L, 0L, 0L, 0x031L);
        assertThat(given.get(6).cycle() - given.get(5).cycle()).as("tRFC").isEqualTo(120);
        assertThat(given.get(1).cycle() - given.get(0).cycle()).as("tRP").isEqualTo(3);
        assertThat(sim.cycle() - reset).isGreaterThan(given.get(6).cycle() - reset + 1);
    }

    @HardwareTest
    void aResetInTheMidstBeginsAnew(TestBench bench) {
        List<Given> given = new ArrayList<>();
        Rig<SoDimmPowerUp> rig = run(bench, SoDimmTiming.pc1600(), given);
        Simulation sim = rig.simulation();
        sim.step(20);
        int before = given.size();
        sim.reset(2);
        sim.runUntil("the end of the sequence", () -> !sim.peek(rig.dut().start.starts()))
                .within(300);
        assertThat(given.subList(before, given.size()))
                .extracting(Given::command)
                .containsExactly(
                        SoDimmCommand.PRECHARGE_ALL,
                        SoDimmCommand.LOAD_MODE,
                        SoDimmCommand.LOAD_MODE,
                        SoDimmCommand.PRECHARGE_ALL,
                        SoDimmCommand.REFRESH,
                        SoDimmCommand.REFRESH,
                        SoDimmCommand.LOAD_MODE);
    }
}
