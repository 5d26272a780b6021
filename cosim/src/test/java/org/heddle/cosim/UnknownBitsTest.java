package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cosim.choice.EngineChoice;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Reset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnknownBitsTest {
    private static final SimulationOptions TRACKED =
            SimulationOptions.defaults().unknown().coverage(false);

    /** Counts in a component of its own, while a register says so that no reset knows. */
    static final class Forgetful extends Component {
        final Bool load = in(bool());
        final UInt count = out(uint(4));

        Forgetful() {
            Bool enabled = reg(bool());
            when(load, () -> enabled.set(true));
            Counter inner = instance(new Counter());
            inner.enabled.set(enabled);
            count.set(inner.count);
        }
    }

    static final class Counter extends Component {
        final Bool enabled = in(bool());
        final UInt count = out(uint(4));

        Counter() {
            UInt value = reg(uint(4)).init(0);
            when(enabled, value::increment);
            count.set(value);
        }
    }

    /** Reads a memory that only a back door fills. */
    static final class Table extends Component {
        final Bool store = in(bool());
        final UInt address = in(uint(2));
        final UInt word = out(uint(70));
        final Bool ready = out(bool());

        Table() {
            Bool on = reg(bool()).init(false);
            on.set(true);
            ready.set(on);
            Memory<UInt> words = memory(uint(70), 4);
            when(store, () -> words.write(address, lit(1, 70)));
            word.set(words.read(address));
        }
    }

    private static Design<Forgetful> forgetful() {
        return Heddle.elaborate(Forgetful::new);
    }

    @Test
    void theRunEndsWhereAnUnknownBitReachesAResetRegister() {
        try (Simulation sim = Simulation.open(forgetful(), TRACKED)) {
            sim.reset(2);
            assertThatThrownBy(() -> sim.step(10))
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessageContaining("unknown now: output Forgetful.count (UnknownBitsTest.java:")
                    .hasMessageContaining(", register Forgetful.inner.value (UnknownBitsTest.java:")
                    .hasMessageContaining("; it comes from register Forgetful.enabled (UnknownBitsTest.java:");
            assertThat(sim.cycle()).isEqualTo(4);
        }
    }

    /** Two counters, each with a register before it that no reset knows; the second is told by an output that counts never. */
    static final class Two extends Component {
        Two() {
            Bool load = in(bool());
            UInt first = out(uint(4));
            UInt second = out(uint(4));
            Bool enabled = reg(bool());
            UInt value = reg(uint(4)).init(0);
            UInt idle = reg(uint(4));
            when(load, () -> enabled.set(true));
            when(enabled, value::increment);
            when(load, () -> idle.set(1));
            first.set(value);
            second.set(idle);
            payloadOf(lit(false), second);
        }
    }

    @Test
    void originsAreThoseOfTheClaimThatFailed() {
        try (Simulation sim = Simulation.open(Heddle.elaborate(Two::new), TRACKED)) {
            sim.reset(2);
            assertThatThrownBy(() -> sim.step(10))
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessageContaining("output Two.second (UnknownBitsTest.java:")
                    .hasMessageContaining("; it comes from register Two.enabled (UnknownBitsTest.java:")
                    .hasMessageNotContaining("register Two.idle");
        }
    }

    @Test
    void aRunWithoutUnknownBitsIsAsItIsWithoutTracking() {
        try (Simulation tracked = Simulation.open(forgetful(), TRACKED);
                Simulation plain = Simulation.open(forgetful(), SimulationOptions.defaults())) {
            for (Simulation sim : new Simulation[] {tracked, plain}) {
                sim.poke("load", 1);
                sim.reset(2);
                sim.step(11);
            }
            assertThat(tracked.peek("count")).isEqualTo(plain.peek("count")).isEqualTo(11);
        }
    }

    @Test
    @Tag("tools")
    void aPropertyAsksForItInEachSimulationThatCan() {
        GivenProperty.during(EngineChoice.UNKNOWN, "true", () -> {
            try (Simulation tracked = Simulation.open(forgetful());
                    Simulation elsewhere = Simulation.open(
                            forgetful(), SimulationOptions.defaults().engine(SimulationEngine.VERILATOR))) {
                assertThat(tracked.options().build().unknown()).isTrue();
                assertThat(elsewhere.options().build().unknown()).isFalse();
            }
        });
    }

    @Test
    void otherEnginesAndVerilogAreRefused() {
        assertThatThrownBy(() -> Simulation.open(forgetful(), TRACKED.engine(SimulationEngine.VERILATOR)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("unknown bits of \"Forgetful\" are tracked by the engine \"jvm\" alone:"
                        + " leave out engine(VERILATOR), or unknown()");
        assertThatThrownBy(() -> Simulation.open(forgetful().verilog(), TRACKED))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("unknown bits are tracked inside the JVM alone");
    }

    /** Counts from what an FPGA's configuration gives. */
    static final class Configured extends Component {
        Configured() {
            defaultDomain(Reset.initialValues());
            UInt count = reg(uint(4)).init(0);
            count.increment();
            out("shown", uint(4)).set(count);
        }
    }

    @Test
    void whereAnFpgaGivesInitialValuesNothingIsUnknown() {
        Design<Configured> design = Heddle.elaborate(Configured::new);
        assertThatThrownBy(() -> Simulation.open(design, TRACKED))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("registers of clock domain \"default\" of Configured have initial values");
    }

    @Test
    void backDoorsWriteKnownBits() {
        Design<Table> design = Heddle.elaborate(Table::new);
        try (Simulation sim = Simulation.open(design, TRACKED.backDoors())) {
            for (int address = 0; address < 4; address++) {
                sim.backDoor("words").write(address, address + 1);
            }
            sim.poke("address", 3);
            sim.reset(1);
            sim.step(5);
            assertThat(sim.peekInteger(sim.port("word"))).isEqualTo(4);
        }
        try (Simulation sim = Simulation.open(design, TRACKED.backDoors())) {
            sim.backDoor("words").write(2, 9);
            sim.poke("address", 3);
            sim.reset(1);
            assertThatThrownBy(() -> sim.step(5)).hasMessageContaining("output word of Table is unknown");
        }
    }

    @Test
    void waveformsShowTheMasks(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("run.vcd");
        try (Simulation sim = Simulation.open(forgetful(), TRACKED.waves(file))) {
            sim.reset(2);
            sim.step(1);
        }
        assertThat(Files.readString(file)).contains(" value$known [3:0] $end", " enabled$known $end");
    }
}
