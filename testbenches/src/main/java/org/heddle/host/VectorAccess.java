package org.heddle.host;

import org.heddle.nic.pattern.AccessPattern;

/**
 * One side of a vector command: {@code count} elements of {@code elementBytes} bytes, the first at {@code base}.
 *
 * @param pattern how they lie in memory
 * @param base byte address in the node's SO-DIMM memory
 * @param elementBytes 4, 8, 16, 32, 64 or 128
 * @param count 0 to 255
 * @param stride bytes from one element to the next, may be negative; the element size where contiguous
 */
public record VectorAccess(AccessPattern pattern, long base, int elementBytes, int count, int stride) {
    /** Bytes of SO-DIMM memory in a node. */
    public static final long MEMORY_BYTES = 1L << 29;
    /** Most elements of one command. */
    public static final int MAXIMUM_COUNT = 255;

    /** Elements one behind the other. */
    public static VectorAccess contiguous(long base, int elementBytes, int count) {
        return new VectorAccess(AccessPattern.CONTIGUOUS, base, elementBytes, count, elementBytes);
    }

    /** Elements a fixed distance apart. */
    public static VectorAccess stride(long base, int elementBytes, int count, int stride) {
        return new VectorAccess(AccessPattern.STRIDE, base, elementBytes, count, stride);
    }

    /** Bytes of all elements. */
    public long bytes() {
        return (long) elementBytes * count;
    }

    /** The {@code length} elements from element {@code first} on. */
    public VectorAccess part(int first, int length) {
        return new VectorAccess(pattern, base + (long) first * stride, elementBytes, length, stride);
    }

    /**
     * Checks what the hardware would refuse.
     *
     * @param side "source" or "destination", for the message
     * @throws IllegalArgumentException with the rule, the value and the mend
     */
    void validate(String side) {
        if (count == 0 || elementBytes == 0) {
            return;
        }
        require(
                elementBytes >= 4 && elementBytes <= 128 && Integer.bitCount(elementBytes) == 1,
                side + " element size must be 4, 8, 16, 32, 64 or 128 bytes: elementBytes=" + elementBytes
                        + "; split or join elements to one of these sizes");
        require(
                count >= 0 && count <= MAXIMUM_COUNT,
                side + " has at most 255 elements in one command: count=" + count + "; split it into several commands");
        require(
                base % 4 == 0 && stride % 4 == 0,
                side + " addresses must be multiples of 4: base=" + base + ", stride=" + stride);
        long last = base + (count - 1L) * stride;
        long lowest = Math.min(base, last);
        long end = Math.max(base, last) + elementBytes;
        require(
                lowest >= 0 && end <= MEMORY_BYTES,
                side + " must stay inside the node's " + MEMORY_BYTES + " bytes: it reaches from byte " + lowest
                        + " to byte " + (end - 1));
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new IllegalArgumentException(message);
        }
    }
}
