package org.heddle.mpi.transport;

import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.Deque;
import org.heddle.mpi.datatype.MessageMemory;

/** Memory that a rank has exposed, from address 0 on, and its lock: granted in the order in which it was asked for. */
final class InMemoryExposure implements MessageMemory {
    private final MessageMemory memory;
    private final long address;
    private final long bytes;
    private final Deque<Waiting> waiting = new ArrayDeque<>();
    private int holders;
    private boolean isExclusive;

    private record Waiting(boolean exclusive, Runnable granted) {}

    InMemoryExposure(MessageMemory memory, long address, long bytes) {
        this.memory = memory;
        this.address = address;
        this.bytes = bytes;
    }

    @Override
    public long bytes() {
        return bytes;
    }

    @Override
    public ByteOrder order() {
        return memory.order();
    }

    @Override
    public void read(long from, byte[] into, int offset, int length) {
        memory.read(address + from, into, offset, length);
    }

    @Override
    public void write(long to, byte[] from, int offset, int length) {
        memory.write(address + to, from, offset, length);
    }

    void lock(boolean exclusive, Runnable granted) {
        waiting.add(new Waiting(exclusive, granted));
        grant();
    }

    void unlock() {
        holders--;
        grant();
    }

    private void grant() {
        while (!waiting.isEmpty() && mayHold(waiting.element().exclusive)) {
            Waiting next = waiting.remove();
            holders++;
            isExclusive = next.exclusive;
            next.granted.run();
        }
    }

    private boolean mayHold(boolean exclusive) {
        return holders == 0 || !exclusive && !isExclusive;
    }
}
