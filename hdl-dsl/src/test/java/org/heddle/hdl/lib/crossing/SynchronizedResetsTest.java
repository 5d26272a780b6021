package org.heddle.hdl.lib.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.verilog.VerilogPort;
import org.junit.jupiter.api.Test;

class SynchronizedResetsTest {
    /** Sums what it takes, and counts edges of another clock. */
    static final class Summing extends Component {
        final Stream<UInt> taken = in(stream(uint(8)));
        final UInt sum = out(uint(8));
        final ClockDomain other = clockDomain();
        final UInt edges = out(other, uint(4));
        /** No ready of a stream: no valid stands beside it. */
        final Bool getsReady = out("gets_ready", bool());

        Summing(Reset reset) {
            defaultDomain(reset);
            SkidBuffer<UInt> buffer = instance("buffer", new SkidBuffer<>(uint(8)));
            connect(buffer.source, taken);
            buffer.sink.ready().set(true);
            UInt total = reg(uint(8)).init(3);
            when(buffer.sink.valid(), () -> total.set(total.addWrap(buffer.sink.data())));
            sum.set(total);
            UInt counter = reg(other, uint(4)).init(9);
            counter.set(counter.addWrap(1));
            edges.set(counter);
            getsReady.set(true);
        }
    }

    private static Design<Summing> design(Reset reset) {
        Supplier<Summing> constructor = () -> new Summing(reset);
        Design<Summing> design = SynchronizedResets.around(Heddle.elaborate(constructor));
        Lint.requireClean(design);
        return design;
    }

    @Test
    void portsKeepTheirNamesAndResetsBecomeAsynchronous() {
        Design<Summing> design = design(Reset.synchronous());
        assertThat(design.verilog().top()).isEqualTo("Summing_top");
        assertThat(design.hasOwnVerilog()).isTrue();
        Design<Summing> alone = Heddle.elaborate(() -> new Summing(Reset.synchronous()));
        assertThat(design.verilog().ports()).isEqualTo(alone.verilog().ports());
        assertThat(design.verilog().files()).containsAll(alone.verilog().files());
        assertThat(design.circuit().module("Summing_top").domains())
                .hasSize(2)
                .allMatch(domain -> domain.isAsynchronous());
        assertThat(design.plainVerilog().top()).isEqualTo("Summing_top");
    }

    @Test
    void aResetBetweenTwoEdgesResetsAndNothingIsTakenUntilItIsOver() {
        Interpreter run = new Interpreter(design(Reset.synchronous()).circuit());
        for (int i = 0; i < 3; i++) {
            run.step();
        }
        run.poke("taken_data", 5);
        run.poke("taken_valid", 1);
        run.step();
        run.step();
        run.poke("reset", 1);
        assertThat(run.peek("taken_ready")).isZero();
        run.poke("reset", 0);
        assertThat(run.peek("gets_ready")).isEqualTo(1);
        int edges = 0;
        while (run.peek("taken_ready").signum() == 0) {
            run.step();
            edges++;
            assertThat(run.peek("sum")).isEqualTo(3);
        }
        assertThat(edges).isEqualTo(2);
        run.step();
        run.step();
        assertThat(run.peek("sum")).isEqualTo(8);
    }

    @Test
    void eachClockHasAResetOfItsOwn() {
        Interpreter run = new Interpreter(design(Reset.synchronous()).circuit());
        for (int i = 0; i < 5; i++) {
            run.step();
        }
        long before = run.peek("edges").longValue();
        run.poke("reset", 1);
        run.step();
        run.poke("reset", 0);
        assertThat(run.peek("edges").longValue()).isEqualTo((before + 1) % 16);
        run.poke("other_reset", 1);
        assertThat(run.peek("taken_ready")).isZero();
        run.step("clock");
        run.step("clock");
        assertThat(run.peek("taken_ready")).isEqualTo(1);
        run.poke("other_reset", 0);
        run.step();
        run.step();
        assertThat(run.peek("edges")).isEqualTo(9);
        run.step();
        assertThat(run.peek("edges")).isEqualTo(10);
    }

    @Test
    void anActiveLowResetStaysActiveLow() {
        Design<Summing> design = design(Reset.synchronous().activeLow());
        assertThat(design.verilog().ports())
                .filteredOn(port -> port.role() == VerilogPort.Role.RESET_ACTIVE_LOW)
                .extracting(VerilogPort::name)
                .containsExactly("reset_n");
        Interpreter run = new Interpreter(design.circuit());
        run.poke("reset_n", 1);
        for (int i = 0; i < 3; i++) {
            run.step();
        }
        assertThat(run.peek("taken_ready")).isEqualTo(1);
        run.poke("reset_n", 0);
        assertThat(run.peek("taken_ready")).isZero();
        run.poke("reset_n", 1);
        run.step();
        run.step();
        assertThat(run.peek("sum")).isEqualTo(3);
        assertThat(run.peek("taken_ready")).isEqualTo(1);
    }

    /** One reset for two domains of one clock. */
    static final class Paced extends Component {
        final Bool pace = in(bool());
        final UInt fast = out(uint(4));
        final UInt slow = out(uint(4));

        Paced() {
            UInt each = reg("each", uint(4)).init(1);
            each.set(each.addWrap(1));
            fast.set(each);
            UInt some = reg(defaultDomain().enabledBy(pace), uint(4)).init(2);
            some.set(some.addWrap(1));
            slow.set(some);
        }
    }

    @Test
    void aResetOfTwoDomainsHasOneSynchroniser() {
        Design<Paced> design = SynchronizedResets.around(Heddle.elaborate(Paced::new));
        Lint.requireClean(design);
        assertThat(design.circuit().module("Paced_top").instances())
                .extracting(instance -> instance.name())
                .containsExactly("reset_synchronizer", "top");
    }

    /** Nothing but wires. */
    static final class Wires extends Component {
        final Bool inner = in("inner", bool());
        final Bool other = out(bool());

        Wires() {
            other.set(inner);
        }
    }

    /** Somebody else's module has the library's name. */
    static final class Named extends Component {
        /** Not the library's. */
        static final class ResetSynchronizer extends Component {
            final Bool turned = out(bool());

            ResetSynchronizer() {
                Bool last = reg(bool()).init(false);
                last.set(last.not());
                turned.set(last);
            }
        }

        final Bool turned = out(bool());

        Named() {
            turned.set(instance("own", new ResetSynchronizer()).turned);
        }
    }

    @Test
    void aModuleOfTheSameNameIsRefused() {
        Design<Named> design = Heddle.elaborate(Named::new);
        assertThatThrownBy(() -> SynchronizedResets.around(design))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(
                        "module ResetSynchronizer \\(SynchronizedResetsTest.java:\\d+\\) has the name of one"
                                + " that synchronises resets: rename it");
    }

    /** A port is called as the inside would be. */
    static final class Inner extends Component {
        final Bool top = in("top", bool());
        final Bool later = out(bool());

        Inner() {
            Bool last = reg(bool()).init(false);
            last.set(top);
            later.set(last);
        }
    }

    @Test
    void aTopWithoutAResetIsRefusedAndNamesGiveWay() {
        Design<Wires> wires = Heddle.elaborate(Wires::new);
        assertThatThrownBy(() -> SynchronizedResets.around(wires))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Wires has no reset input to be synchronised: generate it as it is");
        Design<Inner> design = SynchronizedResets.around(Heddle.elaborate(Inner::new));
        Lint.requireClean(design);
        assertThat(design.verilog().files()).anyMatch(file -> file.text().contains(" top_ ("));
    }
}
