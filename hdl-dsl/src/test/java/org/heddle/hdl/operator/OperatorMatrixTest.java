package org.heddle.hdl.operator;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class OperatorMatrixTest {
    private static final int[] WIDTHS = {1, 2, 3, 7, 8, 31, 32, 33, 63, 64, 65, 127, 128};

    @TestFactory
    List<DynamicTest> everyOperatorComputesWhatArithmeticSays() {
        List<DynamicTest> tests = new ArrayList<>();
        for (int wa : WIDTHS) {
            TreeSet<Integer> partners = new TreeSet<>(List.of(1, 3, 8, 33, wa));
            for (int wb : partners) {
                tests.add(DynamicTest.dynamicTest(wa + " bits with " + wb + " bits", () -> check(wa, wb)));
            }
        }
        return tests;
    }

    private static void check(int wa, int wb) {
        Design<OperatorCase.Bench> design = Heddle.elaborate(() -> new OperatorCase.Bench(wa, wb));
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        Random random = new Random(31L * wa + wb);
        for (BigInteger x : values(wa, random)) {
            for (BigInteger y : values(wb, random)) {
                rows.add(Map.of("x", x, "y", y));
            }
        }
        List<Map<String, BigInteger>> expected =
                rows.stream().map(row -> expected(wa, wb, row)).toList();
        assertThat(Icarus.run(design, rows)).as("Icarus").isEqualTo(expected);
        assertThat(Reference.run(design, rows)).as("interpreter").isEqualTo(expected);
        if (wa == wb) {
            Lint.requireClean(design);
        }
    }

    /** All values up to 4 bits; beyond that both ends, single bits, patterns, and random ones. */
    private static List<BigInteger> values(int width, Random random) {
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

    private static Map<String, BigInteger> expected(int wa, int wb, Map<String, BigInteger> row) {
        Map<String, BigInteger> outputs = new LinkedHashMap<>();
        for (OperatorCase operator : OperatorCase.all(wa, wb)) {
            outputs.put(operator.port(), operator.oracle().apply(row.get("x"), row.get("y")));
        }
        return outputs;
    }
}
