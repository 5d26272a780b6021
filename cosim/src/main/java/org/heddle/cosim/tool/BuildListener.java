package org.heddle.cosim.tool;

/** Hears what a build does and what it waits for, so that nobody stares at a silent screen. */
@FunctionalInterface
public interface BuildListener {
    /** Reports to the system logger of this package: warnings as such, waits and long work as info, the rest as debug. */
    BuildListener LOGGER = new BuildLogger();

    /** Kind of a message. */
    enum Kind {
        /** A short step, or a result. */
        STEP,
        /** Work that takes seconds, or a wait for someone else's work. */
        WAIT,
        /** A tool's warning, translated to the Java place. */
        WARNING
    }

    /**
     * Called on the building thread.
     *
     * @param kind kind of the message
     * @param message one line, or several for a warning
     */
    void heard(Kind kind, String message);
}
