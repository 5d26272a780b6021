package org.heddle.cosim.jvm.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.heddle.hdl.operator.OperatorMatrix;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OperatorsInsideTest {
    /** Widths of an int, of a long and of more, at both sides of where the bytecode changes its kind. */
    @ParameterizedTest
    @CsvSource({"1, 3, 0", "8, 33, 1", "32, 32, 2", "33, 8, 3", "63, 64, 0", "64, 65, 1", "65, 3, 2", "130, 65, 0"})
    void everyOperatorComputesWhatArithmeticSays(int width, int partner, int way) {
        OperatorMatrix matrix = OperatorMatrix.of(width, new TreeSet<>(List.of(partner, width)));
        CompiledBench bench = new CompiledBench(matrix.design(), CompiledBench.WAYS.get(way));
        for (int i = 0; i < matrix.rows().size(); i++) {
            bench.drive(matrix.rows().get(i));
            Map<String, BigInteger> shown = new LinkedHashMap<>();
            matrix.expected().get(i).keySet().forEach(port -> shown.put(port, bench.peek(port)));
            assertThat(shown)
                    .as("for %s", matrix.rows().get(i))
                    .isEqualTo(matrix.expected().get(i));
        }
    }
}
