package org.heddle.hdl.interpreter;

import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Statement;

/** Thrown at the clock edge at which an assertion or assumption of the design does not hold. */
public final class AssertionViolation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Site site;
    private final boolean isAssumption;

    AssertionViolation(Statement.Property property) {
        super(property.claim().violation() + ": " + property.message() + " (" + property.site() + ")");
        this.site = property.site();
        this.isAssumption = property.claim() == Statement.Claim.ASSUME;
    }

    /** Whether it was the duty of whoever drives the inputs. */
    public boolean isAssumption() {
        return isAssumption;
    }

    /** The line of the assertion or assumption. */
    public Site site() {
        return site;
    }
}
