package org.heddle.cosim.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.GivenProperty;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.BuildOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.build.Substitution;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EngineChoiceTest {
    private static final BuildOptions PLAIN = BuildOptions.of(Profile.DEBUG).coverage(false);

    /** Passes a number through. */
    static final class Wire extends Component {
        final UInt from = in(uint(8));
        final UInt to = out(uint(8));

        Wire() {
            to.set(from);
        }
    }

    private final Optional<Design<?>> design = Optional.of(Heddle.elaborate(Wire::new));
    private final Map<String, String> before = Map.of(
            SimulationEngine.PROPERTY, System.getProperty(SimulationEngine.PROPERTY, ""),
            EngineChoice.UNKNOWN, System.getProperty(EngineChoice.UNKNOWN, ""));

    @BeforeEach
    void nothingIsNamed() {
        before.keySet().forEach(System::clearProperty);
    }

    @AfterEach
    void asItWas() {
        before.forEach((name, value) -> {
            if (value.isEmpty()) {
                System.clearProperty(name);
            } else {
                System.setProperty(name, value);
            }
        });
    }

    private SimulationEngine chosen(SimulationEngine wanted, BuildOptions build) {
        return chosen(wanted, design, build);
    }

    private static SimulationEngine chosen(SimulationEngine wanted, Optional<Design<?>> design, BuildOptions build) {
        return EngineChoice.of(wanted, design, build, "Wire", () -> true).engine();
    }

    @Test
    void whereNothingIsNamedVerilatorRunsWhatItHasAModelOfAndTheJvmTheRest() {
        assertThat(chosen(SimulationEngine.AUTO, PLAIN))
                .isEqualTo(Toolchain.isFound() ? SimulationEngine.VERILATOR : SimulationEngine.JVM);
        assertThat(EngineChoice.of(SimulationEngine.AUTO, design, PLAIN, "Wire", () -> false))
                .isEqualTo(new EngineChoice.Chosen(SimulationEngine.JVM, Toolchain.isFound()));
        assertThat(EngineChoice.of(SimulationEngine.AUTO, Optional.empty(), PLAIN, "Wire", () -> false))
                .isEqualTo(new EngineChoice.Chosen(SimulationEngine.VERILATOR, false));
    }

    @Test
    void aVerilatorThatServesForNothingLeavesTheDesignToTheJvm() {
        Toolchain.installed();
        EngineChoice.Chosen chosen = EngineChoice.of(SimulationEngine.AUTO, design, PLAIN, "Wire", () -> {
            throw new MissingToolException("verilator", "verilator", "must be newer");
        });
        assertThat(chosen).isEqualTo(new EngineChoice.Chosen(SimulationEngine.JVM, false));
    }

    @Test
    void modulesThatAreReplacedAreVerilatorsToRun() {
        Toolchain.installed();
        GivenProperty.during(
                Substitution.RECORD,
                "of no use here",
                () -> assertThat(EngineChoice.of(SimulationEngine.AUTO, design, PLAIN, "Wire", () -> false))
                        .isEqualTo(new EngineChoice.Chosen(SimulationEngine.VERILATOR, false)));
    }

    @Test
    void thePropertyNamesAnEngineWhereCodeDoesNotAndWhatTheJvmCannotRunGoesToVerilator() {
        System.setProperty(SimulationEngine.PROPERTY, "jvm");
        assertThat(chosen(SimulationEngine.AUTO, PLAIN)).isEqualTo(SimulationEngine.JVM);
        assertThat(chosen(SimulationEngine.VERILATOR, PLAIN)).isEqualTo(SimulationEngine.VERILATOR);
        assertThat(chosen(SimulationEngine.AUTO, PLAIN.coverage(true))).isEqualTo(SimulationEngine.JVM);
        assertThat(chosen(SimulationEngine.AUTO, Optional.empty(), PLAIN)).isEqualTo(SimulationEngine.VERILATOR);
        System.setProperty(SimulationEngine.PROPERTY, "verilator");
        assertThat(chosen(SimulationEngine.AUTO, PLAIN)).isEqualTo(SimulationEngine.VERILATOR);
        assertThat(chosen(SimulationEngine.JVM, PLAIN)).isEqualTo(SimulationEngine.JVM);
        System.setProperty(SimulationEngine.PROPERTY, "vcs");
        assertThatThrownBy(() -> chosen(SimulationEngine.AUTO, PLAIN))
                .hasMessage(
                        "-Dheddle.engine=vcs: there is no engine \"vcs\": take one of auto, verilator, jvm, icarus");
    }

    @Test
    void whatCodeNamesAndTheJvmCannotRunIsRefused() {
        assertThatThrownBy(
                        () -> chosen(SimulationEngine.JVM, PLAIN.coverage(true).unknown(true)))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("coverage of \"Wire\" is not counted beside unknown bits");
        assertThatThrownBy(() -> chosen(SimulationEngine.JVM, Optional.empty(), PLAIN))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("\"Wire\" is opened as Verilog");
        Design<?> own = design.orElseThrow();
        Design<?> changed =
                new Design<>(own.component(), own.circuit(), own.verilog().edited(text -> text + "\n"));
        assertThatThrownBy(() -> chosen(SimulationEngine.JVM, Optional.of(changed), PLAIN))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("the Verilog of \"Wire\" was changed");
    }

    @Test
    void icarusRunsNoSimulationOfItsOwn() {
        assertThatThrownBy(() -> chosen(SimulationEngine.ICARUS, PLAIN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "engine(ICARUS) for \"Wire\": Icarus repeats what Verilator ran in a test, and runs no simulation of"
                                + " its own: ask for it with @HardwareTest(engine = ICARUS), or leave engine(..) out");
        Design<?> own = design.orElseThrow();
        assertThatThrownBy(
                        () -> Simulation.open(own, SimulationOptions.defaults().engine(SimulationEngine.ICARUS)))
                .hasMessageStartingWith("engine(ICARUS) for \"Wire\"");
        System.setProperty(SimulationEngine.PROPERTY, "icarus");
        assertThat(chosen(SimulationEngine.AUTO, PLAIN)).isEqualTo(SimulationEngine.VERILATOR);
    }

    @Test
    void unknownBitsAreTrackedInsideTheJvmOrNotAtAll() {
        BuildOptions tracking = PLAIN.unknown(true);
        assertThat(chosen(SimulationEngine.AUTO, tracking)).isEqualTo(SimulationEngine.JVM);
        assertThatThrownBy(() -> chosen(SimulationEngine.ICARUS, tracking))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("leave out engine(ICARUS), or unknown()");
        assertThatThrownBy(() -> chosen(SimulationEngine.AUTO, Optional.empty(), tracking))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("and unknown bits are tracked inside the JVM alone");
    }

    @Test
    void thePropertyHasUnknownBitsTrackedWhereTheyCanBe() {
        assertThat(EngineChoice.ofProperties(SimulationEngine.AUTO, design, PLAIN, "Wire"))
                .isEqualTo(PLAIN);
        System.setProperty(EngineChoice.UNKNOWN, "true");
        assertThat(EngineChoice.ofProperties(SimulationEngine.AUTO, design, PLAIN, "Wire"))
                .isEqualTo(PLAIN.unknown(true));
        assertThat(EngineChoice.ofProperties(SimulationEngine.JVM, design, PLAIN, "Wire"))
                .isEqualTo(PLAIN.unknown(true));
        assertThat(EngineChoice.ofProperties(SimulationEngine.VERILATOR, design, PLAIN, "Wire"))
                .isEqualTo(PLAIN);
        assertThat(EngineChoice.ofProperties(SimulationEngine.AUTO, Optional.empty(), PLAIN, "Wire"))
                .isEqualTo(PLAIN);
    }
}
