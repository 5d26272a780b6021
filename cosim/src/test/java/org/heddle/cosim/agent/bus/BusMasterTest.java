package org.heddle.cosim.agent.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.junit.jupiter.api.Test;

class BusMasterTest {
    static final class Lamp extends Register {
        final FlagField lit = flag(0, RegisterAccess.READ_WRITE);
        final NumberField level = number(20, 8, RegisterAccess.READ_WRITE).reset(5);
    }

    static final class LampRegisters extends RegisterMap {
        final Lamp lamp = register(0x00, new Lamp());
        final Lamp other = register("other", 0x08, new Lamp());

        LampRegisters() {
            super("lamps", 64, "Two lamps.");
        }
    }

    private final Design<RegisterBlock<LampRegisters>> design =
            Heddle.elaborate(() -> new RegisterBlock<>(new LampRegisters()));

    private Simulation open() {
        return Simulation.open(design, SimulationOptions.defaults().seed(11));
    }

    private BusMaster master(Simulation sim, boolean natively, StallProfile stalls, long limit) {
        RegisterBlock<LampRegisters> dut = design.component();
        return natively
                ? BusMaster.natively(sim, dut.request, dut.response, stalls, limit)
                : BusMaster.in(sim, dut.request, dut.response, stalls, limit);
    }

    private static List<BigInteger> ports(Simulation sim) {
        return sim.ports().stream().map(sim::peekInteger).toList();
    }

    @Test
    void bothMastersDriveRegistersByTheirFieldsAndStandInTheSameCycleAfterEachAccess() {
        for (StallProfile stalls : StallProfile.values()) {
            if (stalls == StallProfile.ALWAYS) {
                continue;
            }
            try (Simulation inJava = open();
                    Simulation inNative = open()) {
                BusMaster javaMaster = master(inJava, false, stalls, 200);
                BusMaster nativeMaster = master(inNative, true, stalls, 200);
                inJava.reset(2);
                inNative.reset(2);
                LampRegisters byJava = RegisterMap.connect(new LampRegisters(), javaMaster, 0);
                LampRegisters byNative = RegisterMap.connect(new LampRegisters(), nativeMaster, 0);
                for (LampRegisters lamps : List.of(byJava, byNative)) {
                    assertThat(lamps.lamp.level.read()).isEqualTo(5);
                    lamps.lamp.level.write(77);
                    lamps.other.lit.write(true);
                    assertThat(lamps.lamp.level.read()).isEqualTo(77);
                    assertThat(lamps.lamp.lit.read()).isFalse();
                    assertThat(lamps.other.lit.read()).isTrue();
                    assertThat(lamps.other.level.read()).isEqualTo(5);
                }
                assertThat(inNative.cycle()).as("%s", stalls).isEqualTo(inJava.cycle());
                assertThat(ports(inNative)).as("%s", stalls).isEqualTo(ports(inJava));
                assertThat(inJava.unfinished()).isEmpty();
                assertThat(inNative.unfinished()).isEmpty();
            }
        }
    }

    @Test
    void anAddressWithoutARegisterAndAnAnswerThatDoesNotComeAreFailures() {
        for (boolean natively : new boolean[] {true, false}) {
            try (Simulation sim = open()) {
                BusMaster master = master(sim, natively, StallProfile.NEVER, 10);
                sim.reset(1);
                assertThatThrownBy(() -> master.read(0x4))
                        .hasMessageContaining("refuses the read of address 0x4 by error");
                sim.poke("reset", 1);
                assertThatThrownBy(() -> master.read(0)).isInstanceOf(CycleLimitException.class);
            }
        }
    }
}
