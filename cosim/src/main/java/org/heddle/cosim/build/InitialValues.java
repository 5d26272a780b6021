package org.heddle.cosim.build;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Gives each variable of a model its initial bits by its name, where Verilator would draw them in its own order. */
final class InitialValues {
    /** Stands in the keys of models: change it with the replacement. */
    static final String RULE = "by name, 2";

    private static final String VARIABLE = "vlSelf->(\\w+)((?:\\[\\w+\\])*)";
    private static final Pattern NARROW = Pattern.compile(VARIABLE + " = VL_RAND_RESET_[IQ]\\((\\d+)\\);");
    private static final Pattern WIDE = Pattern.compile("VL_RAND_RESET_W\\((\\d+), " + VARIABLE + "\\);");

    private InitialValues() {}

    /** The C++ of a model with its draws replaced; what is not recognised keeps Verilator's. */
    static String byName(String source) {
        if (!source.contains("VL_RAND_RESET_")) {
            return source;
        }
        String narrow = NARROW.matcher(source)
                .replaceAll(found -> Matcher.quoteReplacement("vlSelf->" + found.group(1) + found.group(2)
                        + " = heddle_initial(" + arguments(found.group(1), found.group(2), found.group(3)) + ");"));
        return WIDE.matcher(narrow)
                .replaceAll(found -> Matcher.quoteReplacement(
                        "heddle_initial_wide(" + arguments(found.group(2), found.group(3), found.group(1))
                                + ", vlSelf->" + found.group(2) + found.group(3) + ");"));
    }

    private static String arguments(String name, String places, String width) {
        return "vlSelf->name(), \"" + name + "\", " + index(places) + ", " + width;
    }

    /** One number for the place in an array of any dimensions. */
    private static String index(String places) {
        StringBuilder index = new StringBuilder();
        for (String place : places.replace("[", "").split("]")) {
            if (index.isEmpty()) {
                index.append(place.isEmpty() ? "0" : place);
            } else {
                index.insert(0, "(uint64_t(").append(") << 20) + ").append(place);
            }
        }
        return index.toString();
    }
}
