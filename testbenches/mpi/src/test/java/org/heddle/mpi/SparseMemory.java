package org.heddle.mpi;

import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import org.heddle.mpi.datatype.MessageMemory;

/** A memory of any size that keeps the bytes that were written. */
public final class SparseMemory implements MessageMemory {
    private final long bytes;
    private final Map<Long, Byte> contents = new HashMap<>();

    public SparseMemory(long bytes) {
        this.bytes = bytes;
    }

    @Override
    public long bytes() {
        return bytes;
    }

    @Override
    public ByteOrder order() {
        return ByteOrder.LITTLE_ENDIAN;
    }

    @Override
    public void read(long address, byte[] into, int offset, int length) {
        for (int i = 0; i < length; i++) {
            into[offset + i] = contents.getOrDefault(address + i, (byte) 0);
        }
    }

    @Override
    public void write(long address, byte[] from, int offset, int length) {
        for (int i = 0; i < length; i++) {
            contents.put(address + i, from[offset + i]);
        }
    }
}
