package org.heddle.verify.fuzz.hardware;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;
import org.heddle.verify.fuzz.plan.PlanShape;

/** Shapes as types of the language, and the scalars of what has them. */
final class Shapes {
    /**
     * A scalar.
     *
     * @param shape of it alone
     * @param flipped whether it goes against the direction of the whole
     */
    record Leaf(PlanShape shape, Value value, boolean flipped) {}

    private Shapes() {}

    @SuppressWarnings("unchecked") // every type makes some Data
    static Type<Data> type(PlanShape shape) {
        return (Type<Data>) (Type<?>) typeOf(shape);
    }

    private static Type<?> typeOf(PlanShape shape) {
        if (shape instanceof PlanShape.Unsigned number) {
            return Types.uint(number.width());
        } else if (shape instanceof PlanShape.Signed number) {
            return Types.sint(number.width());
        } else if (shape instanceof PlanShape.Raw raw) {
            return Types.bits(raw.width());
        } else if (shape instanceof PlanShape.Point point) {
            return Types.fixed(point.integerBits(), point.fractionBits());
        } else if (shape instanceof PlanShape.Choice choice) {
            return Choices.type(choice.kind());
        } else if (shape instanceof PlanShape.Vector vector) {
            return Types.vec(vector.size(), type(vector.element()));
        } else if (shape instanceof PlanShape.Couple couple) {
            return couple.flipped()
                    ? Types.bundle(Link.class, type(couple.first()), type(couple.second()))
                    : Types.bundle(Couple.class, type(couple.first()), type(couple.second()));
        }
        return Types.bool();
    }

    static List<Leaf> leaves(Data data, PlanShape shape) {
        List<Leaf> leaves = new ArrayList<>();
        collect(data, shape, false, leaves);
        return leaves;
    }

    private static void collect(Data data, PlanShape shape, boolean flipped, List<Leaf> leaves) {
        if (shape instanceof PlanShape.Vector vector) {
            ((Vec<?>) data).forEach(element -> collect(element, vector.element(), flipped, leaves));
        } else if (shape instanceof PlanShape.Couple couple) {
            Data first = data instanceof Link<?, ?> link ? link.first() : ((Couple<?, ?>) data).first();
            Data second = data instanceof Link<?, ?> link ? link.second() : ((Couple<?, ?>) data).second();
            collect(first, couple.first(), flipped, leaves);
            collect(second, couple.second(), flipped ^ couple.flipped(), leaves);
        } else {
            leaves.add(new Leaf(shape, (Value) data, flipped));
        }
    }

    /** Data of a shape from its scalars. */
    static Data make(PlanShape shape, Function<PlanShape, Value> scalar) {
        if (shape instanceof PlanShape.Vector vector) {
            List<Data> elements = new ArrayList<>();
            for (int i = 0; i < vector.size(); i++) {
                elements.add(make(vector.element(), scalar));
            }
            return Vec.of(elements);
        } else if (shape instanceof PlanShape.Couple couple) {
            Data first = make(couple.first(), scalar);
            Data second = make(couple.second(), scalar);
            return couple.flipped() ? new Link<>(first, second) : new Couple<>(first, second);
        }
        return scalar.apply(shape);
    }
}
