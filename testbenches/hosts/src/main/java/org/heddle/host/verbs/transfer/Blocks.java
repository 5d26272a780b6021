package org.heddle.host.verbs.transfer;

/**
 * Blocks of a process's memory, in the order of the byte stream.
 *
 * @param base virtual address of the first one
 * @param bytes of each, at least 1
 * @param count of blocks, at least 1
 * @param pitch from one block's first byte to the next one's, at least {@code bytes}
 */
public record Blocks(long base, long bytes, int count, long pitch) {
    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if there is nothing, or blocks overlap
     */
    public Blocks {
        if (bytes < 1 || count < 1 || pitch < bytes) {
            throw new IllegalArgumentException("blocks have at least 1 byte, and do not overlap: bytes=" + bytes
                    + ", count=" + count + ", pitch=" + pitch);
        }
    }

    /** Returns the address of a block. */
    public long address(int index) {
        return base + index * pitch;
    }

    /** Returns the bytes of all blocks. */
    public long total() {
        return bytes * count;
    }

    /** Returns the address behind the last block. */
    public long end() {
        return address(count - 1) + bytes;
    }
}
