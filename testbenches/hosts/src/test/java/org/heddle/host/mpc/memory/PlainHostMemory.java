package org.heddle.host.mpc.memory;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Host memory as a map of bytes in blocks, without time. */
public final class PlainHostMemory implements PhysicalMemory, MemoryBackDoor {
    private static final int BLOCK = 4096;

    private final long size;
    private final Map<Long, byte[]> blocks = new HashMap<>();

    public PlainHostMemory(long size) {
        this.size = size;
    }

    @Override
    public long bytes() {
        return size;
    }

    @Override
    public void load(long address, byte[] into, int offset, int length) {
        Objects.checkFromIndexSize(address, length, size);
        int done = 0;
        while (done < length) {
            long at = address + done;
            int part = (int) Math.min(length - done, BLOCK - at % BLOCK);
            byte[] block = blocks.get(at / BLOCK);
            if (block == null) {
                Arrays.fill(into, offset + done, offset + done + part, (byte) 0);
            } else {
                System.arraycopy(block, (int) (at % BLOCK), into, offset + done, part);
            }
            done += part;
        }
    }

    @Override
    public void store(long address, byte[] from, int offset, int length) {
        Objects.checkFromIndexSize(address, length, size);
        int done = 0;
        while (done < length) {
            long at = address + done;
            int part = (int) Math.min(length - done, BLOCK - at % BLOCK);
            byte[] block = blocks.computeIfAbsent(at / BLOCK, key -> new byte[BLOCK]);
            System.arraycopy(from, offset + done, block, (int) (at % BLOCK), part);
            done += part;
        }
    }

    @Override
    public void fill(long address, byte[] data) {
        store(address, data, 0, data.length);
    }

    @Override
    public byte[] contents(long address, int length) {
        byte[] contents = new byte[length];
        load(address, contents, 0, length);
        return contents;
    }
}
