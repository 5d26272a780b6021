package org.heddle.verify.fuzz.draw;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.heddle.verify.fuzz.hardware.Operator;
import org.heddle.verify.fuzz.hardware.Operators;
import org.heddle.verify.fuzz.plan.PlanShape;
import org.heddle.verify.fuzz.plan.Term;

/** Draws values. */
final class TermDraw {
    private static final Map<Operator.Kind, List<Operator>> MAKING = new EnumMap<>(Operator.Kind.class);

    static {
        for (Operator.Kind kind : Operator.Kind.values()) {
            MAKING.put(kind, Operators.making(kind));
        }
    }

    private final Dice dice;
    private final ShapeDraw shapes;
    private final Pool pool;

    TermDraw(Dice dice, ShapeDraw shapes, Pool pool) {
        this.dice = dice;
        this.shapes = shapes;
        this.pool = pool;
    }

    /** Any value, of operators up to two deep. */
    Term any() {
        return term(dice.below(3));
    }

    /** One of many: a value of at most one operator. */
    Term small() {
        return term(dice.oneIn(4) ? 1 : 0);
    }

    Term condition() {
        return made(Operator.Kind.BOOL, 1 + dice.below(2));
    }

    /** Mostly made by an operator of the target's type, so that conversions do not drown everything. */
    Term fitting(PlanShape target) {
        if (!isScalar(target)) {
            return small();
        }
        if (dice.oneIn(4)) {
            return any();
        }
        if (dice.oneIn(8)) {
            return constant(target);
        }
        return made(kindOf(target), dice.oneIn(6) ? 3 : 1 + dice.below(2));
    }

    Term selector() {
        for (Pool.Entry entry : pool.readable()) {
            if (entry.shape() instanceof PlanShape.Choice && dice.oneIn(3)) {
                return new Term.Read(entry.id(), 0);
            }
        }
        return dice.oneIn(3) ? read() : term(1);
    }

    private static boolean isScalar(PlanShape shape) {
        return !(shape instanceof PlanShape.Vector) && !(shape instanceof PlanShape.Couple);
    }

    private static Operator.Kind kindOf(PlanShape shape) {
        if (shape instanceof PlanShape.Bit) {
            return Operator.Kind.BOOL;
        } else if (shape instanceof PlanShape.Signed) {
            return Operator.Kind.SINT;
        } else if (shape instanceof PlanShape.Raw) {
            return Operator.Kind.BITS;
        } else if (shape instanceof PlanShape.Point) {
            return Operator.Kind.FIXED;
        }
        return shape instanceof PlanShape.Choice ? Operator.Kind.ENUM : Operator.Kind.UINT;
    }

    private Term term(int depth) {
        return depth == 0 ? leaf() : apply(dice.of(Operators.all()), depth);
    }

    private Term made(Operator.Kind kind, int depth) {
        return apply(dice.of(MAKING.get(kind)), depth);
    }

    private Term apply(Operator operator, int depth) {
        List<Term> operands = new ArrayList<>();
        for (int i = 0; i < operator.arity(); i++) {
            operands.add(term(i == 0 ? depth - 1 : dice.below(depth)));
        }
        return new Term.Apply(operator.name(), operands, List.of(dice.below(1000), dice.below(1000)));
    }

    private Term leaf() {
        return dice.oneIn(9) ? constant(shapes.scalar()) : read();
    }

    private Term constant(PlanShape scalar) {
        int width = scalar instanceof PlanShape.Unsigned number
                ? number.width()
                : scalar instanceof PlanShape.Signed number ? number.width() : 4;
        return new Term.Constant(scalar, dice.bits(width));
    }

    /** The latest values are likelier, so that chains grow. */
    private Term read() {
        List<Pool.Entry> readable = pool.readable();
        int size = readable.size();
        Pool.Entry entry = readable.get(dice.oneIn(2) ? dice.below(size) : Math.max(0, size - 1 - dice.below(3)));
        if (entry.shape() instanceof PlanShape.Vector && dice.oneIn(2)) {
            return new Term.Element(entry.id(), new Term.Read(dice.of(readable).id(), dice.below(4)), dice.below(4));
        }
        return new Term.Read(entry.id(), dice.below(6));
    }
}
