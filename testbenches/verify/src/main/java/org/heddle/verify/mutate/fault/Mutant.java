package org.heddle.verify.mutate.fault;

/**
 * A module with a fault.
 *
 * @param module as it is emitted
 * @param statement index of the statement that is changed
 * @param fault the change
 */
public record Mutant(ModuleSource module, int statement, Fault fault) {
    /** The module's text with the fault. */
    public String text() {
        return fault.in(module.text());
    }

    /** Line of the change in the module's file, from 1. */
    public int verilogLine() {
        return module.lineOf(fault.start());
    }

    /** The Java place of that line. */
    public String javaLine() {
        return module.javaLine(verilogLine());
    }

    /** Returns the original text of the changed lines, without the Java place. */
    public String was() {
        return lines(module.text(), fault.end());
    }

    /** Returns the text of the changed lines with the fault, without the Java place. */
    public String becomes() {
        return lines(text(), fault.end() + text().length() - module.text().length());
    }

    private String lines(String text, int end) {
        int from = text.lastIndexOf('\n', fault.start() - 1) + 1;
        int to = text.indexOf('\n', end);
        return text.substring(from, to < 0 ? text.length() : to)
                .replaceAll("//[^\n]*", "")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
