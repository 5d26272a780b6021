package org.heddle.nic.reduce;

/**
 * Bits of the error vector, which every message carries: what the arithmetic raised below its sender, and on what nodes do not agree.
 * Upwards it gathers; downwards all learn the whole of it.
 */
public final class ErrorVector {
    /** Width of the vector. */
    public static final int WIDTH = 16;
    /** Width of its lower part: the arithmetic's exception flags, which are no failure. */
    public static final int FLAGS_WIDTH = 5;
    /** From this bit on, each is a failure: there is no result. */
    public static final int FIRST_FAILURE = 8;
    /** Another operation. */
    public static final int OPERATION = 8;
    /** Another type, or width of an element. */
    public static final int TYPE = 9;
    /** Another number of elements. */
    public static final int LENGTH = 10;
    /** Another number of children, or a child that should not be one. */
    public static final int BRANCH = 11;
    /** Another mode. */
    public static final int MODE = 12;
    /** Another part of the payload. */
    public static final int SEGMENT = 13;
    /** A child did not answer in time. */
    public static final int MISSING = 14;

    private ErrorVector() {}
}
