package org.heddle.verify.fuzz.plan;

import java.util.List;
import java.util.Optional;

/** A statement. */
public sealed interface Step {
    /** A scalar of an item takes a value. */
    record Set(int item, int leaf, Term value) implements Step {}

    /**
     * Bits of a scalar of an item take those of a value. Both numbers are cut to what the scalar has.
     *
     * @param low number of the lowest bit
     * @param more number of bits above it
     */
    record SetPart(int item, int leaf, int low, int more, Term value) implements Step {}

    /** An element of a vector, chosen by the hardware, takes a value: all its scalars the same. */
    record SetElement(int item, Term index, Term value) implements Step {}

    /** All of an item takes the value of another of its shape; of another shape, nothing happens. */
    record Copy(int item, int source) implements Step {}

    /** A word is written. */
    record Write(int memory, Term address, Term value, Optional<Term> mask) implements Step {}

    /** A {@code when} with its {@code elseWhen}s. */
    record When(List<Arm> arms, List<Step> otherwise) implements Step {
        public When {
            arms = List.copyOf(arms);
            otherwise = List.copyOf(otherwise);
        }
    }

    /** A condition and what it guards. */
    record Arm(Term condition, List<Step> body) {
        public Arm {
            body = List.copyOf(body);
        }
    }

    /**
     * A switch over a number or an enum, as the selector is.
     *
     * @param otherwise empty for a switch without one
     */
    record Switch(Term selector, List<Case> cases, Optional<List<Step>> otherwise) implements Step {
        public Switch {
            cases = List.copyOf(cases);
            otherwise = otherwise.map(List::copyOf);
        }
    }

    /** Labels, cut to what the selector can be, and what they guard. */
    record Case(List<Integer> labels, List<Step> body) {
        public Case {
            labels = List.copyOf(labels);
            body = List.copyOf(body);
        }
    }
}
