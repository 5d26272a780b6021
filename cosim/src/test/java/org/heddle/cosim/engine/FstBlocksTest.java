package org.heddle.cosim.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FstBlocksTest {
    private static final int HEADER_BYTES = 330;

    static final class Counter extends Component {
        Counter() {
            UInt count = reg(uint(16)).init(0);
            count.set(count.addWrap(1));
            out("value", uint(16)).set(count);
        }
    }

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"VERILATOR,0", "VERILATOR,1", "VERILATOR,1000", "JVM,0", "JVM,1", "JVM,1000"})
    void aFileIsWholeAndNoBeginningThatCutsABlockIs(SimulationEngine engine, int cycles) throws IOException {
        Path file = folder.resolve("counter.fst");
        try (Simulation sim = Simulation.open(
                Heddle.elaborate(Counter::new),
                SimulationOptions.defaults().engine(engine).waves(file))) {
            sim.step(cycles);
        }
        assertThat(FstBlocks.areWhole(file)).isTrue();
        byte[] bytes = Files.readAllBytes(file);
        Path cut = folder.resolve("cut.fst");
        for (int length = 0; length < HEADER_BYTES; length++) {
            Files.write(cut, Arrays.copyOf(bytes, length));
            assertThat(FstBlocks.areWhole(cut)).as("first %d bytes", length).isFalse();
        }
        Files.write(cut, Arrays.copyOf(bytes, bytes.length - 1));
        assertThat(FstBlocks.areWhole(cut)).isFalse();
        Files.write(cut, Arrays.copyOf(bytes, bytes.length + 1));
        assertThat(FstBlocks.areWhole(cut)).isFalse();
    }
}
