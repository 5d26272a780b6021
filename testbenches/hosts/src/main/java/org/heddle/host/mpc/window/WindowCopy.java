package org.heddle.host.mpc.window;

import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.mpi.datatype.MessageMemory;

/**
 * Copy in simulated memory of a window that lies in a Java array or buffer, which no network interface reaches: others reach the copy, the separate
 * memory model of MPI 4.1, section 12.4. Where program and network agree, what each has changed since is carried to the other; MPI forbids both
 * to change one byte in between. A host copies the bytes that have changed.
 */
final class WindowCopy {
    private final MessageMemory program;
    private final long base;
    private final ProcessMemory process;
    private final HostProcessor processor;
    private final long address;
    /** Bytes that both held when they last agreed. */
    private final byte[] agreed;

    /**
     * Allocates the copy, and fills it.
     *
     * @param base address of the window in the program's memory
     * @throws IllegalStateException if the process has no memory left
     */
    WindowCopy(MessageMemory program, long base, int bytes, ProcessMemory process, HostProcessor processor) {
        this.program = program;
        this.base = base;
        this.process = process;
        this.processor = processor;
        this.address = process.allocate(bytes, BufferPlacement.SCATTERED);
        this.agreed = new byte[bytes];
        program.read(base, agreed, 0, bytes);
        process.store(address, agreed, 0, bytes);
        processor.copied(bytes);
    }

    /** Returns its virtual address. */
    long address() {
        return address;
    }

    /** Carries what the program has changed into the copy, and what others have changed there to the program. */
    void agree() {
        byte[] own = new byte[agreed.length];
        byte[] reached = new byte[agreed.length];
        program.read(base, own, 0, own.length);
        process.load(address, reached, 0, reached.length);
        long copied = 0;
        int first = 0;
        while (first < agreed.length) {
            boolean isOwn = own[first] != agreed[first];
            if (!isOwn && reached[first] == agreed[first]) {
                first++;
                continue;
            }
            int end = first + 1;
            while (end < agreed.length
                    && isOwn == (own[end] != agreed[end])
                    && (isOwn || reached[end] != agreed[end])) {
                end++;
            }
            byte[] changed = isOwn ? own : reached;
            if (isOwn) {
                process.store(address + first, changed, first, end - first);
            } else {
                program.write(base + first, changed, first, end - first);
            }
            System.arraycopy(changed, first, agreed, first, end - first);
            copied += end - first;
            first = end;
        }
        if (copied > 0) {
            processor.copied(copied);
        }
    }

    void free() {
        process.free(address);
    }
}
