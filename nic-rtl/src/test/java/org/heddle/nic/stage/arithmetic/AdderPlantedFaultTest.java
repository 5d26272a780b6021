package org.heddle.nic.stage.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.harness.Faults;
import org.heddle.nic.stage.arithmetic.adder.AdderBench;
import org.heddle.nic.stage.arithmetic.adder.FloatAdder;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;
import org.heddle.nic.stage.arithmetic.bench.AluBatch;
import org.heddle.nic.stage.arithmetic.bench.RandomFloats;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One broken line of the emitted Verilog at a time: random operands of a moderate number tell. Some are planted always, the others with the tag
 * "whole": each costs a model.
 */
class AdderPlantedFaultTest {
    private static final FloatFormat FORMAT = FloatFormat.BINARY32;
    private static final VerilogDesign ADDER =
            Heddle.elaborate(() -> new FloatAdder(FORMAT)).verilog();
    private static final VerilogDesign ALU = AluBatch.verilog();

    private static final String OTHERS_OF_ADDER = """
            a far operand leaves nothing    | OperandAlignment | kept_0_joined != 27'd0         | 1'b0
            a tie goes away from even       | SumRounding      | guard && (sticky || odd)       | guard
            overflow by rounding is silent  | SumRounding      | beyond || carried              | beyond
            any carry overflows             | SumRounding      | (normalised_exponent == 8'd254) && | 1'b1 &&
            an exact 0 keeps a sign         | SumMeasure       | raw_sum_negative && !cancelled | raw_sum_negative
            minus 0 plus minus 0 is plus 0  | SumMeasure       | raw_subtract && (raw_significand | (raw_significand
            subnormal sums get an exponent  | SumNormalisation | normal ? exponent : 8'd0       | exponent
            a difference is one too small   | SignificandAddition | {addend, subtract}          | {addend, 1'b0}
            every NaN is invalid            | OperandOrder     | && !pair_right[22]             | && 1'b1
            a sum comes a cycle early       | FloatAdder       | sum_valid = arrived_4          | sum_valid = arrived_3
            """;

    private static final String OTHERS_OF_LANES = """
            a location chooses for itself   | LaneChoice_8     | wide ? rightWon : fromRight_0_choice | fromRight_0_choice
            a pause forgets the winner      | LaneChoice_8     | compared_valid && !wideLocation | !wideLocation
            a NaN beside a number loses     | LaneChoice_8     | ? !facts_0_rightNan :         | ? facts_0_rightNan :
            NaNs keep their bits            | LaneChoice_8     | (facts_1_leftNan || facts_1_rightNan) ? nan_1 | 1'b0 ? nan_1
            negative floats are in order    | LaneComparison_8 | isReversed_1 = isValue_1 && floating | isReversed_1 = 1'b0 && floating
            locations are signed            | LaneComparison_8 | isValue_1 = !isFloat_1_or     | isValue_1 = 1'b1
            one lane's flags are lost       | ReductionAlu_8   | = highAdder_sum_data_flags    | = 5'd0
            lanes of floats are exchanged   | ReductionAlu_8   | {highAdder_sum_data_value, lowAdder_sum_data_value} | {lowAdder_sum_data_value, highAdder_sum_data_value}
            """;

    private static void add(VerilogDesign verilog) {
        RandomFloats floats = new RandomFloats(FORMAT, new SplittableRandom(9));
        List<long[]> pairs = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            floats.next();
            pairs.add(new long[] {floats.left(), floats.right()});
        }
        List<String> lines = new AdderBench(FORMAT, verilog).lines(pairs);
        for (int i = 0; i < pairs.size(); i++) {
            assertThat(lines.get(i)).isEqualTo(AdderBench.exactLine(FORMAT, pairs.get(i)));
        }
    }

    private static void reduce(VerilogDesign verilog) {
        AluTraffic traffic = new AluTraffic(9);
        for (int i = 0; i < 300; i++) {
            for (ReductionOperation operation : ReductionOperation.values()) {
                for (ElementType type : ElementType.values()) {
                    traffic.add(operation, type);
                }
            }
        }
        traffic.run(verilog, 1);
    }

    /** So that the text of none of the adder's faults is forgotten when the hardware changes. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = " | ", textBlock = OTHERS_OF_ADDER)
    void anyOtherFaultOfTheAdderCanBePlanted(String fault, String module, String text, String broken) {
        Faults.planted(ADDER, module + "_binary32.v", text, broken);
    }

    /** So that the text of none of the lanes' faults is forgotten. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = " | ", textBlock = OTHERS_OF_LANES)
    void anyOtherFaultOfTheLanesCanBePlanted(String fault, String module, String text, String broken) {
        Faults.planted(ALU, module + ".v", text, broken);
    }

    @Test
    void withoutAFaultEverythingIsRight() {
        add(ADDER);
        reduce(ALU);
    }

    @ParameterizedTest(name = "{0}")
    @Tag("slow")
    @CsvSource(delimiterString = " | ", textBlock = """
            a sticky bit is lost            | OperandAlignment | kept_3, sticky_3}              | kept_3, 1'b0}
            only ties are inexact           | SumRounding      | (guard || sticky || overflow)  | (guard || overflow)
            overflow keeps its fraction     | SumRounding      | normalised_sum_infinite || beyond) | normalised_sum_infinite)
            subnormal sums are normalised   | SumMeasure       | subnormal ? raw_exponent[4:0] : zeros | zeros
            infinities cancel               | OperandOrder     | anyNan || opposed              | anyNan
            """)
    void aFaultOfTheAdderIsSeen(String fault, String module, String text, String broken) {
        VerilogDesign faulty = Faults.planted(ADDER, module + "_binary32.v", text, broken);
        assertThatThrownBy(() -> add(faulty)).isInstanceOf(AssertionError.class);
    }

    @Tag("whole")
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = " | ", textBlock = OTHERS_OF_ADDER)
    void anyOtherFaultOfTheAdderIsSeen(String fault, String module, String text, String broken) {
        VerilogDesign faulty = Faults.planted(ADDER, module + "_binary32.v", text, broken);
        assertThatThrownBy(() -> add(faulty)).isInstanceOf(AssertionError.class);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = " | ", textBlock = """
            the higher location wins ties   | LaneChoice_8     | && facts_1_rightLess          | && facts_1_leftLess
            a carry crosses the lanes       | LaneChoice_8     | gate = wide                   | gate = 1'b1
            minus 0 is true                 | LaneComparison_8 | counts_0 = first_1 && !floating | counts_0 = first_1
            a low half decides              | LaneComparison_8 | highEqual && lowLess          | lowLess
            """)
    void aFaultOfTheLanesIsSeen(String fault, String module, String text, String broken) {
        VerilogDesign faulty = Faults.planted(ALU, module + ".v", text, broken);
        assertThatThrownBy(() -> reduce(faulty))
                .satisfiesAnyOf(
                        seen -> assertThat(seen).isInstanceOf(AssertionError.class),
                        seen -> assertThat(seen).isInstanceOf(IllegalStateException.class));
    }

    @Tag("whole")
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = " | ", textBlock = OTHERS_OF_LANES)
    void anyOtherFaultOfTheLanesIsSeen(String fault, String module, String text, String broken) {
        VerilogDesign faulty = Faults.planted(ALU, module + ".v", text, broken);
        assertThatThrownBy(() -> reduce(faulty))
                .satisfiesAnyOf(
                        seen -> assertThat(seen).isInstanceOf(AssertionError.class),
                        seen -> assertThat(seen).isInstanceOf(IllegalStateException.class));
    }
}
