package org.heddle.hdl.diagnostic;

import java.util.List;

/**
 * One broken rule: what, where, and how to mend it.
 *
 * @param code the rule
 * @param message what is wrong and the mend, without code or place
 * @param sites the places in Java source; the first is where the rule was broken, the others take part
 */
public record Diagnostic(Code code, String message, List<Site> sites) {
    public Diagnostic {
        sites = List.copyOf(sites);
    }

    public Diagnostic(Code code, String message, Site... sites) {
        this(code, message, List.of(sites));
    }

    /** Code, message and first place, as shown to the user. */
    @Override
    public String toString() {
        String place = sites.isEmpty() ? "" : " (" + sites.get(0) + ")";
        return code.id() + place + " " + message;
    }
}
