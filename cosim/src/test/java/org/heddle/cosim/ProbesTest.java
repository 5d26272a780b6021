package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.wave.TextWave;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Values inside a design, seen by a test without a port. */
class ProbesTest {
    static final class Step extends Component {
        final Bool go = in(bool());
        final Bool odd = out(bool());
        final UInt count = reg(uint(8)).init(0);
        final SInt below = count.negGrow();
        final UInt unread = count.addWrap(5);

        Step() {
            when(go, () -> count.increment());
            odd.set(count.bit(0).xor(below.isNegative()));
        }
    }

    static final class Whole extends Component {
        final Bool left = in(bool());
        final Bool right = in(bool());
        final Bool seen = out(bool());
        final Step first = instance(new Step());
        final Step second = instance(new Step());
        final Inner inner = instance(new Inner());

        Whole() {
            first.go.set(left);
            second.go.set(right);
            inner.go.set(left.and(right));
            seen.set(first.odd.and(second.odd).or(inner.odd));
        }
    }

    static final class Inner extends Component {
        final Bool go = in(bool());
        final Bool odd = out(bool());
        final Step step = instance(new Step());

        Inner() {
            step.go.set(go);
            odd.set(step.odd);
        }
    }

    private final Design<Whole> plain = Heddle.elaborate(Whole::new);
    private final Whole dut = plain.component();

    @ParameterizedTest
    @EnumSource(
            value = SimulationEngine.class,
            names = {"VERILATOR", "JVM"})
    void eachInstanceOfAModuleShowsItsOwn(SimulationEngine engine) {
        Design<Whole> design = plain.probing(
                dut.first.count,
                dut.inner.step.count,
                dut.second.count,
                dut.inner.step.below,
                dut.first.unread,
                dut.seen);
        try (Simulation sim =
                Simulation.open(design, SimulationOptions.defaults().engine(engine))) {
            sim.poke(dut.left, false);
            sim.poke(dut.right, false);
            sim.reset(2);
            Random random = new Random(7);
            int first = 0;
            int second = 0;
            int both = 0;
            for (int i = 0; i < 40; i++) {
                boolean left = random.nextBoolean();
                boolean right = random.nextBoolean();
                sim.poke(dut.left, left);
                sim.poke(dut.right, right);
                sim.step();
                first += left ? 1 : 0;
                second += right ? 1 : 0;
                both += left && right ? 1 : 0;
                sim.expect(dut.first.count, first);
                sim.expect(dut.second.count, second);
                sim.expect(dut.inner.step.count, both);
                sim.expect(dut.inner.step.below, -both);
                sim.expect(dut.first.unread, first + 5);
            }
        }
    }

    @Test
    void aWaveShowsThemAndTheDesignItselfStaysWhatItWas() {
        Design<Whole> design = plain.probing(dut.second.count);
        try (Simulation sim =
                Simulation.open(design, SimulationOptions.defaults().engine(SimulationEngine.JVM))) {
            TextWave wave = TextWave.of(sim, dut.right, dut.second.count);
            sim.poke(dut.left, false);
            sim.poke(dut.right, true);
            sim.reset(1);
            sim.add(wave);
            sim.step(3);
            assertThat(wave.text()).isEqualTo("""
                    cycle                 1 2 3
                    right                 1 . .
                    probe__second__count  0 1 2
                    """);
        }
        assertThat(plain.verilog().files()).noneMatch(file -> file.text().contains("probe__"));
        assertThat(design.verilog().files()).anyMatch(file -> file.text().contains("output wire [7:0] probe__count"));
    }

    @Test
    void whatCannotBeSeenIsToldWithTheReason() {
        try (Simulation sim =
                Simulation.open(plain, SimulationOptions.defaults().engine(SimulationEngine.JVM))) {
            assertThatThrownBy(() -> sim.peek(dut.first.count))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("is no port of the simulated Whole", "design.probing(value)");
        }
        Design<Whole> twice = plain.probing(dut.first.count).probing(dut.first.count, dut.second.count);
        assertThat(twice.verilog().ports())
                .extracting(port -> port.name())
                .contains("probe__first__count", "probe__second__count");
        assertThatThrownBy(() -> plain.probing(Heddle.elaborate(Whole::new).component().seen))
                .hasMessageContaining("is not inside Whole");
    }
}
