package org.heddle.verify.fuzz.plan;

import java.math.BigInteger;
import java.util.List;

/** How a value is computed. */
public sealed interface Term {
    /** A constant of 0. */
    Constant ZERO = new Constant(new PlanShape.Unsigned(1), BigInteger.ZERO);

    /**
     * A constant.
     *
     * @param shape a scalar
     * @param bits its bits as a number, from 0
     */
    record Constant(PlanShape shape, BigInteger bits) implements Term {}

    /**
     * A scalar of an item.
     *
     * @param item its id
     * @param leaf which scalar, modulo their number
     */
    record Read(int item, int leaf) implements Term {}

    /** A scalar of an element that the hardware chooses from a vector; of an item that is none, as {@link Read}. */
    record Element(int item, Term index, int leaf) implements Term {}

    /**
     * An operation.
     *
     * @param operator its name
     * @param parameters what the operator takes while the hardware is built: amounts, bounds, constants
     */
    record Apply(String operator, List<Term> operands, List<Integer> parameters) implements Term {
        public Apply {
            operands = List.copyOf(operands);
            parameters = List.copyOf(parameters);
        }
    }
}
