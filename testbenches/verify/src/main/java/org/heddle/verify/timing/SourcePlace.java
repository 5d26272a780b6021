package org.heddle.verify.timing;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A place in the Verilog that yosys states, such as {@code Queue.v:12.8-12.13}.
 *
 * @param file its name
 * @param line from 1
 */
record SourcePlace(String file, int line) {
    private static final Pattern RANGE = Pattern.compile("(?:^|\\|)([^|:]+):(\\d+)\\.(\\d+)-(\\d+)\\.(\\d+)");

    /**
     * Returns the place, among those in {@code source}, that holds an identifier.
     *
     * @param source places separated by {@code |}
     */
    static @Nullable SourcePlace of(String source, DesignText text, String identifier) {
        Matcher range = RANGE.matcher(source);
        while (range.find()) {
            String file = range.group(1);
            if (text.has(file) && range.group(2).equals(range.group(4))) {
                int line = Integer.parseInt(range.group(2));
                int begin = Integer.parseInt(range.group(3)) - 1;
                int end = Integer.parseInt(range.group(5)) - 1;
                String content = text.line(file, line);
                if (begin >= 0
                        && end <= content.length()
                        && content.substring(begin, end).equals(identifier)) {
                    return new SourcePlace(file, line);
                }
            }
        }
        return null;
    }

    /** Returns whether one of the places is in this file. */
    static boolean mentions(String source, String file) {
        return lineIn(source, file) > 0;
    }

    /** Returns the line of the first place in this file, or 0. */
    static int lineIn(String source, String file) {
        Matcher range = RANGE.matcher(source);
        while (range.find()) {
            if (range.group(1).equals(file)) {
                return Integer.parseInt(range.group(2));
            }
        }
        return 0;
    }
}
