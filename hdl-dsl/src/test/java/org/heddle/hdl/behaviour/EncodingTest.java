package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.option.Encoding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One state machine in every encoding, against the same machine in Java. */
class EncodingTest {
    enum Light {
        RED,
        RED_AND_AMBER,
        GREEN,
        AMBER,
        BLINKING
    }

    static final class Junction extends Component {
        final Bool go = in(bool());
        final Bool broken = in(bool());
        final UInt code = out(uint(3));
        final UInt shown = out(uint(5));
        final Bool stops = out(bool());
        final Bool drives = out(bool());
        final UInt hot = out(uint(5));
        final EnumValue<Light> light;

        Junction(Encoding encoding) {
            parameter("encoding", encoding);
            light = out(enumOf(Light.class, encoding));
            EnumValue<Light> state = reg(enumOf(Light.class, encoding)).init(Light.RED);
            switchOn(state)
                    .is(Light.RED, () -> when(go, () -> state.set(Light.RED_AND_AMBER)))
                    .is(Light.RED_AND_AMBER, () -> state.set(Light.GREEN))
                    .is(Light.GREEN, () -> when(go.not(), () -> state.set(Light.AMBER)))
                    .is(Light.AMBER, () -> state.set(Light.RED))
                    .is(Light.BLINKING, () -> when(broken.not(), () -> state.set(Light.RED)));
            when(broken, () -> state.set(Light.BLINKING));
            light.set(state);
            code.set(state.encoded(Encoding.BINARY).asUInt());
            shown.set(state.encoded(Encoding.GRAY).encoded(Encoding.ONE_HOT).asUInt());
            hot.set(state.encoded(Encoding.ONE_HOT).asUInt());
            stops.set(state.is(Light.RED).or(state.eq(lit(Light.AMBER, encoding))));
            drives.set(state.isNot(Light.RED).and(state.isNot(Light.AMBER)));
        }
    }

    @ParameterizedTest
    @EnumSource(Encoding.class)
    void aMachineDoesTheSameInEveryEncoding(Encoding encoding) {
        Design<Junction> design = Heddle.elaborate(() -> new Junction(encoding));
        Lint.requireClean(design);
        EnumValue<Light> light = design.component().light;
        Random random = new Random(5);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        Light state = Light.RED;
        for (int cycle = 0; cycle < 200; cycle++) {
            boolean go = random.nextBoolean();
            boolean broken = random.nextInt(9) == 0;
            rows.add(Map.of("go", bit(go), "broken", bit(broken)));
            BigInteger oneHot = BigInteger.ZERO.setBit(state.ordinal());
            expected.add(Map.of(
                    "light", light.code(state),
                    "code", BigInteger.valueOf(state.ordinal()),
                    "shown", oneHot,
                    "hot", oneHot,
                    "stops", bit(state == Light.RED || state == Light.AMBER),
                    "drives", bit(state != Light.RED && state != Light.AMBER)));
            assertThat(light.constant(light.code(state))).isEqualTo(state);
            state = next(state, go, broken);
        }
        assertThat(Reference.run(design, rows)).isEqualTo(expected);
        assertThat(Icarus.run(design, rows)).isEqualTo(expected);
    }

    private static Light next(Light state, boolean go, boolean broken) {
        if (broken) {
            return Light.BLINKING;
        }
        return switch (state) {
            case RED -> go ? Light.RED_AND_AMBER : Light.RED;
            case RED_AND_AMBER -> Light.GREEN;
            case GREEN -> go ? Light.GREEN : Light.AMBER;
            case AMBER, BLINKING -> Light.RED;
        };
    }

    private static BigInteger bit(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }

    /** Reads the bits of a switch that names two of three constants, and of one that names all. */
    static final class Illegal extends Component {
        enum Phase {
            IDLE,
            RUN,
            STOP
        }

        final EnumValue<Phase> phase;
        final UInt partly = out(uint(2));
        final UInt wholly = out(uint(2));
        final Bool isRun = out(bool());

        Illegal(Encoding encoding) {
            parameter("encoding", encoding);
            phase = in(enumOf(Phase.class, encoding));
            switchOn(phase)
                    .is(Phase.IDLE, () -> partly.set(0))
                    .is(Phase.RUN, () -> partly.set(1))
                    .otherwise(() -> partly.set(3));
            switchOn(phase)
                    .is(Phase.IDLE, () -> wholly.set(0))
                    .is(Phase.RUN, () -> wholly.set(1))
                    .is(Phase.STOP, () -> wholly.set(2));
            isRun.set(phase.is(Phase.RUN));
        }
    }

    @ParameterizedTest
    @EnumSource(Encoding.class)
    void aCodeThatNoConstantHasTakesOtherwiseOrTheLastCase(Encoding encoding) {
        Design<Illegal> design = Heddle.elaborate(() -> new Illegal(encoding));
        EnumValue<Illegal.Phase> phase = design.component().phase;
        for (int code = 0; code < 1 << phase.width(); code++) {
            BigInteger bits = BigInteger.valueOf(code);
            boolean legal = List.of(Illegal.Phase.values()).stream()
                    .anyMatch(p -> phase.code(p).equals(bits));
            if (legal) {
                continue;
            }
            assertThatThrownBy(() -> phase.constant(bits)).isInstanceOf(IllegalArgumentException.class);
            boolean looksLikeRun = encoding == Encoding.ONE_HOT && bits.testBit(1);
            var rows = List.of(Map.of("phase", bits));
            var expected = List.of(
                    Map.of("partly", BigInteger.valueOf(3), "wholly", BigInteger.TWO, "isRun", bit(looksLikeRun)));
            assertThat(Reference.run(design, rows)).isEqualTo(expected);
            assertThat(Icarus.run(design, rows)).isEqualTo(expected);
        }
    }

    @Test
    void regZeroGivesTheFirstConstantInEveryEncoding() {
        class First extends Component {
            final Bool first = out(bool());

            First() {
                EnumValue<Light> kept = regZero(enumOf(Light.class, Encoding.ONE_HOT));
                kept.set(kept);
                first.set(kept.is(Light.RED));
            }
        }
        assertThat(Reference.run(Heddle.elaborate(First::new), List.of(Map.of())))
                .containsExactly(Map.of("first", BigInteger.ONE));
    }
}
