package org.heddle.cosim.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameters, arrays and resets of modules that somebody else wrote. */
@Tag("slow")
class ForeignPortsTest {
    private static final Path FOLDER = Path.of("src/test/resources/verilog");

    private static VerilogFiles lanes() {
        return VerilogFiles.of(FOLDER.resolve("lanes.sv")).clock("clk").resetActiveLow("resetn");
    }

    @Test
    void anArrayIsAPortForEachElement() {
        VerilogDesign design = lanes().read("lanes");
        assertThat(design.top()).isEqualTo("lanes_wrapper");
        assertThat(design.ports().stream().map(port -> port.name() + " " + port.width() + " " + port.role()))
                .containsExactly(
                        "clk 1 CLOCK",
                        "resetn 1 RESET_ACTIVE_LOW",
                        "in_0 8 DATA",
                        "in_1 8 DATA",
                        "out_1 8 DATA",
                        "out_0 8 DATA",
                        "grid_0_3 2 DATA",
                        "grid_0_2 2 DATA",
                        "grid_1_3 2 DATA",
                        "grid_1_2 2 DATA",
                        "corner 8 DATA");
    }

    @Test
    void parametersAndAnActiveLowResetAct() {
        VerilogDesign design =
                lanes().parameter("LANES", 3).parameter("OFFSET", "8'h10").read("lanes");
        try (Simulation sim = Simulation.open(design)) {
            sim.poke("in_2", 5);
            sim.reset(2);
            sim.expect("out_2", 0);
            sim.poke("in_0", 250);
            sim.step();
            sim.expect("out_2", 0x15);
            sim.expect("out_0", 10);
            sim.poke("grid_0_3", 2);
            sim.poke("grid_1_2", 1);
            sim.settle();
            sim.expect("corner", 0b10_00_00_01);
        }
    }

    @Test
    void aTextIsAParameterToo() {
        StringBuilder printed = new StringBuilder();
        SimulationOptions options = SimulationOptions.defaults().output(printed::append);
        try (Simulation sim =
                Simulation.open(lanes().parameter("NAME", "\"loud\"").read("lanes"), options)) {
            sim.step();
        }
        assertThat(printed.toString()).contains("loud lanes");
    }

    @Test
    void aParameterThatTheModuleDoesNotHaveIsRefused() {
        assertThatThrownBy(() -> lanes().parameter("LANE", 3).read("lanes"))
                .isInstanceOf(ModelBuildException.class)
                .hasMessageStartingWith("module \"lanes\" has no parameter LANE: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1;", "8'hgg", "a", "1)", "\"a\"b\"", "\"\n\"", "8'", "$random", "0'h1"})
    void aValueThatIsNoConstantIsRefused(String value) {
        assertThatThrownBy(() -> lanes().parameter("LANES", value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("parameter \"LANES\" cannot be " + value + ": a value is a Verilog number");
    }

    @Test
    void aParameterIsSetOnceAndByAnIdentifier() {
        assertThatThrownBy(() -> lanes().parameter("A", 1).parameter("A", 2))
                .hasMessage("parameter \"A\" is set twice: to 1 and to 2");
        assertThatThrownBy(() -> lanes().parameter("A B", 1)).hasMessageContaining("is a Verilog identifier");
    }

    @Test
    void aNumberOfMoreThan32BitsKeepsThemAll() {
        assertThat(lanes().parameter("A", 1L << 40).parameters()).containsEntry("A", "64'sh10000000000");
        assertThat(lanes().parameter("A", -1).parameters()).containsEntry("A", "-1");
    }

    @Test
    void aFunctionInCIsNamed() {
        assertThatThrownBy(() -> VerilogFiles.of(FOLDER.resolve("calls_c.sv"))
                        .clock("clk")
                        .read("calls_c"))
                .isInstanceOf(ModelBuildException.class)
                .hasMessageStartingWith(
                        "\"calls_c\" uses the C function \"twice\" through DPI, which is not supported");
    }

    @Test
    void anInputIsOneClockOrOneReset() {
        assertThatThrownBy(() -> lanes().reset("resetn").read("lanes"))
                .isInstanceOf(ModelBuildException.class)
                .hasMessage("an input of \"lanes\" is one clock or one reset: [clk, resetn, resetn]");
    }

    @Test
    void aDesignWithoutAResetCannotBeReset() {
        VerilogDesign design =
                VerilogFiles.of(FOLDER.resolve("lanes.sv")).clock("clk").read("lanes");
        try (Simulation sim = Simulation.open(design)) {
            long before = sim.cycle();
            assertThatThrownBy(() -> sim.reset(3))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("\"lanes_wrapper\" has no reset input: leave out reset(3)");
            assertThat(List.of(sim.cycle())).containsExactly(before);
        }
    }
}
