package org.heddle.experiment.board;

/** Check of one thing that a board must do. */
interface BoardStep {
    /** Returns the step's name. */
    String name();

    /** Returns what to check next if it does not pass and nothing more precise was seen. */
    String next();

    /**
     * Runs the step.
     *
     * @param seen receives what is read, also where it does not pass
     * @return whether all was as it must be
     * @throws StepFailedException if the board does something else than what it was asked for
     * @throws org.heddle.host.HostTimeoutException if it does not do it in time
     */
    boolean passes(SeenRegisters seen);
}
