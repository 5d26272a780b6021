package org.heddle.cosim.jvm.model;

/** Words of a memory that a design gives, as text in a class file: four characters a word. */
public final class Contents {
    private Contents() {}

    /** Returns 64 bits as text. */
    public static String text(long word) {
        char[] text = new char[4];
        for (int i = 0; i < text.length; i++) {
            text[i] = (char) (word >>> 16 * i);
        }
        return new String(text);
    }

    /** Puts words from a text into a memory. */
    public static void put(long[] memory, int first, String text) {
        for (int i = 0; 4 * i < text.length(); i++) {
            long word = 0;
            for (int part = 3; part >= 0; part--) {
                word = word << 16 | text.charAt(4 * i + part);
            }
            memory[first + i] = word;
        }
    }
}
