package org.heddle.hdl.verilog;

import org.heddle.hdl.diagnostic.Site;

/**
 * Something of a module's text that can be reached, with the signal that tells when it is.
 *
 * @param kind what is counted
 * @param site the Java line
 * @param name {@code if} or {@code else} of a branch; empty otherwise
 * @param signal id of the 1-bit signal that is 1 where it is reached, or {@link #ALWAYS}
 * @param time when the signal is looked at: the index of a clock domain, before its clock rises; or {@link #SETTLED}, {@link #ONCE},
 *     {@link #BEGINS}
 */
public record CoverageProbe(Kind kind, Site site, String name, int signal, int time) {
    /** Signal of what is always reached. */
    public static final int ALWAYS = -1;

    /** Time: whenever everything has settled. */
    public static final int SETTLED = -1;

    /** Time: once, at the start. */
    public static final int ONCE = -2;

    /** Time: whenever everything has settled and the signal has become 1. */
    public static final int BEGINS = -3;

    private static final String NAME = "probe$";

    /** Kind of event that is counted. */
    public enum Kind {
        /** A statement is executed. */
        LINE,
        /** A branch is taken. */
        BRANCH,
        /** The condition of a {@code cover} holds. */
        COVER
    }

    /** Whether a signal serves probes alone, by its name, which no Java name can give. */
    public static boolean isProbe(String name) {
        return name.startsWith(NAME);
    }

    static String name(int number) {
        return NAME + number;
    }
}
