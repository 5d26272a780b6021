package org.heddle.hdl.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Netlist;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.engine.Verilator;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

@Tag("slow")
class OperatorMatrixTest {
    private static final boolean WITHOUT_TOOLS = "none".equals(System.getProperty("heddle.tools"));

    private static final int[] WIDTHS =
            WITHOUT_TOOLS ? new int[] {1, 2, 8, 33} : new int[] {1, 2, 3, 7, 8, 31, 32, 33, 63, 64, 65, 127, 128};

    private static final boolean ALL = "all".equals(System.getProperty("heddle.matrix"));

    /** Number of pairs of wide values of which one is looked at, each value with some others; {@code -Dheddle.matrix=all} takes all. */
    private static final int SLICE = 3;

    @TestFactory
    List<DynamicTest> everyOperatorComputesWhatArithmeticSays() {
        List<DynamicTest> tests = new ArrayList<>();
        for (int index = 0; index < WIDTHS.length; index++) {
            int wa = WIDTHS[index];
            for (int wb : partnersOfSlice(index)) {
                tests.add(DynamicTest.dynamicTest(wa + " bits with " + wb + " bits", () -> check(wa, wb)));
            }
        }
        return tests;
    }

    private static TreeSet<Integer> partners(int wa) {
        return new TreeSet<>(List.of(1, 3, 8, 33, wa));
    }

    /** All partners with {@code -Dheddle.matrix=all}; without it two, which alternate from width to width, and itself. */
    private static TreeSet<Integer> partnersOfSlice(int index) {
        int wa = WIDTHS[index];
        if (ALL || WITHOUT_TOOLS) {
            return partners(wa);
        }
        return new TreeSet<>(index % 2 == 0 ? List.of(1, 8, wa) : List.of(3, 33, wa));
    }

    /**
     * The slow engines, one build for each first width: hundreds of circuits at once. {@code -Dheddle.matrix=all} takes all
     * widths and makes gates of all that are narrow enough to be synthesised in minutes; without it, the widths that differ
     * most.
     */
    @TestFactory
    List<DynamicTest> theCompiledModelAndTheSynthesisedNetlistComputeTheSame() {
        assumeFalse(WITHOUT_TOOLS, "this is about tools");
        List<DynamicTest> tests = new ArrayList<>();
        for (int wa : ALL ? WIDTHS : new int[] {1, 3, 33}) {
            TreeSet<Integer> partners = ALL ? partners(wa) : new TreeSet<>(List.of(3, wa));
            tests.add(DynamicTest.dynamicTest(
                    "Verilator, " + wa + " bits", () -> checkGroup(wa, partners, Verilator::run)));
            tests.add(DynamicTest.dynamicTest(
                    "yosys, " + wa + " bits", () -> checkGroup(wa, partners, wa <= 8 ? Netlist::run : Netlist::words)));
        }
        return tests;
    }

    private interface Engine {
        List<Map<String, BigInteger>> run(Design<?> design, List<Map<String, BigInteger>> rows);
    }

    private static void checkGroup(int wa, TreeSet<Integer> partners, Engine engine) {
        OperatorMatrix matrix = OperatorMatrix.of(wa, partners);
        List<Map<String, BigInteger>> actual = engine.run(matrix.design(), matrix.rows());
        for (int i = 0; i < matrix.rows().size(); i++) {
            assertThat(actual.get(i))
                    .as("for " + matrix.rows().get(i))
                    .isEqualTo(matrix.expected().get(i));
        }
    }

    private static void check(int wa, int wb) {
        Design<OperatorCase.Bench> design = Heddle.elaborate(() -> new OperatorCase.Bench(wa, wb));
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        Random random = new Random(31L * wa + wb);
        List<BigInteger> first = OperatorMatrix.values(wa, random);
        List<BigInteger> second = OperatorMatrix.values(wb, random);
        int step = ALL || Math.max(wa, wb) <= 8 ? 1 : SLICE;
        for (int i = 0; i < first.size(); i++) {
            for (int j = i % step; j < second.size(); j += step) {
                rows.add(Map.of("x", first.get(i), "y", second.get(j)));
            }
        }
        if (WITHOUT_TOOLS) { // asked thousands of times
            rows = IntStream.range(0, rows.size())
                    .filter(i -> i % 7 == 0)
                    .mapToObj(rows::get)
                    .toList();
        }
        List<Map<String, BigInteger>> expected =
                rows.stream().map(row -> OperatorMatrix.expected(wa, wb, row)).toList();
        if (!WITHOUT_TOOLS) {
            assertThat(Icarus.run(design, rows)).as("Icarus").isEqualTo(expected);
        }
        assertThat(Reference.run(design, rows)).as("interpreter").isEqualTo(expected);
        if (wa == wb) {
            Lint.requireClean(design);
        }
    }
}
