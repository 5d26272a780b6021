package org.heddle.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.bus.BusAccess;
import org.heddle.cosim.agent.bus.BusMaster;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.interpreter.AssertionViolation;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.registers.RegisterMap;
import org.junit.jupiter.api.Test;

/** The lamp that the page on buses shows shines when it is written to, and names the rule that its master breaks. */
class LampOnAxiTest {
    private static Interpreter lamp() {
        Interpreter lamp = new Interpreter(Heddle.elaborate(LampOnAxi::new).circuit());
        lamp.poke("reset", 1);
        lamp.step();
        lamp.poke("reset", 0);
        lamp.step();
        return lamp;
    }

    @Test
    void itShinesWhenItIsEnabled() {
        Interpreter lamp = lamp();
        lamp.poke("bus_awvalid", 1);
        lamp.poke("bus_wvalid", 1);
        lamp.poke("bus_wdata", 0x4001);
        lamp.poke("bus_wstrb", 15);
        lamp.poke("bus_bready", 1);
        lamp.step();
        lamp.poke("bus_awvalid", 0);
        lamp.poke("bus_wvalid", 0);
        for (int cycle = 0; lamp.peek("bus_bvalid").signum() == 0; cycle++) {
            assertThat(cycle).isLessThan(5);
            lamp.step();
        }
        assertThat(lamp.peek("bus_bresp")).isZero();
        assertThat(lamp.peek("light")).isEqualTo(0x40);
    }

    @Test
    void aMasterThatTakesItsAddressBackIsTold() {
        Interpreter lamp = lamp();
        lamp.poke("bus_awvalid", 1);
        lamp.step();
        lamp.step();
        lamp.step(); // both places for addresses are taken: this one waits
        lamp.poke("bus_awvalid", 0);
        assertThatThrownBy(lamp::step)
                .isInstanceOf(AssertionViolation.class)
                .hasMessageContaining("A3.2.1: awvalid stays until awready");
    }

    // driver:
    @HardwareTest
    void theDriverFindsItsRegistersOverTheBus(TestBench bench) {
        Design<LampOnAxi> design = Heddle.elaborate(LampOnAxi::new);
        LampOnAxi dut = design.component();
        Simulation sim = bench.open(design);
        BusMaster bus = BusMaster.axiLite(sim, dut.bus, StallProfile.RANDOM_HALF, 100);
        sim.poke(dut.hot, false);
        sim.reset(2);
        LampRegisters lamp = RegisterMap.connect(new LampRegisters(), bus, 0);
        lamp.control.brightness.write(0x40);
        lamp.control.enable.write(true);
        sim.expect(dut.light, 0x40);
        BusAccess colour = bus.startWrite(0, 2 << 1, 1); // one byte of the first register, beside a read
        BusAccess events = bus.startRead(4);
        bus.finish();
        assertThat(colour.isRefused()).isFalse();
        assertThat(events.result()).isZero();
        assertThat(lamp.control.colour.read()).isEqualTo(LampRegisters.Colour.BLUE);
    }
    // :driver

    @Test
    void noToolHasAComplaint() {
        Lint.requireClean(Heddle.elaborate(LampOnAxi::new));
    }
}
