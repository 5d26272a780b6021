package org.heddle.experiment.board;

import java.util.List;
import java.util.function.BooleanSupplier;

/** Board of a kind that the self-test knows. */
interface CheckedBoard {
    /** Returns the name of the board's top. */
    String top();

    /**
     * Returns the steps in their order.
     *
     * @param goesOn the last step goes on while this says so
     */
    List<BoardStep> steps(BooleanSupplier goesOn);

    /** Returns which steps the board cannot have, and why; empty if it has all. */
    String without();
}
