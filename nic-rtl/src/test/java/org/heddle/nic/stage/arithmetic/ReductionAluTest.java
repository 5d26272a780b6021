package org.heddle.nic.stage.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.stage.arithmetic.bench.AluBatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReductionAluTest {
    private static final VerilogDesign VERILOG = AluBatch.verilog();
    private static final int ELEMENTS = 4_000;

    @ParameterizedTest
    @EnumSource(ReductionOperation.class)
    void everyTypeIsWhatJavaMakesOfItOneWordPerCycle(ReductionOperation operation) {
        for (ElementType type : ElementType.values()) {
            AluTraffic traffic = new AluTraffic(operation.code() * 10L + type.code());
            for (int i = 0; i < ELEMENTS; i++) {
                traffic.add(operation, type);
            }
            traffic.run(VERILOG, 0);
        }
    }

    @Test
    void operationsAndTypesInAnyOrderComeOutInThatOrderWithAndWithoutPauses() {
        SplittableRandom random = new SplittableRandom(11);
        for (int pausesInEight : new int[] {0, 1, 4, 7}) {
            AluTraffic traffic = new AluTraffic(pausesInEight);
            for (int i = 0; i < ELEMENTS; i++) {
                traffic.add(
                        ReductionOperation.values()[random.nextInt(ReductionOperation.values().length)],
                        ElementType.values()[random.nextInt(ElementType.values().length)]);
            }
            traffic.run(VERILOG, pausesInEight);
        }
    }

    @Test
    void bitsOfFloatsHaveNoMeaning() {
        assertThat(ReductionOperation.BITWISE_XOR.allows(ElementType.DOUBLE)).isFalse();
        assertThat(ReductionOperation.BITWISE_AND.allows(ElementType.FLOAT)).isFalse();
        assertThat(ReductionOperation.BITWISE_OR.allows(ElementType.UINT64)).isTrue();
        assertThat(ReductionOperation.LOGICAL_OR.allows(ElementType.DOUBLE)).isTrue();
        assertThat(ReductionOperation.MAXIMUM_LOCATION.allows(ElementType.FLOAT))
                .isTrue();
    }
}
