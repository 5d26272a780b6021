package org.heddle.host.dimmnet2.driver;

import org.heddle.nic.stage.pattern.AccessPattern;

/**
 * One side of a vector command: {@code count} elements of {@code elementBytes} bytes.
 *
 * @param pattern how they lie in memory
 * @param base byte address of the first one, or of the list that says where they lie, in the node's SO-DIMM memory
 * @param elementBytes 4, 8, 16, 32, 64 or 128
 * @param count 0 to 255
 * @param stride bytes from one element to the next, may be negative; the element size where contiguous; where there is a list,
 *     the address that its entries are counted from
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

    /**
     * Elements where a list in the same memory says; its entries are checked only when the hardware reads them.
     *
     * @param list byte address of the list, a multiple of 4
     * @param entryBytes of one entry, 4 or 8; entries are signed and little-endian
     * @param origin the address that entries are counted from, a multiple of 4
     */
    public static VectorAccess list(long list, int entryBytes, long origin, int elementBytes, int count) {
        if (entryBytes != 4 && entryBytes != 8) {
            throw new IllegalArgumentException("a list's entries have 4 or 8 bytes: entryBytes=" + entryBytes);
        }
        AccessPattern pattern = entryBytes == 4 ? AccessPattern.LIST_4 : AccessPattern.LIST_8;
        return new VectorAccess(pattern, list, elementBytes, count, Math.toIntExact(origin));
    }

    /** Bytes of all elements. */
    public long bytes() {
        return (long) elementBytes * count;
    }

    /** The {@code length} elements from element {@code first} on. */
    public VectorAccess part(int first, int length) {
        int distance = pattern.isList() ? pattern.entryBytes() : stride;
        return new VectorAccess(pattern, base + (long) first * distance, elementBytes, length, stride);
    }

    /**
     * Checks what the hardware would refuse.
     *
     * @param side "source" or "destination", for the message
     * @throws IllegalArgumentException with the rule, the value and the mend
     */
    public void validate(String side) {
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
        require(
                !pattern.isList() || stride >= 0 && stride < MEMORY_BYTES,
                side + " list must count from an address of the node's " + MEMORY_BYTES + " bytes: origin=" + stride);
        int distance = pattern.isList() ? pattern.entryBytes() : stride;
        long last = base + (count - 1L) * distance;
        long lowest = Math.min(base, last);
        long end = Math.max(base, last) + (pattern.isList() ? pattern.entryBytes() : elementBytes);
        require(
                lowest >= 0 && end <= MEMORY_BYTES,
                side + (pattern.isList() ? " list" : "") + " must stay inside the node's " + MEMORY_BYTES
                        + " bytes: it reaches from byte " + lowest + " to byte " + (end - 1));
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new IllegalArgumentException(message);
        }
    }
}
