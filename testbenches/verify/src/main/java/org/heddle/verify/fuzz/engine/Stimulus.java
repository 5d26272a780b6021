package org.heddle.verify.fuzz.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.ir.Evaluation;

/**
 * Stimulus of circuits: in each cycle the inputs take a row, first the other clock rises if the row says so, then the clock does, and
 * the outputs are looked at.
 *
 * @param rows one for each cycle; in the first, and sometimes later, the resets are active
 */
public record Stimulus(List<Row> rows) {
    /**
     * The inputs of one cycle. A row in which the other clock rises has everything else from the row before, so that
     * nothing changes at its edge.
     */
    public record Row(boolean reset, boolean otherReset, boolean otherClock, BigInteger bits) {}

    public Stimulus {
        rows = List.copyOf(rows);
    }

    /** The same rows for every circuit, so that one that is run alone sees what it saw among others. */
    public static Stimulus of(int cycles, int width) {
        Random random = new Random(cycles);
        List<Row> rows = new ArrayList<>(List.of(new Row(true, true, false, BigInteger.ZERO)));
        while (rows.size() < cycles) {
            Row last = rows.get(rows.size() - 1);
            boolean rises = !last.otherClock() && random.nextInt(3) == 0;
            rows.add(
                    rises || rows.size() == 1
                            ? new Row(last.reset(), last.otherReset(), true, last.bits())
                            : new Row(
                                    random.nextInt(20) == 0,
                                    random.nextInt(20) == 0,
                                    last.otherClock() && random.nextInt(3) == 0,
                                    next(last.bits(), width, random)));
        }
        return new Stimulus(rows);
    }

    /** Rows with the same clocks, and with other resets and bits behind the first row; one seed, one stimulus. */
    public Stimulus other(int width, long seed) {
        Random random = new Random(seed);
        List<Row> others = new ArrayList<>(rows.subList(0, 1));
        for (Row row : rows.subList(1, rows.size())) {
            Row last = others.get(others.size() - 1);
            boolean rises = row.otherClock() && !last.otherClock();
            others.add(
                    rises
                            ? new Row(last.reset(), last.otherReset(), true, last.bits())
                            : new Row(
                                    random.nextInt(20) == 0,
                                    random.nextInt(20) == 0,
                                    row.otherClock(),
                                    next(last.bits(), width, random)));
        }
        return new Stimulus(others);
    }

    private static BigInteger next(BigInteger bits, int width, Random random) {
        BigInteger ones = Evaluation.ones(width);
        BigInteger other = new BigInteger(width, random);
        return switch (random.nextInt(10)) {
            case 0 -> BigInteger.ZERO;
            case 1 -> ones;
            case 2 -> other.and(new BigInteger(width, random)).and(new BigInteger(width, random));
            case 3 -> bits.xor(other.and(new BigInteger(width, random)).and(new BigInteger(width, random)));
            case 4 -> bits.not().and(ones);
            default -> other;
        };
    }
}
