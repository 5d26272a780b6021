package org.heddle.mpi.transport;

/** When a send completes. */
public enum SendMode {
    /** When its buffer may be used again. */
    STANDARD(0),
    /** When moreover a receive has matched it. */
    SYNCHRONOUS(1),
    /** As standard; a receive must be waiting when it arrives. */
    READY(2);

    private final int code;

    SendMode(int code) {
        this.code = code;
    }

    /** Returns the code by which it travels. */
    public int code() {
        return code;
    }

    /**
     * Returns the send mode of a code.
     *
     * @throws IllegalArgumentException if none has it
     */
    public static SendMode of(int code) {
        for (SendMode each : values()) {
            if (each.code == code) {
                return each;
            }
        }
        throw new IllegalArgumentException("no send mode has the code " + code);
    }
}
