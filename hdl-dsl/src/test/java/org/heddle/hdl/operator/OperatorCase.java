package org.heddle.hdl.operator;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;

/**
 * One operator on operands of two widths.
 *
 * @param name unique among the cases of the two widths
 * @param hardware the operator in the language
 * @param oracle the operator on numbers, as a reader would define it; both from and to the bits as unsigned numbers
 */
record OperatorCase(String name, BinaryOperator<UInt> hardware, BinaryOperator<BigInteger> oracle) {
    /** All operators that take operands of these widths. */
    static List<OperatorCase> all(int wa, int wb) {
        Cases cases = new Cases(wa, wb);
        UnsignedCases.add(cases);
        SignedCases.add(cases);
        BitCases.add(cases);
        ShiftCases.add(cases);
        ConstantCases.add(cases);
        ChoiceCases.add(cases);
        return new ArrayList<>(cases.list());
    }

    /** The output of the bench; many operators are named like Verilog keywords. */
    String port() {
        return "its_" + name;
    }

    /** All results for one pair of widths, in ports {@code x} and {@code y} and out through one port for each case. */
    static final class Bench extends Component {
        final UInt x;
        final UInt y;
        final List<UInt> results = new ArrayList<>();

        Bench(int wa, int wb) {
            x = in("x", Types.uint(wa));
            y = in("y", Types.uint(wb));
            parameter("x", wa);
            parameter("y", wb);
            allow(Code.CONSTANT_RESULT, "constants lie at the ends of the range, and amounts beyond the width");
            allow(Code.INDEX_RANGE, "vectors are of any size");
            for (OperatorCase operator : all(wa, wb)) {
                UInt value = operator.hardware().apply(x, y);
                UInt port = out(operator.port(), uint(value.width()));
                port.set(value);
                results.add(port);
            }
        }
    }

    /** Benches of one first width beside each other, so that one build of a model serves hundreds of operators. */
    static final class Group extends Component {
        Group(int wa, Iterable<Integer> partners) {
            UInt x = in("x", Types.uint(wa));
            parameter("x", wa);
            for (int wb : partners) {
                Bench bench = instance("bench_" + wb, new Bench(wa, wb));
                UInt y = in("y_" + wb, Types.uint(wb));
                bench.x.set(x);
                bench.y.set(y);
                List<OperatorCase> operators = all(wa, wb);
                for (int i = 0; i < operators.size(); i++) {
                    UInt result = bench.results.get(i);
                    UInt port = out(operators.get(i).port() + "_with_" + wb, uint(result.width()));
                    port.set(result);
                }
            }
        }
    }
}
