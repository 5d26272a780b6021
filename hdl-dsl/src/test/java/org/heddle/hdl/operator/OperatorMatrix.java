package org.heddle.hdl.operator;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/**
 * Every operator on a width beside some others in one design, and what arithmetic on {@link BigInteger} says of it. All outputs are
 * combinational.
 *
 * @param design with all operators
 * @param rows values of its inputs
 * @param expected values of all its outputs, for each of the rows
 */
public record OperatorMatrix(
        Design<? extends Component> design,
        List<Map<String, BigInteger>> rows,
        List<Map<String, BigInteger>> expected) {
    /**
     * Returns the operators of a width.
     *
     * @param wa bits of the first operand
     * @param partners numbers of bits of the second one
     */
    public static OperatorMatrix of(int wa, SortedSet<Integer> partners) {
        Design<OperatorCase.Group> design = Heddle.elaborate(() -> new OperatorCase.Group(wa, partners));
        Random random = new Random(wa);
        Map<Integer, List<BigInteger>> second = new TreeMap<>();
        partners.forEach(wb -> second.put(wb, values(wb, random)));
        int most = second.values().stream().mapToInt(List::size).max().orElseThrow();
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        for (BigInteger x : values(wa, random)) {
            for (int i = 0; i < most; i++) {
                Map<String, BigInteger> row = new LinkedHashMap<>(Map.of("x", x));
                Map<String, BigInteger> outputs = new LinkedHashMap<>();
                for (int wb : partners) {
                    BigInteger y = second.get(wb).get(i % second.get(wb).size());
                    row.put("y_" + wb, y);
                    expected(wa, wb, Map.of("x", x, "y", y))
                            .forEach((port, value) -> outputs.put(port + "_with_" + wb, value));
                }
                rows.add(row);
                expected.add(outputs);
            }
        }
        return new OperatorMatrix(design, rows, expected);
    }

    /** Returns all values up to 4 bits; beyond that both ends, single bits, patterns, and random ones. */
    static List<BigInteger> values(int width, Random random) {
        TreeSet<BigInteger> values = new TreeSet<>();
        if (width <= 4) {
            for (int i = 0; i < 1 << width; i++) {
                values.add(BigInteger.valueOf(i));
            }
            return List.copyOf(values);
        }
        BigInteger end = BigInteger.ONE.shiftLeft(width);
        for (int i : new int[] {0, 1, 2, width - 1, width, width + 1, 31, 32, 33, 64}) {
            values.add(BigInteger.valueOf(i).mod(end));
        }
        values.add(end.subtract(BigInteger.ONE));
        values.add(end.subtract(BigInteger.TWO));
        values.add(end.shiftRight(1));
        values.add(end.shiftRight(1).subtract(BigInteger.ONE));
        values.add(end.multiply(BigInteger.valueOf(5)).divide(BigInteger.valueOf(7)));
        for (int i = 0; i < 5; i++) {
            values.add(new BigInteger(width, random));
        }
        return List.copyOf(values);
    }

    /** Returns what each output of a bench shows for one row of {@code x} and {@code y}. */
    static Map<String, BigInteger> expected(int wa, int wb, Map<String, BigInteger> row) {
        Map<String, BigInteger> outputs = new LinkedHashMap<>();
        for (OperatorCase operator : OperatorCase.all(wa, wb)) {
            outputs.put(operator.port(), operator.oracle().apply(row.get("x"), row.get("y")));
        }
        return outputs;
    }
}
