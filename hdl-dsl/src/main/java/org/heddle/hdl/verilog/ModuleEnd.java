package org.heddle.hdl.verilog;

/** Place behind the last line inside a module. */
public final class ModuleEnd {
    private static final String WORD = "endmodule";

    private ModuleEnd() {}

    /**
     * Returns the text of one module with more lines at its end.
     *
     * @param text one module, with whatever stands before and behind it
     * @param lines each ended by a line feed
     * @throws IllegalArgumentException if there is no module in the text
     */
    public static String insert(String text, String lines) {
        int end = text.lastIndexOf(WORD);
        if (end < 0) {
            throw new IllegalArgumentException("a module ends with " + WORD + ": text=" + text);
        }
        return text.substring(0, end) + lines + text.substring(end);
    }
}
