package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Delay;
import org.heddle.hdl.area.Edges;
import org.heddle.hdl.area.RegNext;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.interpreter.Interpreter;
import org.junit.jupiter.api.Test;

/** Registers from static functions: what they hold, how they are called, and what is refused. */
class AreaTest {
    /** Two numbers. */
    record Couple(UInt left, UInt right) implements Bundle {
        static BundleType<Couple> type() {
            return Types.bundle(Couple.class, Types.uint(3), Types.uint(5));
        }
    }

    private static final class Scope extends Component {
        final Bool button = in(bool());
        final Bool quiet = in(bool());
        final UInt sample = in(uint(8));
        final Couple couple = in(Couple.type());
        final UInt earlier = out(uint(8));
        final UInt late = out(uint(8));
        final UInt sometimes = out(uint(8));
        final Couple copied = out(Couple.type());
        final Bool pressed = out(bool());
        final Bool released = out(bool());
        final Bool moved = out(bool());
        final UInt untouched = out(uint(8));

        Scope() {
            UInt last = RegNext.of(sample).init(7);
            UInt third = Delay.of(sample, 3);
            Couple pair = RegNext.of(couple);
            earlier.set(last);
            late.set(third);
            copied.set(pair);
            UInt kept = reg(uint(8)).init(0);
            when(quiet, () -> {
                UInt inside = RegNext.of(sample);
                kept.set(inside);
            });
            sometimes.set(kept);
            pressed.set(Edges.rising(button));
            released.set(Edges.falling(button));
            Bool change = Edges.any(button);
            moved.set(change);
            untouched.set(Delay.of(sample, 0));
        }
    }

    private final Design<Scope> design = Heddle.elaborate(Scope::new);

    private static long number(BigInteger value) {
        return value.longValueExact();
    }

    @Test
    void valuesAreThoseOfTheCyclesBefore() {
        Interpreter run = new Interpreter(design.circuit());
        Random random = new Random(3);
        List<Long> samples = new ArrayList<>(List.of(0L, 0L, 0L));
        run.poke("reset", 1);
        run.step();
        run.poke("reset", 0);
        assertThat(run.peek("earlier")).isEqualTo(7);
        boolean wasPressed = false;
        long kept = 0;
        for (int cycle = 0; cycle < 200; cycle++) {
            long sample = random.nextInt(256);
            boolean button = random.nextBoolean();
            boolean quiet = random.nextBoolean();
            run.poke("sample", sample);
            run.poke("button", button ? 1 : 0);
            run.poke("quiet", quiet ? 1 : 0);
            run.poke("couple_left", sample & 7);
            run.poke("couple_right", sample >> 3);
            int now = samples.size();
            assertThat(number(run.peek("late"))).isEqualTo(samples.get(now - 3));
            assertThat(number(run.peek("earlier"))).isEqualTo(cycle == 0 ? 7 : samples.get(now - 1));
            assertThat(number(run.peek("copied_left"))).isEqualTo(samples.get(now - 1) & 7);
            assertThat(number(run.peek("copied_right"))).isEqualTo(samples.get(now - 1) >> 3);
            assertThat(number(run.peek("pressed"))).isEqualTo(button && !wasPressed ? 1 : 0);
            assertThat(number(run.peek("released"))).isEqualTo(!button && wasPressed ? 1 : 0);
            assertThat(number(run.peek("moved"))).isEqualTo(button != wasPressed ? 1 : 0);
            assertThat(number(run.peek("untouched"))).isEqualTo(sample);
            assertThat(number(run.peek("sometimes"))).isEqualTo(kept);
            kept = quiet ? samples.get(now - 1) : kept;
            wasPressed = button;
            samples.add(sample);
            run.step();
        }
    }

    @Test
    void registersAreNamedAfterTheVariablesThatTakeThem() {
        String text = design.verilog().files().get(0).text();
        assertThat(text)
                .containsPattern("reg +\\[7:0\\] last;.*// AreaTest\\.java:")
                .contains("third_0", "third_1", "third_2", "pair_left", "pair_right", "button_before")
                .containsPattern("wire change = ");
        Lint.requireClean(design);
    }

    @Test
    void anotherSimulatorAgrees() {
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        Random random = new Random(4);
        for (int i = 0; i < 60; i++) {
            rows.add(Map.of(
                    "reset", BigInteger.valueOf(i < 2 ? 1 : 0),
                    "button", BigInteger.valueOf(random.nextInt(2)),
                    "quiet", BigInteger.valueOf(random.nextInt(2)),
                    "sample", BigInteger.valueOf(random.nextInt(256)),
                    "couple_left", BigInteger.valueOf(random.nextInt(8)),
                    "couple_right", BigInteger.valueOf(random.nextInt(32))));
        }
        List<Map<String, BigInteger>> expected = Reference.run(design, rows);
        List<Map<String, BigInteger>> actual = Icarus.run(design, rows);
        assertThat(actual).hasSize(60);
        // Behind the third row every register without a reset has taken a value.
        assertThat(actual.subList(4, 60)).isEqualTo(expected.subList(4, 60));
    }

    private static final class Prophet extends Component {
        final UInt sample = in(uint(8));
        final UInt future = out(uint(8));

        Prophet() {
            future.set(Delay.of(sample, -1));
        }
    }

    @Test
    void aDelayThatLooksAheadIsRefusedAtItsLine() {
        assertThatThrownBy(() -> Heddle.elaborate(Prophet::new))
                .hasMessageContaining("HDL038 (AreaTest.java:")
                .hasMessageContaining("a delay of -1 cycles would look ahead: give 0 or more");
    }
}
