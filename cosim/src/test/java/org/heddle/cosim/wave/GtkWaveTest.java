package org.heddle.cosim.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GtkWaveTest {
    enum Light {
        RED,
        GREEN,
        YELLOW
    }

    static final class Signal extends Component {
        final Bool next = in(bool());
        final EnumValue<Light> shown = out(enumOf(Light.class));

        Signal() {
            EnumValue<Light> light = reg(enumOf(Light.class)).init(Light.RED);
            shown.set(light);
            when(
                    next,
                    () -> switchOn(light)
                            .is(Light.RED, () -> light.set(Light.GREEN))
                            .is(Light.GREEN, () -> light.set(Light.YELLOW))
                            .is(Light.YELLOW, () -> light.set(Light.RED)));
        }
    }

    static final class Crossing extends Component {
        final Bool next = in(bool());
        final UInt count = out(uint(6));
        final EnumValue<Light> shown = out(enumOf(Light.class));

        Crossing() {
            Signal signal = instance(new Signal());
            signal.next.set(next);
            shown.set(signal.shown);
            UInt counter = reg(uint(6)).init(0);
            counter.set(counter.addWrap(1));
            count.set(counter);
        }
    }

    @TempDir
    Path folder;

    @Test
    void aSaveFileNamesSignalsOfTheWaveformAndTheConstantsOfTheirEnums() throws IOException {
        saveFileNamesSignals(SimulationEngine.JVM);
    }

    @Test
    @Tag("tools")
    void aSaveFileNamesSignalsOfVerilatorsWaveformToo() throws IOException {
        saveFileNamesSignals(SimulationEngine.VERILATOR);
    }

    private void saveFileNamesSignals(SimulationEngine engine) throws IOException {
        Design<Crossing> design = Heddle.elaborate(Crossing::new);
        Path waveform = folder.resolve("crossing.vcd");
        try (Simulation sim = Simulation.open(
                design, SimulationOptions.defaults().engine(engine).waves(waveform))) {
            sim.reset(1);
            sim.poke(design.component().next, true);
            sim.step(5);
        }
        Path save = GtkWave.writeFor(design, waveform);
        List<String> lines = Files.readAllLines(save);
        Path filter = folder.resolve("crossing.GtkWaveTest.Light.txt");
        assertThat(lines)
                .startsWith("[dumpfile] \"" + waveform + "\"", "@22")
                .containsSequence("@2022", "^1 " + filter, "TOP.Crossing.signal.light[1:0]")
                .containsSequence("@2022", "^1 " + filter, "TOP.Crossing.shown[1:0]")
                .contains("TOP.Crossing.next", "TOP.Crossing.count[5:0]");
        assertThat(Files.readAllLines(filter)).containsExactly("0 RED", "1 GREEN", "2 YELLOW");
        // Every name in it is one of the waveform.
        List<String> traced = VcdNames.of(waveform);
        assertThat(lines.stream().filter(line -> line.startsWith("TOP.")))
                .isNotEmpty()
                .allMatch(traced::contains);
    }
}
