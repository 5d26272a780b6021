package org.heddle.verify.mutate.fault;

import java.util.List;
import java.util.function.Consumer;

/**
 * An expression with its place in the text.
 *
 * @param kind of expression
 * @param operator of UNARY and BINARY; the name of REFERENCE, BIT, RANGE and MEMORY; the text of NUMBER; else empty
 * @param start offset of its first character
 * @param end offset behind its last
 * @param operatorStart offset of the operator of UNARY and BINARY; else that of the expression
 * @param width in bits; 0 if it is not known
 * @param operands in the order of the text; the bounds of RANGE and BIT are none
 */
record Node(Kind kind, String operator, int start, int end, int operatorStart, int width, List<Node> operands) {
    /** Kinds of expressions. */
    enum Kind {
        NUMBER,
        REFERENCE,
        /** One bit of a signal, at a fixed index. */
        BIT,
        /** Several bits of a signal. */
        RANGE,
        /** A word of a memory. */
        MEMORY,
        UNARY,
        BINARY,
        CHOICE,
        CONCATENATION,
        REPLICATION,
        BRACKETS,
        CAST
    }

    Node {
        operands = List.copyOf(operands);
    }

    /** Visits this expression and all inside it, outer ones first. */
    void forEach(Consumer<Node> visitor) {
        visitor.accept(this);
        operands.forEach(operand -> operand.forEach(visitor));
    }

    String in(String text) {
        return text.substring(start, end);
    }
}
