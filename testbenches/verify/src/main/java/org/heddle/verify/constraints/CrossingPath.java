package org.heddle.verify.constraints;

/**
 * A way from one clock to another that the designer declared.
 *
 * @param from register or memory that holds the word, with instance names before it and dots between
 * @param isMemory whether it is a memory, read in the other clock's cycle
 * @param fromBits width of the register, or of the memory's words, in bits
 * @param fromClock clock input of the top that writes it
 * @param to register that takes it, named likewise; empty if no single register does, as for a memory's word
 * @param toBits width of that register in bits
 * @param toClock clock input of the top that reads it
 */
public record CrossingPath(
        String from, boolean isMemory, int fromBits, String fromClock, String to, int toBits, String toClock)
        implements Comparable<CrossingPath> {
    @Override
    public int compareTo(CrossingPath other) {
        return text().compareTo(other.text());
    }

    private String text() {
        return from + " " + to + " " + fromClock + " " + toClock;
    }
}
