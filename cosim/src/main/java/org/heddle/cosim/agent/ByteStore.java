package org.heddle.cosim.agent;

import java.util.HashMap;
import java.util.Map;
import org.heddle.cosim.Seeds;

/** Bytes by address, with pages only where something was written or read; the others come from a seed. */
public final class ByteStore {
    private static final int PAGE_BYTES = 4096;

    private final long seed;
    private final Map<Long, byte[]> pages = new HashMap<>();

    /**
     * A store.
     *
     * @param seed of the bytes that nobody has written
     */
    public ByteStore(long seed) {
        this.seed = seed;
    }

    /** Stores bytes from an address on. */
    public void write(long address, byte... data) {
        for (int i = 0; i < data.length; i++) {
            page(address + i)[offset(address + i)] = data[i];
        }
    }

    /** Returns bytes from an address on. */
    public byte[] read(long address, int count) {
        byte[] data = new byte[count];
        for (int i = 0; i < count; i++) {
            data[i] = page(address + i)[offset(address + i)];
        }
        return data;
    }

    private static int offset(long address) {
        return (int) (address & PAGE_BYTES - 1);
    }

    private byte[] page(long address) {
        return pages.computeIfAbsent(address >> Integer.numberOfTrailingZeros(PAGE_BYTES), number -> {
            byte[] page = new byte[PAGE_BYTES];
            for (int i = 0; i < PAGE_BYTES; i++) {
                page[i] = (byte) Seeds.mix(seed ^ Seeds.mix(number * PAGE_BYTES + i));
            }
            return page;
        });
    }
}
