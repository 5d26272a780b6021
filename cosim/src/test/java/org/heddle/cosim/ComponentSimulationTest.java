package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

/** Components of the language run by their own port objects. */
class ComponentSimulationTest {
    enum Mode {
        HOLD,
        ADD,
        CLEAR
    }

    /** Adds {@code amount} in every cycle in mode ADD. */
    static final class Accumulator extends Component {
        final EnumValue<Mode> mode = in(enumOf(Mode.class));
        final UInt amount = in(uint(100));
        final UInt sum = out(uint(100));
        final EnumValue<Mode> last = out(enumOf(Mode.class));
        final Bool odd = out(bool());

        Accumulator() {
            UInt total = reg(uint(100)).init(0);
            EnumValue<Mode> seen = reg(enumOf(Mode.class)).init(Mode.HOLD);
            seen.set(mode);
            when(mode.is(Mode.ADD), () -> total.set(total.addWrap(amount)))
                    .elseWhen(mode.is(Mode.CLEAR), () -> total.set(0));
            sum.set(total);
            last.set(seen);
            odd.set(total.bit(0));
        }
    }

    /** An accumulator that always adds its input. */
    static final class Always extends Component {
        final UInt step = in(uint(100));
        final UInt total = out(uint(100));
        final Accumulator inner;

        Always() {
            inner = instance(new Accumulator());
            inner.mode.set(Mode.ADD);
            inner.amount.set(step);
            total.set(inner.sum);
        }
    }

    @Test
    void portsAreDrivenAndReadByTheirJavaTypes() {
        Design<Accumulator> design = Heddle.elaborate(Accumulator::new);
        Accumulator dut = design.component();
        BigInteger large = BigInteger.ONE.shiftLeft(99).add(BigInteger.ONE);
        try (Simulation sim = Simulation.open(design)) {
            sim.reset(1);
            sim.poke(dut.mode, Mode.ADD);
            sim.poke(dut.amount, 3);
            sim.step();
            assertThat(sim.peekInteger(dut.sum)).isEqualTo(3);
            sim.expect(dut.odd, true);
            assertThat(sim.peek(dut.odd)).isTrue();
            sim.expect(dut.last, Mode.ADD);
            sim.poke(dut.amount, large);
            sim.step();
            sim.expect(dut.sum, large.add(BigInteger.valueOf(3)));
            sim.poke(dut.mode, Mode.CLEAR);
            sim.step();
            sim.expect(dut.sum, BigInteger.ZERO);
            assertThat(sim.peek(dut.last)).isEqualTo(Mode.CLEAR);
            assertThatThrownBy(() -> sim.expect(dut.last, Mode.HOLD))
                    .isInstanceOf(AssertionError.class)
                    .hasMessage("last: expected HOLD, was CLEAR at cycle 4");
        }
    }

    @Test
    void aBitPatternThatIsNoConstantIsReported() {
        Design<Accumulator> design = Heddle.elaborate(Accumulator::new);
        try (Simulation sim = Simulation.open(design)) {
            sim.reset(1);
            sim.poke(sim.port("mode"), 3);
            sim.step();
            assertThatThrownBy(() -> sim.peek(design.component().last))
                    .hasMessage("code 3 of \"last\" is no constant of Mode: it has 3");
        }
    }

    @Test
    void innerPortsAreNotMistakenForTheTopsOwn() {
        Design<Always> design = Heddle.elaborate(Always::new);
        Design<Always> other = Heddle.elaborate(Always::new);
        try (Simulation sim = Simulation.open(design)) {
            sim.reset(1);
            sim.poke(design.component().step, 5);
            sim.step(4);
            sim.expect(design.component().total, BigInteger.valueOf(20));
            assertThatThrownBy(() -> sim.peek(design.component().inner.sum))
                    .hasMessageContaining("\"sum\" is no port of the simulated Always: ");
            assertThatThrownBy(() -> sim.poke(other.component().step, 1))
                    .hasMessageContaining("\"step\" is no port of the simulated Always: ");
        }
    }

    @Test
    void verilogHasNoJavaPorts() {
        Design<Always> design = Heddle.elaborate(Always::new);
        try (Simulation sim = Simulation.open(design.verilog())) {
            sim.poke(sim.port("step"), 5);
            assertThatThrownBy(() -> sim.poke(design.component().step, 5))
                    .hasMessageContaining("look ports up by name");
        }
    }

    /** Promises that its input stays below 10. */
    static final class Promise extends Component {
        final UInt value = in(uint(8));
        final UInt echo = out(uint(8));

        Promise() {
            UInt seen = reg(uint(8)).init(0);
            seen.set(value);
            echo.set(seen);
            assertAlways(value.lt(10), "value below 10");
        }
    }

    @Test
    void aBrokenAssertionNamesItsMessageCycleAndJavaLine() {
        Design<Promise> design = Heddle.elaborate(Promise::new);
        try (Simulation sim =
                Simulation.open(design, SimulationOptions.defaults().output(text -> {}))) {
            sim.reset(1);
            sim.poke(design.component().value, 9);
            sim.step(5);
            sim.poke(design.component().value, 10);
            HardwareStoppedException stop = catchThrowableOfType(HardwareStoppedException.class, () -> sim.step(100));
            assertThat(stop.reason()).isEqualTo(HardwareStoppedException.Reason.ASSERTION);
            assertThat(stop.cycle()).isEqualTo(7);
            assertThat(stop).hasMessageContaining("value below 10");
            assertThat(stop.site()).hasValueSatisfying(site -> {
                assertThat(site.file()).isEqualTo("ComponentSimulationTest.java");
                assertThat(site.line()).isEqualTo(assertionLine());
            });
        }
    }

    /** The line of {@code assertAlways} in this file. */
    private static int assertionLine() {
        try {
            List<String> lines =
                    Files.readAllLines(Path.of("src/test/java/org/heddle/cosim/ComponentSimulationTest.java"));
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).strip().startsWith("assertAlways(")) {
                    return i + 1;
                }
            }
            throw new AssertionError("no assertAlways in this file");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
