package org.heddle.experiment.offload.soak;

/** Fault, or none, that a reduction of the soak goes through. */
enum Fate {
    /** All agree and take part; messages may be slow or come twice. */
    AGREED,
    /** Some threads ask for something else. */
    DISAGREED,
    /** A thread takes part only when all others have given it up. */
    ABSENT,
    /** A thread's message to its parent is lost. */
    LOST_UPWARDS,
    /** The result is lost on the way to a thread. */
    LOST_DOWNWARDS
}
