package org.heddle.nic.offload.reduce;

/**
 * Bits of the error vector, which every message carries: what the arithmetic raised below its sender, and why there is no result.
 *
 * <p>Exception flags gather upwards. Of several failures one goes on, which is about a thread and its parent: that of the lowest thread
 * which disagrees with its parent or is missing, whatever the order in which messages arrive. Downwards all learn what the root knows.
 */
public final class ErrorVector {
    /** Width of the vector. */
    public static final int WIDTH = 16;
    /** Width of its lower part: the arithmetic's exception flags, which are no failure. */
    public static final int FLAGS_WIDTH = 5;
    /** First bit of the failures: with any of them there is no result. */
    public static final int FIRST_FAILURE = FLAGS_WIDTH;
    /** Bits of failures. */
    static final int FAILURES_WIDTH = WIDTH - FIRST_FAILURE;
    /** The threads ask for different collective operations. */
    public static final int KIND = 5;
    /** The threads ask for different roots. */
    public static final int ROOT = 6;
    /** One does in software what the other does not. */
    public static final int IN_SOFTWARE = 7;
    /** The threads ask for different operations. */
    public static final int OPERATION = 8;
    /** The threads ask for different types, or layouts. */
    public static final int TYPE = 9;
    /** The threads ask for different numbers of elements, here or in all. */
    public static final int LENGTH = 10;
    /** The threads ask for different numbers of children, or a child should not be one. */
    public static final int BRANCH = 11;
    /** The threads ask for different modes. */
    public static final int MODE = 12;
    /** The threads ask for different parts of the payload. */
    public static final int SEGMENT = 13;
    /** A thread did not answer its parent in time, or the parent its children. */
    public static final int MISSING = 14;

    private ErrorVector() {}
}
