package org.heddle.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.guide.LampRegisters.Colour;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.verify.BusMaster;
import org.heddle.hdl.registers.verify.InterpretedRig;
import org.junit.jupiter.api.Test;

/** What the pages on streams and registers show compiles, pleases the tools, and does what they say. */
class StreamsAndRegistersGuideTest {
    private static final Path MODULE = Path.of("").toAbsolutePath(); // tests run inside their module

    private static String page(String name) throws IOException {
        return Files.readString(MODULE.resolveSibling("docs").resolve("guide").resolve(name));
    }

    @Test
    void toolsLikeWhatBecomesOfIt() {
        Lint.requireClean(Heddle.elaborate(OddSquares::new));
        Lint.requireClean(Heddle.elaborate(Lamp::new));
    }

    @Test
    void theInstancesAreNamedAsThePageSays() throws IOException {
        List<String> instances = new ArrayList<>();
        for (String line : top(Heddle.elaborate(OddSquares::new)).split("\n")) {
            if (line.matches("  \\w+ \\w+ \\(.*")) {
                instances.add(line.strip().replaceFirst(" \\(.*", ""));
            }
        }
        assertThat(instances).isNotEmpty();
        assertThat(page("streams.md")).contains(instances);
    }

    private static String top(Design<?> design) {
        return design.verilog().files().stream()
                .filter(file -> file.name().equals(design.verilog().top() + ".v"))
                .findFirst()
                .orElseThrow()
                .text();
    }

    @Test
    void theDriverReadsAndWritesFields() {
        LampRegisters map = new LampRegisters();
        InterpretedRig rig = new InterpretedRig(Heddle.elaborate(() -> new RegisterBlock<>(map)));
        LampRegisters lamp = RegisterMap.connect(new LampRegisters(), new BusMaster(map, rig), 0);
        // driver:
        lamp.control.enable.write(true);
        lamp.control.colour.write(Colour.GREEN);
        lamp.control.write(
                lamp.control.enable.of(true), lamp.control.colour.of(Colour.BLUE), lamp.control.brightness.of(255));
        lamp.events.overheated.write(true);
        // :driver
        assertThat(lamp.control.colour.read()).isEqualTo(Colour.BLUE);
        assertThat(lamp.control.read()).isEqualTo(0xFF05);
        assertThat(lamp.events.overheated.read()).isFalse();
    }
}
