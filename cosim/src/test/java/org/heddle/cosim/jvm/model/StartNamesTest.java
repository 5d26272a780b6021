package org.heddle.cosim.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

/** Initial contents of registers whose names mean something in C++: the same bits on both engines. */
class StartNamesTest {
    private static final List<String> NAMES = List.of(
            "plain",
            "register",
            "template",
            "operator",
            "delete",
            "friend",
            "mutable",
            "class",
            "namespace",
            "volatile",
            "eval",
            "name",
            "vlSelf",
            "two__underscores");

    /** One register of each name. */
    private static final class Named extends Component {
        final List<UInt> values = new ArrayList<>();

        Named() {
            Bool clears = in("clears", bool());
            for (String name : NAMES) {
                UInt register = reg(name, uint(16));
                when(clears, () -> register.set(0));
                UInt value = out("value_of_" + name, uint(16));
                value.set(register);
                values.add(value);
            }
        }
    }

    @Test
    void namesOfTheOtherLanguageChangeNoInitialBits() {
        Toolchain.installed();
        Design<Named> design = Heddle.elaborate(Named::new);
        for (int seed = 1; seed < 4; seed++) {
            assertThat(starts(design, SimulationEngine.JVM, seed))
                    .isEqualTo(starts(design, SimulationEngine.VERILATOR, seed))
                    .doesNotHaveDuplicates();
        }
    }

    private static List<String> starts(Design<Named> design, SimulationEngine engine, long seed) {
        SimulationOptions options = SimulationOptions.defaults()
                .initial(InitialState.RANDOM)
                .seed(seed)
                .engine(engine);
        try (Simulation simulation = Simulation.open(design, options)) {
            simulation.settle();
            List<String> starts = new ArrayList<>();
            for (int i = 0; i < NAMES.size(); i++) {
                starts.add(NAMES.get(i) + " "
                        + simulation.peek(design.component().values.get(i)));
            }
            return starts;
        }
    }
}
