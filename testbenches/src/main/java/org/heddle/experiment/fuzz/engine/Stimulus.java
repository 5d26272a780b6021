package org.heddle.experiment.fuzz.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * What drives circuits: in each cycle the inputs take a row, the clock rises, and the outputs are looked at.
 *
 * @param rows one for each cycle; in the first, and sometimes later, the reset is 1
 */
public record Stimulus(List<Row> rows) {
    /** The inputs of one cycle. */
    public record Row(boolean reset, BigInteger bits) {}

    public Stimulus {
        rows = List.copyOf(rows);
    }

    /** The same rows for every circuit, so that one that is run alone sees what it saw among others. */
    public static Stimulus of(int cycles, int width) {
        Random random = new Random(cycles);
        List<Row> rows = new ArrayList<>();
        BigInteger ones = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
        BigInteger bits = BigInteger.ZERO;
        for (int i = 0; i < cycles; i++) {
            BigInteger other = new BigInteger(width, random);
            bits = switch (random.nextInt(10)) {
                case 0 -> BigInteger.ZERO;
                case 1 -> ones;
                case 2 -> other.and(new BigInteger(width, random)).and(new BigInteger(width, random));
                case 3 -> bits.xor(other.and(new BigInteger(width, random)).and(new BigInteger(width, random)));
                case 4 -> bits.not().and(ones);
                default -> other;
            };
            rows.add(new Row(i == 0 || random.nextInt(20) == 0, bits));
        }
        return new Stimulus(rows);
    }
}
