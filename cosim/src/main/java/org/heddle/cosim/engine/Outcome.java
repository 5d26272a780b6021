package org.heddle.cosim.engine;

import org.heddle.cosim.stop.HardwareStoppedException;

/** Numbers that the calls of a model give, as {@code heddle_abi.h} has them. */
public final class Outcome {
    /** All cycles were run. */
    public static final int DONE = 0;

    /** The watched port met its condition. */
    public static final int WATCH = 1;

    /** Printed text wants to be read before the run goes on. */
    public static final int PAUSE = 2;

    /** An agent reached its goal. */
    public static final int GOAL = 3;

    /** Somebody wanted the call to end before it was done. */
    public static final int HALTED = 4;

    /** The design ended the simulation; from this number on it is over. */
    public static final int FINISH = 16;

    /** An assertion does not hold. */
    public static final int ASSERT = 17;

    /** The simulator gave up. */
    public static final int FATAL = 18;

    /** An exception left the model. */
    public static final int EXCEPTION = 19;

    /** An agent or a checker of the test bench complains. */
    public static final int RULE = 20;

    /** The model's process is gone; no native call gives this. */
    public static final int DIED = 21;

    /** The bits of a result that say why a call came back. */
    public static final int REASON_MASK = 0xff;

    /** Added to a result while printed text waits to be read. */
    public static final int TEXT_WAITS = 0x100;

    /** The text that the design printed. */
    public static final int OUTPUT = 0;

    /** The Verilog file that ended the simulation. */
    public static final int STOP_FILE = 1;

    /** The instance that ended it. */
    public static final int STOP_HIER = 2;

    /** The message with which it ended. */
    public static final int STOP_MESSAGE = 3;

    private Outcome() {}

    /** Returns the reason of an end by its number. */
    static HardwareStoppedException.Reason reason(int code) {
        return switch (code) {
            case FINISH -> HardwareStoppedException.Reason.FINISH;
            case ASSERT -> HardwareStoppedException.Reason.ASSERTION;
            case FATAL -> HardwareStoppedException.Reason.FATAL;
            case RULE -> HardwareStoppedException.Reason.RULE;
            case DIED -> HardwareStoppedException.Reason.DEATH;
            default -> HardwareStoppedException.Reason.EXCEPTION;
        };
    }
}
