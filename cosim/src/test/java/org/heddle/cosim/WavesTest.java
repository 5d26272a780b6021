package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WavesTest {
    static final class Counter extends Component {
        Counter() {
            UInt count = reg(uint(16)).init(0);
            count.set(count.addWrap(1));
            out("value", uint(16)).set(count);
        }
    }

    private static final Design<Counter> COUNTER = Heddle.elaborate(Counter::new);

    @TempDir
    Path folder;

    private void countTo(int cycles, Path file) {
        try (Simulation sim =
                Simulation.open(Designs.counter(), SimulationOptions.defaults().waves(file))) {
            sim.reset(1);
            sim.poke(sim.port("enable"), true);
            sim.step(cycles);
            assertThat(file).doesNotExist();
        }
    }

    @Test
    void aVcdHasTheSignalsAndTheirChangesAtTheEdges() throws Exception {
        Path file = folder.resolve("deep/counter.vcd");
        countTo(3, file);
        String vcd = Files.readString(file);
        assertThat(vcd).containsPattern("\\$timescale\\s+1ps");
        for (String signal : new String[] {"clock", "reset", "enable", "count [7:0]", "next [7:0]"}) {
            assertThat(vcd).containsPattern("\\$var wire +\\d+ \\S+ " + Pattern.quote(signal) + " \\$end");
        }
        Matcher id =
                Pattern.compile("\\$var wire +8 (\\S+) count \\[7:0\\] \\$end").matcher(vcd);
        assertThat(id.find()).isTrue();
        // Reset ends with the edge at 5,000 ps; the count changes with the edges at 15,000, 25,000 and 35,000 ps.
        assertThat(changesAt(5_000, vcd)).contains("b00000000 " + id.group(1));
        assertThat(changesAt(15_000, vcd)).contains("b00000001 " + id.group(1));
        assertThat(changesAt(35_000, vcd)).contains("b00000011 " + id.group(1));
        assertThat(vcd).contains("#40000");
        assertThat(folder.resolve("deep").toFile().list()).containsExactly("counter.vcd");
    }

    private static List<String> changesAt(long timePs, String vcd) {
        return vcd.lines()
                .dropWhile(line -> !line.equals("#" + timePs))
                .skip(1)
                .takeWhile(line -> !line.startsWith("#"))
                .toList();
    }

    @Test
    void anFstHasTheSignalsAndTheTimes() throws Exception {
        Path file = folder.resolve("counter.fst");
        countTo(1000, file);
        // The header block: type 0, length 329, start and end time, then counts of scopes and variables.
        ByteBuffer header = ByteBuffer.wrap(Files.readAllBytes(file));
        assertThat(header.get(0)).isZero();
        assertThat(header.getLong(1)).isEqualTo(329);
        assertThat(header.getLong(9)).isZero();
        assertThat(header.getLong(17)).isEqualTo(10_010_000);
        assertThat(header.getLong(49)).as("variables").isGreaterThanOrEqualTo(5);
    }

    @Test
    void aFileThatIsNoWaveformIsRefused() {
        assertThatThrownBy(() -> SimulationOptions.defaults().waves(Path.of("count.png")))
                .hasMessage("waveform file count.png: its name must end with .vcd or .fst");
    }

    /** Stands where the waveform is written until it is complete: each byte finds the disk full. */
    private void fillTheDiskUnder(Path file) throws IOException {
        long process = ProcessHandle.current().pid();
        Files.createSymbolicLink(
                folder.resolve("." + file.getFileName() + "." + process + ".part"), Path.of("/dev/full"));
    }

    private Simulation onFullDisk(Path file, SimulationEngine engine) throws IOException {
        fillTheDiskUnder(file);
        return Simulation.open(
                COUNTER, SimulationOptions.defaults().engine(engine).waves(file));
    }

    @ParameterizedTest
    @EnumSource(names = {"VERILATOR", "JVM"})
    void aWaveformThatIsNotCompleteIsAnExceptionAndNoFile(SimulationEngine engine) throws IOException {
        Path file = folder.resolve("counter.vcd");
        Simulation sim = onFullDisk(file, engine);
        sim.step(3);
        assertThatThrownBy(sim::close)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("cannot complete")
                .hasMessageContaining("waveform");
        assertThat(folder).isEmptyDirectory();
        assertThatThrownBy(sim::step).isInstanceOf(IllegalStateException.class).hasMessageContaining("closed");
    }

    @ParameterizedTest
    @EnumSource(names = {"VERILATOR", "JVM"})
    void aRunEndsWhereItsWaveformCannotGoOn(SimulationEngine engine) throws IOException {
        Path file = folder.resolve("counter.vcd");
        Simulation sim = onFullDisk(file, engine);
        assertThatThrownBy(() -> sim.step(1_000_000)).hasStackTraceContaining("No space left on device");
        assertThatThrownBy(sim::close).isInstanceOf(UncheckedIOException.class);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aWaveformOfAnIsolatedModelIsNoOther() throws IOException {
        Path file = folder.resolve("counter.vcd");
        fillTheDiskUnder(file);
        SimulationOptions options = SimulationOptions.defaults()
                .engine(SimulationEngine.VERILATOR)
                .isolated()
                .waves(file);
        Simulation sim = Simulation.open(COUNTER, options);
        sim.step(3);
        assertThatThrownBy(sim::close)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("is the disk full?");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aTracedRunBehavesAsAnUntracedOne() {
        Path file = folder.resolve("counter.vcd");
        try (Simulation traced = Simulation.open(
                        Designs.counter(), SimulationOptions.defaults().waves(file));
                Simulation plain = Simulation.open(Designs.counter())) {
            for (int i = 0; i < 200; i++) {
                for (Simulation sim : new Simulation[] {traced, plain}) {
                    sim.poke(sim.port("enable"), i % 3 == 0);
                    sim.poke(sim.port("reset"), i % 50 == 0);
                    sim.step();
                }
                assertThat(traced.peek(traced.port("count"))).isEqualTo(plain.peek(plain.port("count")));
            }
        }
    }
}
