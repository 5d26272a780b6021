package org.heddle.cosim.stop;

import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;

/** The simulation was ended, by the design or by a rule that it broke. */
public final class HardwareStoppedException extends SimulationException {
    private static final long serialVersionUID = 1L;

    /** Reason why a simulation ended. */
    public enum Reason {
        /** {@code $finish}: the design says it is done. */
        FINISH("$finish"),
        /** {@code $stop}, {@code $error}, {@code $fatal} or an assertion. */
        ASSERTION("an assertion or $stop"),
        /** The simulator gave up, such as on a combinational loop that does not settle. */
        FATAL("the simulator"),
        /** An exception left the model: one of C++, or one of a black box's behaviour in Java, which is the cause then. */
        EXCEPTION("an exception in the model"),
        /** A native checker or agent of the test bench found a rule broken. */
        RULE("a broken rule"),
        /** The process of an isolated model died, see {@link org.heddle.cosim.SimulationOptions#isolated()}. */
        DEATH("the death of its process");

        private final String text;

        Reason(String text) {
            this.text = text;
        }
    }

    private final Reason reason;
    private final transient Optional<Site> site;

    /**
     * The end of a simulation that a message describes completely.
     *
     * @param site the Java place of the statement that ended it, where one is known
     * @param cycle rising edges of the first clock until then
     */
    public HardwareStoppedException(Reason reason, Optional<Site> site, String message, long cycle) {
        super(message, cycle);
        this.reason = reason;
        this.site = site;
    }

    /**
     * Returns the end of a simulation, with a message made of its reason, place and text.
     *
     * @param top the design's top module
     * @param text what the design or the simulator said; empty if nothing
     * @param cycle rising edges of the first clock until then
     */
    public static HardwareStoppedException of(Reason reason, String top, StopPlace place, String text, long cycle) {
        String where = place.describe();
        String message = reason.text + " ended \"" + top + "\" in cycle " + cycle
                + (where.isEmpty() ? "" : " at " + where)
                + (text.isEmpty() ? "" : ": " + text);
        return new HardwareStoppedException(reason, place.site(), message, cycle);
    }

    /** Returns the reason why the simulation ended. */
    public Reason reason() {
        return reason;
    }

    /** The Java place of the statement that ended it, where one is known. */
    public Optional<Site> site() {
        return site;
    }
}
