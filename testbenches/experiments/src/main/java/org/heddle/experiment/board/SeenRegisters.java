package org.heddle.experiment.board;

import java.util.LinkedHashMap;
import java.util.Map;

/** Values that a step has read, by the names of their registers, and what they point to. */
final class SeenRegisters {
    private final Map<String, String> values = new LinkedHashMap<>();
    private String next = "";

    /** Notes a register's value, in hexadecimal. */
    void see(String register, long value) {
        values.put(register, "0x" + Long.toHexString(value));
    }

    /** Notes a value in words. */
    void say(String name, String words) {
        values.put(name, words);
    }

    /** Names what to check next, in place of the step's own advice. */
    void lookAt(String what) {
        next = what;
    }

    /**
     * Compares words of a memory with those that must be there, and notes the first wrong one: its address, and its bits.
     *
     * @param name of the memory
     * @param address of the first word, in bytes
     * @return whether all are equal
     */
    boolean sameWords(String name, int address, long[] expected, long[] actual) {
        for (int i = 0; i < expected.length; i++) {
            if (expected[i] != actual[i]) {
                see(name + ".address", address + (long) Long.BYTES * i);
                see(name + ".word", actual[i]);
                see(name + ".expected", expected[i]);
                see(name + ".wrongBits", actual[i] ^ expected[i]);
                return false;
            }
        }
        return true;
    }

    /** Returns the values by their names, in the order in which they were seen. */
    Map<String, String> values() {
        return new LinkedHashMap<>(values);
    }

    /** Returns what to check next; the given advice if nothing more precise was seen. */
    String nextOr(String advice) {
        return next.isEmpty() ? advice : next;
    }
}
