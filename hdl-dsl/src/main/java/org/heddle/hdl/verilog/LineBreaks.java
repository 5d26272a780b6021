package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Cuts a long line of Verilog where a reader would: behind a comma or before an operator, as far out of all brackets as
 * possible, and there as far to the right as fits.
 */
final class LineBreaks {
    private static final String CONTINUATION = "    ";
    private static final Set<String> OPERATORS =
            Set.of("||", "&&", "|", "&", "^", "+", "-", "*", "?", ":", "==", "!=", "<<", ">>", ">>>", "<", ">", ">=");

    private LineBreaks() {}

    /** The line in pieces, each at most {@code width} characters long as far as there are places to cut it. */
    static List<String> cut(String line, int width) {
        List<String> pieces = new ArrayList<>();
        String rest = line;
        while (rest.length() > width) {
            int place = bestPlace(rest, width, pieces.isEmpty() ? 0 : CONTINUATION.length());
            if (place < 0) {
                break;
            }
            pieces.add(rest.substring(0, place));
            rest = CONTINUATION + rest.substring(place + 1);
        }
        pieces.add(rest);
        return pieces;
    }

    /** The index of the space to cut at, or -1. */
    private static int bestPlace(String line, int width, int indentation) {
        int best = -1;
        int bestNesting = Integer.MAX_VALUE;
        int nesting = 0;
        boolean quoted = false;
        for (int i = indentation; i < line.length(); i++) {
            char character = line.charAt(i);
            if (character == '"' && line.charAt(Math.max(0, i - 1)) != '\\') {
                quoted = !quoted;
            } else if (quoted) {
                continue;
            } else if (character == '/' && line.startsWith("//", i)) {
                break;
            } else if ("([{".indexOf(character) >= 0) {
                nesting++;
            } else if (")]}".indexOf(character) >= 0) {
                nesting--;
            } else if (character == ' ' && i > width && best >= 0) {
                break;
            } else if (character == ' ' && nesting <= bestNesting && i >= width / 3 && isPlace(line, i)) {
                best = i;
                bestNesting = nesting;
            }
        }
        return best;
    }

    private static boolean isPlace(String line, int space) {
        int end = line.indexOf(' ', space + 1);
        return line.charAt(space - 1) == ',' || (end > 0 && OPERATORS.contains(line.substring(space + 1, end)));
    }
}
