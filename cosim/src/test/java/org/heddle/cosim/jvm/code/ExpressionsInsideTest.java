package org.heddle.cosim.jvm.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Binary;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Concatenation;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expression.Mux;
import org.heddle.hdl.ir.Expression.Reference;
import org.heddle.hdl.ir.Expression.Replication;
import org.heddle.hdl.ir.Expression.Slice;
import org.heddle.hdl.ir.Expression.Unary;
import org.heddle.hdl.ir.Expression.UnaryOperator;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Bytecode of expressions that the language makes another way, but a circuit may have: what it folds, cuts and says by other means. Expected is what
 * arithmetic says of each operator.
 */
class ExpressionsInsideTest {
    private static final int AMOUNT = 66;
    private static final int LITTLE = 7;

    /** Room for expressions: inputs that they read, and an output for each. */
    private static final class Room extends Component {
        final Bool flag = in(bool());
        final UInt little = in(uint(LITTLE));
        final UInt amount = in(uint(AMOUNT));

        Room(int width, List<Integer> widths) {
            parameter("width", width);
            in("data", uint(width));
            in("other", uint(width));
            for (int i = 0; i < widths.size(); i++) {
                out("out" + i, uint(widths.get(i))).set(0);
            }
        }
    }

    private static Reference input(ModuleDefinition module, String name) {
        Signal signal = port(module, name);
        return new Reference(signal.id(), signal.width());
    }

    private static Signal port(ModuleDefinition module, String name) {
        return module.ports().stream()
                .filter(port -> port.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static ModuleDefinition room(int width, List<Integer> widths) {
        Circuit circuit = Heddle.elaborate(() -> new Room(width, widths)).circuit();
        return circuit.module(circuit.top());
    }

    /** A design whose outputs are these expressions of its inputs. */
    private static Design<?> design(int width, List<Expression> expressions) {
        List<Integer> widths = expressions.stream().map(Expression::width).toList();
        Design<Room> empty = Heddle.elaborate(() -> new Room(width, widths));
        ModuleDefinition module = empty.circuit().module(empty.circuit().top());
        List<Statement> body = new ArrayList<>();
        for (int i = 0; i < expressions.size(); i++) {
            body.add(new Statement.Assign(port(module, "out" + i).id(), expressions.get(i), module.site()));
        }
        ModuleDefinition filled = new ModuleDefinition(
                module.name(),
                module.parameters(),
                module.signals(),
                module.nodes(),
                module.memories(),
                module.instances(),
                module.domains(),
                body,
                module.external(),
                module.documentation(),
                module.site());
        return new Design<>(empty.component(), new Circuit(empty.circuit().top(), List.of(filled)), empty.verilog());
    }

    private static BigInteger valueOf(Expression expression, Map<Integer, BigInteger> inputs) {
        if (expression instanceof Reference reference) {
            return inputs.get(reference.signal());
        } else if (expression instanceof Expression.Unknown) {
            return BigInteger.ZERO;
        }
        return Evaluation.evaluate(
                expression,
                expression.operands().stream()
                        .map(operand -> valueOf(operand, inputs))
                        .toList());
    }

    private static List<BigInteger> corners(int width, Random random) {
        List<BigInteger> corners = new ArrayList<>();
        for (int exponent : new int[] {0, 1, 31, 32, 63, 64, 65, width - 1, width}) {
            for (int more = -1; more <= 1; more++) {
                BigInteger corner = BigInteger.TWO.pow(exponent).add(BigInteger.valueOf(more));
                if (corner.bitLength() <= width) {
                    corners.add(corner);
                }
            }
        }
        corners.add(new BigInteger(width, random));
        return corners;
    }

    private static void agree(int width, List<Expression> expressions) {
        for (CompiledBench.Way way : CompiledBench.WAYS) {
            Design<?> design = design(width, expressions);
            ModuleDefinition module = design.circuit().module(design.circuit().top());
            CompiledBench bench = new CompiledBench(design, way);
            Random random = new Random(width);
            for (int row = 0; row < 400; row++) {
                Map<String, BigInteger> inputs = new TreeMap<>();
                Map<Integer, BigInteger> values = new TreeMap<>();
                for (String name : List.of("flag", "little", "amount", "data", "other")) {
                    Signal port = port(module, name);
                    List<BigInteger> corners = corners(port.width(), random);
                    boolean isShort = name.equals("amount") && random.nextInt(4) == 0;
                    BigInteger value = isShort
                            ? BigInteger.valueOf(random.nextInt(2 * width))
                            : corners.get(random.nextInt(corners.size()));
                    inputs.put(name, name.equals("other") && random.nextInt(4) == 0 ? inputs.get("data") : value);
                    values.put(port.id(), inputs.get(name));
                }
                bench.drive(inputs);
                for (int i = 0; i < expressions.size(); i++) {
                    assertThat(bench.peek("out" + i))
                            .as("%s of %s, %s", expressions.get(i), inputs, way)
                            .isEqualTo(valueOf(expressions.get(i), values));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 33, 63, 64, 65, 128, 130})
    void shiftsByNumbersAndByAnyWidthOfAmount(int width) {
        ModuleDefinition module = room(width, List.of());
        Reference data = input(module, "data");
        List<Expression> amounts = new ArrayList<>(List.of(input(module, "amount"), input(module, "little")));
        for (long by :
                new long[] {0, 1, 3, 62, 63, 64, 65, width - 1, width, width + 1, 1L << 31, 1L << 32, 1L << 40}) {
            amounts.add(Literal.of(by, 45));
        }
        List<Expression> shifts = new ArrayList<>();
        for (BinaryOperator operator : BinaryOperator.values()) {
            if (operator.isShift()) {
                amounts.forEach(amount -> shifts.add(new Binary(operator, data, amount, width)));
            }
        }
        List<Expression> all = new ArrayList<>(shifts);
        for (Expression shift : shifts) {
            all.add(new Slice(shift, 0, 0));
            all.add(new Slice(shift, Math.min(width, 64) - 1, 0));
            all.add(new Slice(shift, width - 1, Math.min(2, width - 1)));
        }
        agree(width, all);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 64, 65, 130})
    void theLowestBitsOfAShiftAloneNeedNothingElseOfIt(int width) {
        ModuleDefinition module = room(width, List.of());
        for (String amount : List.of("little", "amount")) {
            Binary shift = new Binary(
                    BinaryOperator.SHIFT_RIGHT_UNSIGNED, input(module, "data"), input(module, amount), width);
            agree(width, List.of(new Slice(shift, 6, 0)));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 31, 63, 64, 65, 128})
    void choicesByEachKindOfCondition(int width) {
        ModuleDefinition module = room(width, List.of());
        Reference data = input(module, "data");
        Reference other = input(module, "other");
        Reference flag = input(module, "flag");
        Literal zero = Literal.of(0, 1);
        Literal one = Literal.of(1, 1);
        List<Expression> conditions = new ArrayList<>(List.of(flag, zero, one, new Unary(UnaryOperator.NOT, flag, 1)));
        for (BinaryOperator operator : BinaryOperator.values()) {
            if (operator.isComparison()) {
                conditions.add(new Binary(operator, data, other, 1));
            }
        }
        for (UnaryOperator operator : UnaryOperator.values()) {
            if (operator != UnaryOperator.NOT) {
                conditions.add(new Unary(operator, data, 1));
            }
        }
        for (BinaryOperator operator : List.of(BinaryOperator.AND, BinaryOperator.OR, BinaryOperator.XOR)) {
            conditions.add(new Binary(operator, flag, conditions.get(4), 1));
            conditions.add(new Unary(UnaryOperator.NOT, new Binary(operator, flag, conditions.get(5), 1), 1));
            conditions.add(new Binary(operator, one, flag, 1));
        }
        List<Expression> all = new ArrayList<>(conditions);
        for (Expression condition : conditions) {
            all.add(new Mux(condition, data, other, width));
            all.add(new Mux(condition, one, zero, 1));
            all.add(new Mux(condition, zero, one, 1));
            all.add(new Mux(condition, one, one, 1));
            all.add(new Mux(condition, one, flag, 1));
            all.add(new Mux(condition, Literal.of(1, width), data, width));
        }
        agree(width, all);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 32, 33, 63, 64, 65, 127, 128, 129, 200})
    void piecesOfEveryPlaceAndWhatNobodyKnows(int width) {
        ModuleDefinition module = room(width, List.of());
        Reference data = input(module, "data");
        Reference other = input(module, "other");
        Expression.Unknown unknown = new Expression.Unknown(width);
        List<Expression> all = new ArrayList<>(List.of(
                unknown,
                new Expression.Unknown(3),
                new Binary(BinaryOperator.OR, unknown, data, width),
                new Concatenation(List.of(data, unknown)),
                new Concatenation(List.of(new Expression.Unknown(2), data)),
                new Concatenation(List.of(Literal.of(0, width), Literal.of(0, 3))),
                new Concatenation(List.of(Literal.of(1, 1), Literal.of(0, width), Literal.of(1, 1))),
                new Concatenation(List.of(Literal.of(0, 1), data, Literal.of(0, 2))),
                new Concatenation(List.of(data, other, data)),
                new Concatenation(List.of(Literal.of(5, 3), data, Literal.of(1, 64), other)),
                new Replication(data, 3),
                new Replication(new Slice(data, 0, 0), width),
                new Mux(input(module, "flag"), unknown, data, width)));
        for (int low : new int[] {0, 1, 31, 63, 64, 65, width - 1}) {
            for (int length : new int[] {1, 2, 32, 63, 64, 65, 128, width - low}) {
                if (low < width && length > 0 && low + length <= width) {
                    all.add(new Slice(data, low + length - 1, low));
                    all.add(new Unary(
                            UnaryOperator.NOT,
                            new Slice(new Unary(UnaryOperator.NOT, data, width), low + length - 1, low),
                            length));
                }
            }
        }
        agree(width, all);
    }
}
