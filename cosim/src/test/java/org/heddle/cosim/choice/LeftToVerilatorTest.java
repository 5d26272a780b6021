package org.heddle.cosim.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.heddle.cosim.GivenProperty;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LeftToVerilatorTest {
    /** Keeps more words than one class of the JVM has fields. */
    static final class ManyWords extends Component {
        final UInt written = in(uint(8));
        final UInt oldest = out(uint(8));

        ManyWords() {
            UInt step = written;
            for (int i = 0; i < 15_100; i++) {
                UInt kept = reg("kept" + i, uint(8)).init(5);
                kept.set(step);
                step = kept;
            }
            oldest.set(step);
        }
    }

    /** Verilator takes a minute for it. */
    @Tag("whole")
    @Test
    void whatTheJvmTurnsOutNotToRunGoesToVerilatorUnlessCodeNamesTheJvm() {
        assumeTrue(Toolchain.isFound());
        Design<ManyWords> design = Heddle.elaborate(ManyWords::new);
        GivenProperty.during(SimulationEngine.PROPERTY, "jvm", () -> {
            try (Simulation simulation = Simulation.open(design)) {
                assertThat(simulation.engine()).isEqualTo(SimulationEngine.VERILATOR);
                simulation.reset(2);
                simulation.step(10);
                assertThat(simulation.peek(simulation.port(design.component().oldest)))
                        .isEqualTo(5);
            }
        });
        assertThatThrownBy(() ->
                        Simulation.open(design, SimulationOptions.defaults().engine(SimulationEngine.JVM)))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("more than 15000");
    }
}
