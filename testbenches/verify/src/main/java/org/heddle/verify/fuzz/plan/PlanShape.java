package org.heddle.verify.fuzz.plan;

/** The type of something in a plan. */
public sealed interface PlanShape {
    /** Number of scalars in it. */
    default int leaves() {
        return 1;
    }

    /** A Bool. */
    record Bit() implements PlanShape {
        @Override
        public String toString() {
            return "bool()";
        }
    }

    /** A UInt. */
    record Unsigned(int width) implements PlanShape {
        @Override
        public String toString() {
            return "uint(" + width + ")";
        }
    }

    /** An SInt. */
    record Signed(int width) implements PlanShape {
        @Override
        public String toString() {
            return "sint(" + width + ")";
        }
    }

    /** Bits without arithmetic. */
    record Raw(int width) implements PlanShape {
        @Override
        public String toString() {
            return "bits(" + width + ")";
        }
    }

    /** A number with bits behind the point. */
    record Point(int integerBits, int fractionBits) implements PlanShape {
        @Override
        public String toString() {
            return "fixed(" + integerBits + ", " + fractionBits + ")";
        }
    }

    /**
     * A value of one of a few Java enums.
     *
     * @param kind which of them
     */
    record Choice(int kind) implements PlanShape {
        @Override
        public String toString() {
            return "enumOf(" + kind + ")";
        }
    }

    /** A vector. */
    record Vector(int size, PlanShape element) implements PlanShape {
        @Override
        public int leaves() {
            return size * element.leaves();
        }

        @Override
        public String toString() {
            return "vec(" + size + ", " + element + ")";
        }
    }

    /**
     * A bundle of two parts.
     *
     * @param flipped whether the second goes against the bundle's direction
     */
    record Couple(PlanShape first, PlanShape second, boolean flipped) implements PlanShape {
        @Override
        public int leaves() {
            return first.leaves() + second.leaves();
        }

        @Override
        public String toString() {
            return "couple(" + first + ", " + (flipped ? "flip " : "") + second + ")";
        }
    }
}
