package org.heddle.verify.fuzz.shrink;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.verify.fuzz.plan.PlanShape;
import org.heddle.verify.fuzz.plan.Term;

/** Simpler values and types. */
final class SmallerTerms {
    private SmallerTerms() {}

    static List<Term> of(Term term) {
        List<Term> result = new ArrayList<>();
        if (!term.equals(Term.ZERO)) {
            result.add(Term.ZERO);
        }
        if (term instanceof Term.Constant constant) {
            of(constant.shape()).forEach(shape -> result.add(new Term.Constant(shape, constant.bits())));
            if (constant.bits().signum() != 0) {
                result.add(new Term.Constant(constant.shape(), BigInteger.ZERO));
                result.add(new Term.Constant(constant.shape(), BigInteger.ONE));
            }
        } else if (term instanceof Term.Read read && read.leaf() != 0) {
            result.add(new Term.Read(read.item(), 0));
        } else if (term instanceof Term.Element element) {
            result.add(new Term.Read(element.item(), element.leaf()));
            of(element.index()).forEach(index -> result.add(new Term.Element(element.item(), index, element.leaf())));
        } else if (term instanceof Term.Apply apply) {
            result.addAll(apply.operands());
            ShrunkLists.changed(apply.operands(), SmallerTerms::of)
                    .forEach(operands -> result.add(new Term.Apply(apply.operator(), operands, apply.parameters())));
            ShrunkLists.changed(apply.parameters(), SmallerTerms::smaller)
                    .forEach(parameters -> result.add(new Term.Apply(apply.operator(), apply.operands(), parameters)));
        }
        result.removeIf(term::equals);
        return result;
    }

    static List<Integer> smaller(int number) {
        return number == 0 ? List.of() : number < 3 ? List.of(number - 1) : List.of(0, 1, 2, number / 2);
    }

    static List<PlanShape> of(PlanShape shape) {
        List<PlanShape> result = new ArrayList<>();
        if (shape instanceof PlanShape.Unsigned number) {
            widths(number.width()).forEach(width -> result.add(new PlanShape.Unsigned(width)));
        } else if (shape instanceof PlanShape.Signed number) {
            widths(number.width()).forEach(width -> result.add(new PlanShape.Signed(width)));
        } else if (shape instanceof PlanShape.Choice
                || shape instanceof PlanShape.Raw
                || shape instanceof PlanShape.Point) {
            result.add(new PlanShape.Unsigned(2));
        } else if (shape instanceof PlanShape.Vector vector) {
            result.add(vector.element());
            smaller(vector.size()).stream()
                    .filter(size -> size > 0)
                    .forEach(size -> result.add(new PlanShape.Vector(size, vector.element())));
            of(vector.element()).forEach(element -> result.add(new PlanShape.Vector(vector.size(), element)));
        } else if (shape instanceof PlanShape.Couple couple) {
            result.add(couple.first());
            result.add(couple.second());
            of(couple.first())
                    .forEach(first -> result.add(new PlanShape.Couple(first, couple.second(), couple.flipped())));
            of(couple.second())
                    .forEach(second -> result.add(new PlanShape.Couple(couple.first(), second, couple.flipped())));
        }
        return result;
    }

    private static List<Integer> widths(int width) {
        List<Integer> widths = new ArrayList<>();
        for (int candidate : new int[] {1, 2, 4, 8, width / 2, width - 1}) {
            if (candidate >= 1 && candidate < width && !widths.contains(candidate)) {
                widths.add(candidate);
            }
        }
        return widths;
    }
}
