package org.heddle.verify.fuzz.hardware;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.Data;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;
import org.heddle.verify.fuzz.plan.PlanShape;
import org.heddle.verify.fuzz.plan.Term;

/** Values of terms. */
final class CircuitTerms {
    /** Growing operators on growing operands would double without end. */
    private static final int WIDEST = 144;

    private final Language language;
    private final CircuitScope scope;

    CircuitTerms(Language language, CircuitScope scope) {
        this.language = language;
        this.scope = scope;
    }

    Value value(Term term) {
        if (term instanceof Term.Constant constant) {
            return constant(constant);
        } else if (term instanceof Term.Read read) {
            return scope.read(read.item())
                    .map(thing -> leaf(thing, read.leaf()))
                    .orElseGet(this::nothing);
        } else if (term instanceof Term.Element element) {
            return scope.read(element.item())
                    .map(thing -> leaf(element(thing, element.index()), element.leaf()))
                    .orElseGet(this::nothing);
        }
        Term.Apply apply = (Term.Apply) term;
        List<Value> operands = apply.operands().stream().map(this::value).toList();
        return bounded(Operators.named(apply.operator())
                .function()
                .apply(new Operands(language, operands, apply.parameters())));
    }

    private Value nothing() {
        return language.number(BigInteger.ZERO, 1);
    }

    private static Value bounded(Value value) {
        if (value.width() <= WIDEST) {
            return value;
        }
        return value instanceof SInt number ? number.trunc(WIDEST) : Fit.unsigned(value, WIDEST);
    }

    private Value constant(Term.Constant constant) {
        if (constant.shape() instanceof PlanShape.Choice choice) {
            return language.constant(choice.kind(), constant.bits().intValue());
        } else if (constant.shape() instanceof PlanShape.Bit) {
            return language.bit(constant.bits().testBit(0));
        } else if (constant.shape() instanceof PlanShape.Signed number && number.width() <= 62) {
            return language.signed(
                    constant.bits().shiftLeft(64 - number.width()).longValue() >> (64 - number.width()),
                    number.width());
        }
        int width = constant.shape() instanceof PlanShape.Unsigned number ? number.width() : 62;
        return language.number(constant.bits().mod(BigInteger.ONE.shiftLeft(width)), width);
    }

    static Value leaf(CircuitScope.Thing thing, int index) {
        List<Shapes.Leaf> leaves = Shapes.leaves(thing.data(), thing.shape());
        return leaves.get(Math.floorMod(index, leaves.size())).value();
    }

    /** The element of a vector; anything else as it is. */
    private CircuitScope.Thing element(CircuitScope.Thing thing, Term index) {
        if (!(thing.shape() instanceof PlanShape.Vector vector)) {
            return thing;
        }
        @SuppressWarnings("unchecked") // a vector has elements of some Data
        Vec<Data> elements = (Vec<Data>) thing.data();
        return new CircuitScope.Thing(vector.element(), elements.get(index(index, vector.size())));
    }

    /** An index or address of exactly the bits that number so many things. */
    UInt index(Term term, int size) {
        return Fit.unsigned(value(term), org.heddle.hdl.Types.bitsToNumber(size));
    }

    /** An address that never lies beyond the end: what is read there is unspecified. */
    UInt address(Term term, int depth) {
        UInt raw = index(term, depth);
        boolean exact = depth == 1 << raw.width();
        return exact
                ? raw
                : language.choose(
                        raw.lt(BigInteger.valueOf(depth)), raw, language.number(BigInteger.ZERO, raw.width()));
    }
}
