package org.heddle.verify.mutate.fault;

/**
 * One change of a module's text. The new text has as many lines as the old one.
 *
 * @param kind of fault
 * @param form what exactly is changed, in a word or two; the same change of another module has the same form
 * @param start offset of the first character that goes
 * @param end offset behind the last
 * @param replacement what stands there instead
 */
public record Fault(FaultKind kind, String form, int start, int end, String replacement) {
    /** The text with the fault. */
    public String in(String text) {
        String gone = text.substring(start, end);
        long lines = gone.chars().filter(c -> c == '\n').count()
                - replacement.chars().filter(c -> c == '\n').count();
        return text.substring(0, start) + replacement + "\n".repeat((int) Math.max(lines, 0)) + text.substring(end);
    }
}
