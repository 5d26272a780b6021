package org.heddle.hdl.interpreter;

import org.heddle.hdl.diagnostic.Site;

/** Thrown at the clock edge at which an assertion of the design does not hold. */
public final class AssertionViolation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Site site;

    AssertionViolation(String message, Site site) {
        super("assertion failed: " + message + " (" + site + ")");
        this.site = site;
    }

    /** The assertion's line. */
    public Site site() {
        return site;
    }
}
