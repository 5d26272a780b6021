package org.heddle.device.host;

import java.util.Objects;
import org.heddle.device.SplitMix64;
import org.jspecify.annotations.Nullable;

/**
 * Memory of a host, 256 MiB. Pages come into being by their first write; a byte that nobody has written has a value of the seed.
 */
public final class HostStorage {
    /** Number of bytes. */
    public static final int BYTES = 1 << 28;

    private static final int PAGE_BYTES = 4096;

    private final byte @Nullable [][] pages = new byte[BYTES / PAGE_BYTES][];
    private final long seed;

    /**
     * @param seed of what nobody has written
     */
    public HostStorage(long seed) {
        this.seed = seed;
    }

    /**
     * Reads bytes, in no time.
     *
     * @throws IndexOutOfBoundsException if they are not all inside the memory
     */
    public byte[] backdoorRead(int address, int length) {
        Objects.checkFromIndexSize(address, length, BYTES);
        byte[] bytes = new byte[length];
        for (int done = 0; done < length; ) {
            int at = address + done;
            int part = inPage(at, length - done);
            byte[] page = pages[at / PAGE_BYTES];
            if (page == null) {
                for (int i = 0; i < part; i++) {
                    bytes[done + i] = preset(at + i);
                }
            } else {
                System.arraycopy(page, at % PAGE_BYTES, bytes, done, part);
            }
            done += part;
        }
        return bytes;
    }

    /**
     * Writes bytes, in no time.
     *
     * @throws IndexOutOfBoundsException if they are not all inside the memory, or the array; then none is written
     */
    public void backdoorWrite(int address, byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        Objects.checkFromIndexSize(address, length, BYTES);
        for (int done = 0; done < length; ) {
            int at = address + done;
            int part = inPage(at, length - done);
            System.arraycopy(bytes, offset + done, page(at), at % PAGE_BYTES, part);
            done += part;
        }
    }

    /** Returns the little-endian word at a byte address, a multiple of 4. */
    int word(int address) {
        byte[] page = pages[address / PAGE_BYTES];
        int word = 0;
        for (int i = 0; i < Integer.BYTES; i++) {
            byte value = page == null ? preset(address + i) : page[address % PAGE_BYTES + i];
            word |= (value & 0xFF) << 8 * i;
        }
        return word;
    }

    /** Writes those bytes of a word whose bit in the mask is 1. */
    void write(int address, int word, int mask) {
        byte[] page = page(address);
        for (int i = 0; i < Integer.BYTES; i++) {
            if ((mask >>> i & 1) != 0) {
                page[address % PAGE_BYTES + i] = (byte) (word >>> 8 * i);
            }
        }
    }

    /** Returns how many of so many bytes from an address on lie in its page. */
    private static int inPage(int address, int length) {
        return Math.min(length, PAGE_BYTES - address % PAGE_BYTES);
    }

    /** Returns the page of an address, to be written. */
    private byte[] page(int address) {
        int number = address / PAGE_BYTES;
        byte[] page = pages[number];
        if (page == null) {
            page = new byte[PAGE_BYTES];
            for (int i = 0; i < PAGE_BYTES; i++) {
                page[i] = preset(number * PAGE_BYTES + i);
            }
            pages[number] = page;
        }
        return page;
    }

    private byte preset(int address) {
        return (byte) (SplitMix64.of(seed + address / Long.BYTES) >>> 8 * (address % Long.BYTES));
    }
}
