package org.heddle.experiment;

import java.util.List;
import org.heddle.report.Nearest;

/**
 * Change of a constant that figures rest on, as users type it.
 *
 * @param name of the constant
 * @param value that it gets, as a text
 */
public record ConstantAssignment(String name, String value) {
    /**
     * Reads a change.
     *
     * @param text NAME=VALUE
     * @throws IllegalArgumentException if it has no equals sign
     */
    public static ConstantAssignment parse(String text) {
        int equals = text.indexOf('=');
        if (equals < 0) {
            throw new IllegalArgumentException("a constant is set by NAME=VALUE: got '" + text + "'");
        }
        return new ConstantAssignment(text.substring(0, equals), text.substring(equals + 1));
    }

    /** Returns the refusal of a name that no constant has, with the one that was probably meant or all there are. */
    public static IllegalArgumentException unknown(String name, List<String> names) {
        return new IllegalArgumentException(
                "no constant is called '" + name + "'." + Nearest.questionOrAll(name, names, "constants"));
    }
}
