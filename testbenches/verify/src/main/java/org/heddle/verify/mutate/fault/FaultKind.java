package org.heddle.verify.mutate.fault;

import java.util.Locale;

/** Kinds of small faults. */
public enum FaultKind {
    /** Another operator, or a condition that is inverted. */
    OPERATOR,
    /** Another constant. */
    CONSTANT,
    /** A constant, an index or a bound that is one too many or too few. */
    OFF_BY_ONE,
    /** A term, an arm of a choice, a reset or a whole assignment that is not there. */
    MISSING_TERM,
    /** Two operands in the wrong order, or another signal of the same width. */
    SWAPPED_OPERAND,
    /** A bit that is always 0 or always 1. */
    STUCK_BIT,
    /** A condition that always holds. */
    LOST_ENABLE;

    /** The kind in tables and files: {@code off-by-one}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
