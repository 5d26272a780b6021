package org.heddle.verify.prove;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The conditions under which a proof claims something, as things that must be possible. Each assertion of the proof's own module is
 * followed by a cover of 1, on the line on which it ends: the solver reaches it where it reaches the conditions around both.
 */
final class Antecedents {
    private static final Pattern ASSERTION = Pattern.compile("^ +assert \\(", Pattern.MULTILINE);

    private Antecedents() {}

    /** Returns a module's text with the covers. */
    static String covered(String text) {
        StringBuilder out = new StringBuilder();
        Matcher assertion = ASSERTION.matcher(text);
        int copied = 0;
        while (assertion.find()) {
            int end = text.indexOf(");", assertion.end()) + 2;
            out.append(text, copied, end).append(" cover (1'b1);");
            copied = end;
        }
        return out.append(text.substring(copied)).toString();
    }
}
