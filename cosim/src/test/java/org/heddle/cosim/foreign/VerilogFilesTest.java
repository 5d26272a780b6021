package org.heddle.cosim.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerilogFilesTest {
    private static final Path FOLDER = Path.of("src/test/resources/verilog");

    private static VerilogFiles mixer() {
        return VerilogFiles.of(FOLDER.resolve("mixer.sv"), FOLDER.resolve("mixer_fold.v"))
                .includeFolder(FOLDER.resolve("include"))
                .define("TICK", "16'd5")
                .clock("clk_a")
                .clock("clk_b")
                .reset("rst");
    }

    @Test
    void portsHaveTheWidthsOfTheirTypes() {
        VerilogDesign design = mixer().read("mixer");
        assertThat(design.ports().stream()
                        .map(port -> port.name() + " " + port.direction() + " " + port.width() + " " + port.role()))
                .containsExactly(
                        "clk_a INPUT 1 CLOCK",
                        "clk_b INPUT 1 CLOCK",
                        "rst INPUT 1 RESET",
                        "command INPUT 26 DATA",
                        "lanes INPUT 72 DATA",
                        "offset INPUT 7 DATA",
                        "result OUTPUT 24 DATA",
                        "ticks_b OUTPUT 16 DATA",
                        "last_op OUTPUT 2 DATA");
    }

    @Test
    void aDesignOfSeveralFilesRunsByItsPortsNames() {
        SimulationOptions options = SimulationOptions.defaults().clock("clk_b", ClockTiming.ofPeriod(40_000));
        try (Simulation sim = Simulation.open(mixer().read("mixer"), options)) {
            sim.reset(4);
            sim.poke("command", 1L << 24);
            sim.poke("lanes", BigInteger.valueOf(100).shiftLeft(48).add(BigInteger.valueOf(7)));
            sim.poke("offset", 127); // -1
            sim.step(8);
            sim.expect("result", 8 * 106);
            sim.expect("last_op", 1);
            // The reset ends with the fourth rise of clk_b, at 140 ns; of its next ones, 180 ns lies within 8 cycles of
            // clk_a.
            assertThat(sim.peek("ticks_b")).isEqualTo(5);
        }
    }

    @Test
    void oneTextMayBeSimulatedWithItsResetNamedAndWithout(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("cleared.v");
        Files.writeString(file, """
                module cleared(input clk, input nuke, output reg [3:0] n);
                  always @(posedge clk) n <= nuke ? 4'd0 : n + 4'd1;
                endmodule
                """);
        VerilogFiles plain = VerilogFiles.of(file).clock("clk");
        for (int turn = 0; turn < 2; turn++) {
            try (Simulation sim = Simulation.open(plain.read("cleared"))) {
                assertThat(sim.hasReset())
                        .as("the port is an input like others")
                        .isFalse();
            }
            try (Simulation sim = Simulation.open(plain.reset("nuke").read("cleared"))) {
                sim.reset(1);
                sim.step(3);
                sim.expect("n", 3);
            }
            try (Simulation sim = Simulation.open(plain.resetActiveLow("nuke").read("cleared"))) {
                sim.reset(1);
                assertThat(sim.peek("nuke")).as("released at 1").isEqualTo(1);
            }
        }
    }

    @Test
    void aChangedIncludedFileIsAnotherModel(@TempDir Path folder) throws IOException {
        VerilogDesign before = mixer().read("mixer");
        Files.writeString(folder.resolve("mixer_width.svh"), "`define MIXER_WIDTH 25\n");
        VerilogDesign after = VerilogFiles.of(FOLDER.resolve("mixer.sv"), FOLDER.resolve("mixer_fold.v"))
                .includeFolder(folder)
                .define("TICK", "1")
                .read("mixer");
        assertThat(after.files()).isNotEqualTo(before.files());
        assertThat(after.ports().stream()
                        .filter(port -> port.name().equals("result"))
                        .map(VerilogPort::width))
                .containsExactly(25);
    }

    @Test
    void whatCannotBeSimulatedIsRefused() {
        assertThatThrownBy(() -> mixer().clock("clock").read("mixer"))
                .isInstanceOf(ModelBuildException.class)
                .hasMessageStartingWith("\"mixer\" has no input \"clock\" of one bit: its ports are [clk_a, clk_b");
        assertThatThrownBy(() -> VerilogFiles.of(FOLDER.resolve("mixer.sv")).read("mixer"))
                .hasMessageContaining("Cannot find include file: mixer_width.svh");
        assertThatThrownBy(() -> VerilogFiles.of(FOLDER.resolve("nothing.v")).read("nothing"))
                .hasMessageStartingWith("there is no file ")
                .hasMessageContaining(
                        "nothing.v: paths are taken from " + Path.of("").toAbsolutePath());
        assertThatThrownBy(() -> mixer().read("mixr"))
                .hasMessageStartingWith("there is no module \"mixr\" in [")
                .hasMessageContaining("]: they have ")
                .hasMessageContaining("mixer");
    }
}
