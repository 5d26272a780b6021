package org.heddle.hdl.lib.polynomial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.lib.polynomial.Lfsr.Form;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class LfsrTest {
    /** One step per cycle, from 1. */
    static final class Running extends Component {
        final UInt value;

        Running(Lfsr lfsr) {
            value = out(uint(lfsr.width()));
            UInt state = reg(uint(lfsr.width())).init(1);
            state.set(lfsr.next(state));
            value.set(state);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @EnumSource
    void hardwareAndJavaTakeTheSameSteps(Form form) {
        for (int width : new int[] {2, 3, 8, 37, 64, 128}) {
            Lfsr lfsr = Lfsr.maximal(width, form);
            var design = Heddle.elaborate(() -> new Running(lfsr));
            Lint.requireClean(design);
            Bench bench = new Bench(design);
            BigInteger expected = BigInteger.ONE;
            for (int i = 0; i < 200; i++) {
                assertThat(bench.peek("value")).isEqualTo(expected);
                bench.step();
                expected = lfsr.next(expected);
            }
            bench.requireSameOnIcarus();
        }
    }

    @ParameterizedTest
    @EnumSource
    void shortOnesGoThroughAllNumbersButZero(Form form) {
        for (int width = 2; width <= 16; width++) {
            Lfsr lfsr = Lfsr.maximal(width, form);
            Set<BigInteger> seen = new HashSet<>();
            for (BigInteger state = BigInteger.ONE; seen.add(state); state = lfsr.next(state)) {
                assertThat(state.signum()).isPositive();
            }
            assertThat(seen).hasSize((1 << width) - 1);
        }
    }

    /** A state comes back after 2^n - 1 steps and not after (2^n - 1) / p for any prime factor p: its period is no less. */
    @ParameterizedTest
    @MethodSource("widths")
    void thePeriodOfEveryWidthIsTheLongest(int width) {
        Lfsr lfsr = Lfsr.maximal(width, Form.GALOIS);
        BigInteger period = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
        assertThat(power(lfsr, period)).isEqualTo(BigInteger.ONE);
        for (BigInteger prime : Factors.ofMersenne(width)) {
            assertThat(power(lfsr, period.divide(prime))).as("factor " + prime).isNotEqualTo(BigInteger.ONE);
        }
    }

    static List<Integer> widths() {
        return IntStream.concat(IntStream.rangeClosed(2, 64), IntStream.of(96, 128))
                .boxed()
                .toList();
    }

    /** x^exponent modulo the polynomial: a step of the Galois form is a multiplication by x. */
    private static BigInteger power(Lfsr lfsr, BigInteger exponent) {
        BigInteger result = BigInteger.ONE;
        for (int i = exponent.bitLength() - 1; i >= 0; i--) {
            result = product(lfsr, result, result);
            result = exponent.testBit(i) ? lfsr.next(result) : result;
        }
        return result;
    }

    private static BigInteger product(Lfsr lfsr, BigInteger a, BigInteger b) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = lfsr.width() - 1; i >= 0; i--) {
            sum = lfsr.next(sum);
            sum = b.testBit(i) ? sum.xor(a) : sum;
        }
        return sum;
    }

    @Test
    void aWidthWithoutTapsIsRefusedWithThoseThereAre() {
        assertThatThrownBy(() -> Lfsr.maximal(65, Form.GALOIS))
                .hasMessageContaining("64, 96, 128] only: width=65: give a polynomial of your own");
    }
}
