package org.heddle.guide;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.guide.LampRegisters.Colour;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.verify.InterpretedRig;
import org.heddle.hdl.registers.verify.RegisterMaster;
import org.junit.jupiter.api.Test;

/** The driver that the page on registers shows does what the page says. */
class LampTest {
    @Test
    void theDriverReadsAndWritesFields() {
        LampRegisters map = new LampRegisters();
        InterpretedRig rig = new InterpretedRig(Heddle.elaborate(() -> new RegisterBlock<>(map)));
        RegisterMaster port = new RegisterMaster(map, rig);
        // driver:
        LampRegisters lamp = RegisterMap.connect(new LampRegisters(), port, 0);
        lamp.control.enable.write(true);
        lamp.control.colour.write(Colour.GREEN);
        lamp.control.write(
                lamp.control.enable.of(true), lamp.control.colour.of(Colour.BLUE), lamp.control.brightness.of(255));
        lamp.events.overheated.write(true);
        // :driver
        assertThat(rig.peek("control_enable")).isEqualTo(1);
        assertThat(lamp.control.colour.read()).isEqualTo(Colour.BLUE);
        assertThat(lamp.control.read()).isEqualTo(0xFF05);
        assertThat(lamp.events.overheated.read()).isFalse();
    }

    @Test
    void noToolHasAComplaint() {
        Lint.requireClean(Heddle.elaborate(Lamp::new));
    }
}
