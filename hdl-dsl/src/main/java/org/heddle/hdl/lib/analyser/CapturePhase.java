package org.heddle.hdl.lib.analyser;

/** Progress of a capture. */
public enum CapturePhase {
    /** Nothing was asked for, or it was called off: nothing is sampled. */
    IDLE,
    /** Samples are taken, and the trigger has not come. */
    ARMED,
    /** The trigger has come, and samples behind it are taken. */
    TRIGGERED,
    /** All samples are taken, and can be read. */
    FULL
}
