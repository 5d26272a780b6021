package org.heddle.verify.mutate.fault;

import java.util.List;

/**
 * A statement of a module that a fault can change.
 *
 * @param form of it
 * @param start offset of its first character
 * @param end offset behind its last
 * @param expressions that it reads, in the order of the text
 * @param isClocked whether it stands in a block that a clock's edge starts
 * @param isReset whether it is the condition of a reset
 */
record FaultStatement(Form form, int start, int end, List<Node> expressions, boolean isClocked, boolean isReset) {
    /** Forms of statements. */
    enum Form {
        /** {@code wire x = ..;} or {@code assign x = ..;}. */
        CONTINUOUS,
        /** {@code x = ..;} or {@code x <= ..;} inside a block. */
        ASSIGNMENT,
        /** The condition of an {@code if}. */
        CONDITION,
        /** The selector of a {@code case}. */
        SELECTOR,
        /** An instance: its expressions are the connections of its inputs. */
        INSTANCE
    }

    FaultStatement {
        expressions = List.copyOf(expressions);
    }
}
