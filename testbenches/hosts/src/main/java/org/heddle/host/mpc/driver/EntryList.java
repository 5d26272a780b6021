package org.heddle.host.mpc.driver;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.host.mpc.memory.PhysicalMemory;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * List in host memory whose entries have a line each.
 *
 * @param memory of the node's host
 * @param address of its first entry
 */
record EntryList(PhysicalMemory memory, long address) {
    private static final int LINE_BYTES = HostMemoryRequest.LINE_BYTES;

    void write(long index, long[] entry) {
        ByteBuffer line = line();
        line.asLongBuffer().put(entry);
        memory.store(address + index * LINE_BYTES, line.array(), 0, LINE_BYTES);
    }

    long[] read(long index) {
        ByteBuffer line = line();
        memory.load(address + index * LINE_BYTES, line.array(), 0, LINE_BYTES);
        long[] entry = new long[LmeField.WORDS];
        line.asLongBuffer().get(entry);
        return entry;
    }

    private static ByteBuffer line() {
        return ByteBuffer.allocate(LINE_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    }
}
