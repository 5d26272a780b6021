package org.heddle.launch;

/** Unwinds a rank's program that has asked for its own end. An error, so that programs which catch exceptions do not catch it. */
final class RankExit extends Error {
    private static final long serialVersionUID = 1L;

    private final int status;

    RankExit(int status) {
        super("exit " + status, null, false, false);
        this.status = status;
    }

    int status() {
        return status;
    }
}
