package org.heddle.verify.fuzz.draw;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.ir.Evaluation;

/** Chance, from a seed. */
final class Dice {
    private final Random random;

    Dice(long seed) {
        // Neighbouring seeds of a linear generator begin alike.
        long mixed = (seed + 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
        random = new Random(mixed ^ mixed >>> 29);
    }

    /** From 0 to bound - 1. */
    int below(int bound) {
        return random.nextInt(bound);
    }

    /** Once in so many times. */
    boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }

    <T> T of(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    BigInteger bits(int width) {
        return switch (random.nextInt(5)) {
            case 0 -> BigInteger.ZERO;
            case 1 -> Evaluation.ones(width);
            case 2 -> BigInteger.ONE.shiftLeft(random.nextInt(width));
            default -> new BigInteger(width, random);
        };
    }
}
