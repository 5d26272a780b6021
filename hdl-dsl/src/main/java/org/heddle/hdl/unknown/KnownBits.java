package org.heddle.hdl.unknown;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Binary;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Concatenation;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expression.MemoryRead;
import org.heddle.hdl.ir.Expression.Mux;
import org.heddle.hdl.ir.Expression.Reference;
import org.heddle.hdl.ir.Expression.Replication;
import org.heddle.hdl.ir.Expression.Slice;
import org.heddle.hdl.ir.Expression.Unary;
import org.heddle.hdl.ir.Expression.UnaryOperator;
import org.heddle.hdl.ir.Expression.Unknown;

/** The mask of each kind of expression: its bits are 1 where the expression's are the same whatever the unknown bits are. */
final class KnownBits implements Expression.Kinds<Expression> {
    private final TrackedSignals signals;
    private final int memories;
    private final Site site;

    /**
     * @param memories number of the module's own memories, behind which their masks stand
     * @param site place of the statement or signal that the expression belongs to
     */
    KnownBits(TrackedSignals signals, int memories, Site site) {
        this.signals = signals;
        this.memories = memories;
        this.site = site;
    }

    /** Returns the mask of an expression. */
    Expression of(Expression expression) {
        return expression.match(this);
    }

    /** Returns one bit: whether all bits of an expression are known. */
    Expression whole(Expression expression) {
        return all(of(expression));
    }

    // The kinds

    @Override
    public Expression literal(Literal literal) {
        return ones(literal.width());
    }

    @Override
    public Expression unknown(Unknown unknown) {
        return Literal.of(0, unknown.width());
    }

    @Override
    public Expression reference(Reference reference) {
        return signals.mask(reference.signal());
    }

    @Override
    public Expression unary(Unary unary) {
        Expression value = node(unary.operand());
        Expression known = node(of(unary.operand()));
        return switch (unary.operator()) {
            case NOT -> known;
            case REDUCE_XOR -> all(known);
            case REDUCE_AND -> or(all(known), any(and(known, not(value))));
            case REDUCE_OR -> or(all(known), any(and(known, value)));
        };
    }

    @Override
    public Expression binary(Binary binary) {
        Expression left = node(binary.left());
        Expression right = node(binary.right());
        Expression leftKnown = node(of(binary.left()));
        Expression rightKnown = node(of(binary.right()));
        if (binary.operator().isShift()) {
            return shift(binary, right, leftKnown, rightKnown);
        }
        Expression both = node(and(leftKnown, rightKnown));
        return switch (binary.operator()) {
            case AND -> or(both, or(and(leftKnown, not(left)), and(rightKnown, not(right))));
            case OR -> or(both, or(and(leftKnown, left), and(rightKnown, right)));
            case XOR -> both;
            case EQUAL, NOT_EQUAL -> or(all(both), any(and(both, binary(BinaryOperator.XOR, left, right))));
            case ADD, SUBTRACT, MULTIPLY -> belowFirstUnknown(both);
            default -> repeated(all(both), binary.width());
        };
    }

    /** A carry goes up: bits below the lowest unknown one stay known. */
    private Expression belowFirstUnknown(Expression known) {
        Expression unknown = node(not(known));
        Expression below = binary(BinaryOperator.SUBTRACT, unknown, Literal.of(1, known.width()));
        return and(known, below);
    }

    /** By a known amount the mask is shifted alike; what comes in is known. */
    private Expression shift(Binary binary, Expression amount, Expression known, Expression amountKnown) {
        Expression shifted = switch (binary.operator()) {
            case SHIFT_RIGHT_SIGNED -> new Binary(BinaryOperator.SHIFT_RIGHT_SIGNED, known, amount, binary.width());
            default -> not(new Binary(binary.operator(), not(known), amount, binary.width()));
        };
        return and(shifted, repeated(all(amountKnown), binary.width()));
    }

    @Override
    public Expression mux(Mux mux) {
        Expression condition = node(mux.condition());
        Expression conditionKnown = node(of(mux.condition()));
        Expression whenTrue = node(mux.whenTrue());
        Expression whenFalse = node(mux.whenFalse());
        Expression trueKnown = node(of(mux.whenTrue()));
        Expression falseKnown = node(of(mux.whenFalse()));
        return chosen(condition, conditionKnown, whenTrue, trueKnown, whenFalse, falseKnown);
    }

    /** The mask of a choice between two values: that of the chosen one, or the bits on which both agree. */
    static Expression chosen(
            Expression condition,
            Expression conditionKnown,
            Expression whenTrue,
            Expression trueKnown,
            Expression whenFalse,
            Expression falseKnown) {
        Expression chosen = new Mux(condition, trueKnown, falseKnown);
        Expression agreed = and(and(trueKnown, falseKnown), not(binary(BinaryOperator.XOR, whenTrue, whenFalse)));
        return new Mux(conditionKnown, chosen, agreed);
    }

    @Override
    public Expression slice(Slice slice) {
        return new Slice(node(of(slice.operand())), slice.high(), slice.low());
    }

    @Override
    public Expression concatenation(Concatenation concatenation) {
        List<Expression> parts = new ArrayList<>();
        concatenation.parts().forEach(part -> parts.add(node(of(part))));
        return new Concatenation(parts, concatenation.width());
    }

    @Override
    public Expression replication(Replication replication) {
        return new Replication(node(of(replication.operand())), replication.count());
    }

    @Override
    public Expression memoryRead(MemoryRead read) {
        Expression address = node(read.address());
        Expression word = new MemoryRead(memories + read.memory(), address, read.width());
        Expression found = whole(read.address());
        Expression kept = signals.lost(read.memory())
                .<Expression>map(lost -> and(found, not(new Reference(lost, 1))))
                .orElse(found);
        return and(word, repeated(kept, read.width()));
    }

    // Hardware

    private Expression node(Expression expression) {
        return signals.node(expression, site);
    }

    static Expression ones(int width) {
        return Literal.of(Evaluation.ones(width), width);
    }

    static Expression not(Expression value) {
        return new Unary(UnaryOperator.NOT, value, value.width());
    }

    static Expression all(Expression value) {
        return value.width() == 1 ? value : new Unary(UnaryOperator.REDUCE_AND, value, 1);
    }

    private static Expression any(Expression value) {
        return value.width() == 1 ? value : new Unary(UnaryOperator.REDUCE_OR, value, 1);
    }

    static Expression and(Expression left, Expression right) {
        return binary(BinaryOperator.AND, left, right);
    }

    static Expression or(Expression left, Expression right) {
        return binary(BinaryOperator.OR, left, right);
    }

    private static Expression binary(BinaryOperator operator, Expression left, Expression right) {
        return new Binary(operator, left, right, left.width());
    }

    private static Expression repeated(Expression bit, int width) {
        return width == 1 ? bit : new Replication(bit, width);
    }
}
