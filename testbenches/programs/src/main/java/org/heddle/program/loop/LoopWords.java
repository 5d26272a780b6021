package org.heddle.program.loop;

/**
 * Arguments of a loop.
 *
 * @param kind ring, jacobi or pair
 * @param size bytes of a message of ring and pair, points of a rank's side for jacobi
 * @param isDirect whether data are in direct buffers, else in arrays
 * @param warmUp rounds that nobody measures
 * @param rounds that are measured
 */
public record LoopWords(String kind, int size, boolean isDirect, int warmUp, int rounds) {
    private static final int COUNT = 5;

    /** Reads them in that order, arrays or direct for the third. */
    public static LoopWords of(String[] words) {
        if (words.length != COUNT) {
            throw new IllegalArgumentException(
                    "a loop takes five words: ring, jacobi or pair; a size; arrays or direct; rounds before"
                            + " the measured ones; measured rounds");
        }
        return new LoopWords(
                words[0],
                Integer.parseInt(words[1]),
                "direct".equals(words[2]),
                Integer.parseInt(words[3]),
                Integer.parseInt(words[4]));
    }
}
