package org.heddle.cosim.wave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextWaveTest {
    @TempDir
    Path folder;

    enum Light {
        RED,
        GREEN,
        AMBER
    }

    /** Goes to the next light when it may. */
    static final class Crossing extends Component {
        final Bool go = in(bool());
        final EnumValue<Light> light = out(enumOf(Light.class));

        Crossing() {
            EnumValue<Light> state = reg(enumOf(Light.class)).init(Light.RED);
            light.set(state);
            when(
                    go,
                    () -> switchOn(state)
                            .is(Light.RED, () -> state.set(Light.GREEN))
                            .is(Light.GREEN, () -> state.set(Light.AMBER))
                            .is(Light.AMBER, () -> state.set(Light.RED)));
        }
    }

    /** Counts enabled cycles. */
    static final class Counter extends Component {
        final Bool enable = in(bool());
        final UInt count = out(uint(8));
        final UInt next = out(uint(8));

        Counter() {
            UInt counted = reg(uint(8)).init(0);
            next.set(counted.addWrap(enable.asUInt().zext(8)));
            counted.set(next);
            count.set(counted);
        }
    }

    private static Simulation counter() {
        return Simulation.open(
                Heddle.elaborate(Counter::new), SimulationOptions.defaults().initial(InitialState.ONES));
    }

    @Test
    void aWaveShowsEachCycleJustBeforeItsEdge() {
        try (Simulation sim = counter()) {
            TextWave wave = sim.add(TextWave.of(sim, sim.ports()));
            sim.reset(1);
            sim.step();
            sim.poke(sim.port("enable"), true);
            sim.step(17);
            wave.expect("""
                    cycle   0  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
                    reset   1  0 . . . . . . . . .  .  .  .  .  .  .  .  .
                    enable  0  . 1 . . . . . . . .  .  .  .  .  .  .  .  .
                    count   ff 0 . 1 2 3 4 5 6 7 8  9  a  b  c  d  e  f  10
                    next    ff 0 1 2 3 4 5 6 7 8 9  a  b  c  d  e  f  10 11
                    """);
        }
    }

    @Test
    void enumsShowTheirConstants() {
        Design<Crossing> design = Heddle.elaborate(Crossing::new);
        Crossing dut = design.component();
        try (Simulation sim = Simulation.open(design)) {
            sim.reset(1);
            TextWave wave = sim.add(TextWave.of(sim, dut.go, dut.light));
            sim.poke(dut.go, true);
            sim.step(4);
            wave.expect("""
                    cycle  1   2     3     4
                    go     1   .     .     .
                    light  RED GREEN AMBER RED
                    """);
        }
    }

    @Test
    void anotherWaveThanExpectedIsShownBesideIt() {
        try (Simulation sim = counter()) {
            TextWave wave = TextWave.of(sim, List.of(sim.port("count")));
            wave.sample();
            assertThatThrownBy(() -> wave.expect("cycle  0\ncount  0\n"))
                    .isInstanceOf(AssertionError.class)
                    .hasMessage("""
                            the wave of "Counter" is
                            cycle  0
                            count  ff
                            and not
                            cycle  0
                            count  0
                            if it is right, run the test again with -Dheddle.promote""");
        }
    }

    @Test
    void onlyTheLastColumnsAreKeptIfSoAsked() {
        try (Simulation sim = counter()) {
            TextWave wave = TextWave.ofLast(2, sim, List.of(sim.port("count")));
            for (int i = 0; i < 5; i++) {
                wave.sample();
                sim.step();
            }
            assertThat(wave.text()).startsWith("cycle  3  4\n");
        }
    }

    @Test
    void aWaveKnowsItsPortsTheirLastValuesAndWhetherTheyChange() {
        try (Simulation sim = counter()) {
            List<Port> ports = List.of(sim.port("count"), sim.port("enable"));
            TextWave wave = TextWave.of(sim, ports);
            assertThat(wave.ports()).isEqualTo(ports);
            assertThat(wave).hasToString("text wave of 2 ports");
            sim.reset(1);
            wave.sample();
            assertThat(wave.changes(ports.get(0))).isFalse();
            sim.poke(ports.get(1), true);
            sim.step(3);
            wave.sample();
            assertThat(wave.last(ports.get(0))).isEqualTo(3);
            assertThat(wave.last(ports.get(1))).isEqualTo(1);
            assertThat(wave.changes(ports.get(0))).isTrue();
            sim.poke(ports.get(1), false);
            wave.sample();
            assertThat(wave.last(ports.get(1))).as("the cycle's later sample").isZero();
            assertThat(wave.changes(ports.get(1))).isFalse();
            assertThatThrownBy(() -> TextWave.ofLast(0, sim, ports)).hasMessage("columns must be >= 1: columns=0");
        }
    }

    @Test
    void promotionReplacesTheLinesOfTheTextBlockAndNothingElse() throws IOException {
        Path source = folder.resolve("SomeTest.java");
        Files.writeString(source, """
                first(\"""
                    stays
                    \""");
                    wave.expect(\"""
                            old
                            lines
                            \""");
                last();
                """);
        new Promotion(source, 4).replaceTextBlock("cycle  0\ncount  1\nnext   2\n");
        assertThat(source).hasContent("""
                first(\"""
                    stays
                    \""");
                    wave.expect(\"""
                            cycle  0
                            count  1
                            next   2
                            \""");
                last();
                """);
    }

    @Test
    void promotionNeedsATextBlock() throws IOException {
        Path source = folder.resolve("SomeTest.java");
        Files.writeString(source, "wave.expect(\"one line\");\n");
        assertThatThrownBy(() -> new Promotion(source, 1).replaceTextBlock("x\n"))
                .hasMessageContaining("SomeTest.java:1 there is no text block");
        assertThat(source).hasContent("wave.expect(\"one line\");");
    }
}
