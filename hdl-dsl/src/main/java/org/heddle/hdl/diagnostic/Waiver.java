package org.heddle.hdl.diagnostic;

/**
 * A rule that a component is allowed to break, and why.
 *
 * @param code the rule
 * @param reason why it is meant
 * @param module name of the component's module
 * @param site where it is said
 */
public record Waiver(Code code, String reason, String module, Site site) {
    /** Code, place and reason, as shown to the user. */
    @Override
    public String toString() {
        return code.id() + " (" + site + ") is allowed in " + module + ": " + reason;
    }
}
