package org.heddle.experiment.mpc.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RandomRoundingTest {
    /** A double between which and its neighbour the exact value lies, or the value itself. */
    private static void assertIsNeighbour(double rounded, BigDecimal exact, BigDecimal scale) {
        int side = new BigDecimal(rounded).multiply(scale).compareTo(exact) * scale.signum();
        double beyond = side < 0 ? Math.nextUp(rounded) : Math.nextDown(rounded);
        int otherSide = new BigDecimal(beyond).multiply(scale).compareTo(exact) * scale.signum();
        assertThat(side == 0 || otherSide == -side)
                .as(rounded + " for " + exact)
                .isTrue();
    }

    @Test
    @Tag("slow")
    void everyResultIsOneOfTheTwoDoublesAroundTheExactOne() {
        Random random = new Random(5);
        RandomRounding arithmetic = new RandomRounding(7);
        for (int i = 0; i < 20_000; i++) {
            double a = random.nextGaussian() * Math.pow(10, random.nextInt(20) - 10);
            double b = random.nextGaussian() * Math.pow(10, random.nextInt(20) - 10);
            BigDecimal exactA = new BigDecimal(a);
            BigDecimal exactB = new BigDecimal(b);
            assertIsNeighbour(arithmetic.add(a, b), exactA.add(exactB), BigDecimal.ONE);
            assertIsNeighbour(arithmetic.subtract(a, b), exactA.subtract(exactB), BigDecimal.ONE);
            assertIsNeighbour(arithmetic.multiply(a, b), exactA.multiply(exactB), BigDecimal.ONE);
            assertIsNeighbour(arithmetic.divide(a, b), exactA, exactB);
        }
    }

    @Test
    void whatIsExactIsNotRounded() {
        RandomRounding arithmetic = new RandomRounding(1);
        for (int i = 0; i < 100; i++) {
            assertThat(arithmetic.add(i, 0.5)).isEqualTo(i + 0.5);
            assertThat(arithmetic.multiply(i, 1024)).isEqualTo(i * 1024.0);
            assertThat(arithmetic.divide(i * 7.0, 7)).isEqualTo(i);
        }
    }

    @Test
    void upAndDownAreEquallyLikely() {
        RandomRounding arithmetic = new RandomRounding(3);
        int up = 0;
        for (int i = 0; i < 10_000; i++) {
            double quotient = arithmetic.divide(1, -3);
            assertThat(quotient).isIn(-1 / 3.0, Math.nextDown(-1 / 3.0));
            up += quotient == -1 / 3.0 ? 1 : 0;
        }
        assertThat(up).isBetween(4_800, 5_200);
    }
}
