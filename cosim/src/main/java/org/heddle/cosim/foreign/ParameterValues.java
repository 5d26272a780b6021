package org.heddle.cosim.foreign;

import java.util.Map;
import java.util.regex.Pattern;

/** Checks of the parameters that a caller sets on somebody else's top module, before they become part of any text. */
final class ParameterValues {
    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_$]*");
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9][0-9_]*(\\.[0-9]+)?");
    private static final Pattern BASED =
            Pattern.compile("([1-9][0-9]*)?'[sS]?([bB][01xXzZ_]+|[oO][0-7xXzZ_]+|[dD][0-9_]+|[hH][0-9a-fA-FxXzZ_]+)");
    private static final Pattern TEXT = Pattern.compile("\"[^\"\\\\\\p{Cntrl}]*\"");

    private ParameterValues() {}

    /**
     * Checks one setting.
     *
     * @throws IllegalArgumentException if the name is no identifier, the value no Verilog constant, or the parameter is set already
     */
    static void check(String name, String value, Map<String, String> before) {
        if (!IDENTIFIER.matcher(name).matches()) {
            throw new IllegalArgumentException("a parameter's name is a Verilog identifier: \"" + name + "\" is none");
        }
        if (before.containsKey(name)) {
            throw new IllegalArgumentException(
                    "parameter \"" + name + "\" is set twice: to " + before.get(name) + " and to " + value);
        }
        if (!DECIMAL.matcher(value).matches()
                && !BASED.matcher(value).matches()
                && !TEXT.matcher(value).matches()) {
            throw new IllegalArgumentException("parameter \"" + name + "\" cannot be " + value
                    + ": a value is a Verilog number such as 12, -1 or 8'hff, or a text in double quotes");
        }
    }
}
