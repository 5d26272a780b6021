package org.heddle.hdl.ir;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.ir.Expression.Binary;
import org.heddle.hdl.ir.Expression.Literal;

/**
 * Removes what a parameter has decided: operations on constants, comparisons that can have one outcome only, conditions
 * that always or never hold, and slices of what was just joined.
 *
 * <p>A designer writes {@code when(lit(width > 8))} or {@code index.le(last)} once for every width; in the widths for which
 * it is constant, tools would warn about it, and a combinational block that waits for no signal would never run.
 */
public final class ConstantFolding {
    private final Rewriter rewriter = new Rewriter(this::fold);
    private final Map<Integer, Literal> constants = new HashMap<>();
    private final ModuleDefinition module;

    private ConstantFolding(ModuleDefinition module) {
        this.module = module;
    }

    /** The same module without decided choices. */
    public static ModuleDefinition apply(ModuleDefinition module) {
        return new ConstantFolding(module).run();
    }

    private ModuleDefinition run() {
        List<Signal> signals = new ArrayList<>(module.signals());
        List<Integer> nodes = new ArrayList<>();
        for (int node : module.nodes()) {
            Signal signal = module.signal(node);
            Expression definition = rewriter.rewrite(signal.definition().orElseThrow());
            signals.set(node, signal.definedAs(definition));
            if (definition instanceof Literal literal) {
                constants.put(node, literal);
            } else {
                nodes.add(node);
            }
        }
        return module.with(signals, nodes, fold(module.body()));
    }

    // Statements

    private List<Statement> fold(List<Statement> body) {
        List<Statement> result = new ArrayList<>(body.size());
        boolean decided = false;
        for (Statement statement : body) {
            List<Statement> folded = fold(statement);
            decided |= folded.size() != 1 || folded.get(0).getClass() != statement.getClass();
            result.addAll(folded);
        }
        return decided ? withoutOverridden(result) : result;
    }

    private List<Statement> fold(Statement statement) {
        return statement.match(
                assign ->
                        List.of(new Statement.Assign(assign.target(), rewriter.rewrite(assign.value()), assign.site())),
                write -> List.of(new Statement.MemoryWrite(
                        write.memory(),
                        rewriter.rewrite(write.address()),
                        rewriter.rewrite(write.value()),
                        write.mask().map(rewriter::rewrite),
                        write.domain(),
                        write.site())),
                this::fold,
                this::fold,
                property -> List.of(new Statement.Property(
                        property.claim(),
                        rewriter.rewrite(property.condition()),
                        property.message(),
                        property.domain(),
                        property.site())));
    }

    private List<Statement> fold(Statement.When when) {
        List<Statement.Branch> branches = new ArrayList<>();
        List<Statement> otherwise = null;
        for (Statement.Branch branch : when.branches()) {
            Expression condition = rewriter.rewrite(branch.condition());
            if (condition instanceof Literal literal) {
                if (literal.value().signum() != 0) {
                    otherwise = fold(branch.body());
                    break;
                }
            } else {
                branches.add(new Statement.Branch(condition, fold(branch.body()), branch.site()));
            }
        }
        if (otherwise == null) {
            otherwise = fold(when.otherwise());
        }
        return branches.isEmpty() ? otherwise : List.of(new Statement.When(branches, otherwise, when.site()));
    }

    private List<Statement> fold(Statement.Switch choice) {
        Expression selector = rewriter.rewrite(choice.selector());
        if (selector instanceof Literal literal) {
            return chosen(choice, literal.value());
        }
        List<Statement.Case> cases = new ArrayList<>();
        for (Statement.Case arm : choice.cases()) {
            cases.add(new Statement.Case(arm.labels(), fold(arm.body()), arm.site()));
        }
        return List.of(
                new Statement.Switch(selector, cases, fold(choice.otherwise()), choice.exhaustive(), choice.site()));
    }

    private List<Statement> chosen(Statement.Switch choice, BigInteger value) {
        for (Statement.Case arm : choice.cases()) {
            if (arm.values().contains(value)) {
                return fold(arm.body());
            }
        }
        boolean lastTakesAll = choice.exhaustive() && !choice.cases().isEmpty();
        return fold(lastTakesAll ? choice.cases().get(choice.cases().size() - 1).body() : choice.otherwise());
    }

    /** Assignments that a later one, now unconditional, hides. */
    private static List<Statement> withoutOverridden(List<Statement> body) {
        List<Statement> reversed = new ArrayList<>();
        BitSet assigned = new BitSet();
        for (int i = body.size() - 1; i >= 0; i--) {
            Statement statement = body.get(i);
            Statements.keep(
                            List.of(statement),
                            inner -> !(inner instanceof Statement.Assign assign) || !assigned.get(assign.target()))
                    .forEach(reversed::add);
            if (statement instanceof Statement.Assign assign) {
                assigned.set(assign.target());
            }
        }
        Collections.reverse(reversed);
        return reversed;
    }

    // Expressions

    private Expression fold(Expression expression) {
        if (expression instanceof Expression.Reference reference && constants.containsKey(reference.signal())) {
            return constants.get(reference.signal());
        }
        if (expression.operands().isEmpty() || expression instanceof Expression.MemoryRead) {
            return expression;
        }
        if (expression.operands().stream().allMatch(Literal.class::isInstance)) {
            return constant(expression);
        } else if (expression instanceof Binary binary) {
            return foldBinary(binary);
        } else if (expression instanceof Expression.Mux mux) {
            return foldMux(mux);
        } else if (expression instanceof Expression.Slice slice) {
            return foldSlice(slice);
        } else if (isNot(expression) && isNot(expression.operands().get(0))) {
            return expression.operands().get(0).operands().get(0);
        }
        return expression;
    }

    private static boolean isNot(Expression expression) {
        return expression instanceof Expression.Unary unary && unary.operator() == Expression.UnaryOperator.NOT;
    }

    private static Expression constant(Expression expression) {
        List<BigInteger> values = expression.operands().stream()
                .map(operand -> ((Literal) operand).value())
                .toList();
        if (expression instanceof Expression.Mux mux) {
            return values.get(0).signum() != 0 ? mux.whenTrue() : mux.whenFalse();
        }
        return Literal.of(Evaluation.evaluate(expression, values), expression.width());
    }

    private static Expression foldMux(Expression.Mux mux) {
        if (mux.condition() instanceof Literal condition) {
            return condition.value().signum() != 0 ? mux.whenTrue() : mux.whenFalse();
        }
        return mux;
    }

    private static Expression foldBinary(Binary binary) {
        Optional<BigInteger> left = valueOf(binary.left());
        Optional<BigInteger> right = valueOf(binary.right());
        if (left.isEmpty() && right.isEmpty()) {
            return isSameName(binary.left(), binary.right()) ? ofItself(binary) : binary;
        }
        Expression other = left.isPresent() ? binary.right() : binary.left();
        BigInteger value = left.orElseGet(right::orElseThrow);
        boolean zero = value.signum() == 0;
        boolean ones = value.equals(Evaluation.ones(binary.left().width()));
        return switch (binary.operator()) {
            case AND -> zero ? number(0, binary) : ones ? other : binary;
            case OR -> zero ? other : ones ? Literal.of(value, binary.width()) : binary;
            case XOR -> zero ? other : binary;
            case MULTIPLY -> zero ? number(0, binary) : binary;
            case SHIFT_LEFT, SHIFT_RIGHT_UNSIGNED -> foldShift(binary, left.isPresent(), value);
            case EQUAL -> value.compareTo(largest(other)) > 0 ? number(0, binary) : binary;
            case NOT_EQUAL -> value.compareTo(largest(other)) > 0 ? number(1, binary) : binary;
            case LESS_UNSIGNED, LESS_OR_EQUAL_UNSIGNED -> foldOrder(binary, left.isPresent(), value, largest(other));
            default -> binary;
        };
    }

    private static boolean isSameName(Expression left, Expression right) {
        if (left instanceof Expression.Slice a && right instanceof Expression.Slice b) {
            return a.high() == b.high() && a.low() == b.low() && isSameName(a.operand(), b.operand());
        }
        return left instanceof Expression.Reference && left.equals(right);
    }

    /** An operator between a value and itself. */
    private static Expression ofItself(Binary binary) {
        return switch (binary.operator()) {
            case SUBTRACT, XOR, NOT_EQUAL, LESS_UNSIGNED, LESS_SIGNED -> number(0, binary);
            case EQUAL, LESS_OR_EQUAL_UNSIGNED, LESS_OR_EQUAL_SIGNED -> number(1, binary);
            case AND, OR -> binary.left();
            default -> binary;
        };
    }

    private static Expression foldShift(Binary shift, boolean constantShifted, BigInteger value) {
        if (constantShifted) {
            return value.signum() == 0 ? shift.left() : shift;
        }
        boolean beyond = value.compareTo(BigInteger.valueOf(shift.width())) >= 0;
        return value.signum() == 0 ? shift.left() : beyond ? number(0, shift) : shift;
    }

    /** A constant compared with what lies between 0 and the largest. */
    private static Expression foldOrder(Binary order, boolean constantOnLeft, BigInteger value, BigInteger largest) {
        boolean orEqual = order.operator() == Expression.BinaryOperator.LESS_OR_EQUAL_UNSIGNED;
        int toLargest = value.compareTo(largest);
        boolean always;
        boolean never;
        if (constantOnLeft) {
            always = orEqual && value.signum() == 0;
            never = orEqual ? toLargest > 0 : toLargest >= 0;
        } else {
            always = orEqual ? toLargest >= 0 : toLargest > 0;
            never = !orEqual && value.signum() == 0;
        }
        return always ? number(1, order) : never ? number(0, order) : order;
    }

    /** The largest value an expression can have, as far as zeros joined above it tell. */
    private static BigInteger largest(Expression expression) {
        int width = expression.width();
        Expression top = expression;
        while (top instanceof Expression.Concatenation concatenation) {
            Iterator<Expression> parts = concatenation.parts().iterator();
            top = parts.next();
            while (isZero(top) && parts.hasNext()) {
                width -= top.width();
                top = parts.next();
            }
        }
        return isZero(top) ? BigInteger.ZERO : Evaluation.ones(width);
    }

    private static boolean isZero(Expression expression) {
        return expression instanceof Literal literal && literal.value().signum() == 0;
    }

    private static Optional<BigInteger> valueOf(Expression expression) {
        return expression instanceof Literal literal ? Optional.of(literal.value()) : Optional.empty();
    }

    private static Expression number(int value, Expression like) {
        return Literal.of(value, like.width());
    }

    /** A slice of a slice, of everything, or of one part of a concatenation. */
    private static Expression foldSlice(Expression.Slice slice) {
        Expression operand = slice.operand();
        int low = slice.low();
        int high = slice.high();
        while (true) {
            if (low == 0 && high == operand.width() - 1) {
                return operand;
            } else if (operand instanceof Expression.Slice inner) {
                low += inner.low();
                high += inner.low();
                operand = inner.operand();
            } else if (operand instanceof Expression.Concatenation concatenation) {
                int position = concatenation.width();
                Expression found = null;
                for (Expression part : concatenation.parts()) {
                    position -= part.width();
                    if (low >= position) {
                        found = high < position + part.width() ? part : null;
                        break;
                    }
                }
                if (found == null) {
                    return new Expression.Slice(operand, high, low);
                }
                low -= position;
                high -= position;
                operand = found;
            } else if (operand instanceof Literal literal) {
                return constant(new Expression.Slice(literal, high, low));
            } else {
                return low == slice.low() && operand == slice.operand()
                        ? slice
                        : new Expression.Slice(operand, high, low);
            }
        }
    }
}
