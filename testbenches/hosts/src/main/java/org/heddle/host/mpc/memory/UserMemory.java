package org.heddle.host.mpc.memory;

import java.nio.ByteOrder;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** Virtual memory of a process as memory that MPI's messages lie in. */
public final class UserMemory implements MessageMemory {
    private final ProcessMemory process;

    /** @param process whose memory it is */
    public UserMemory(ProcessMemory process) {
        this.process = process;
    }

    /** Returns the address space. */
    public ProcessMemory process() {
        return process;
    }

    @Override
    public boolean isSameAs(MessageMemory other) {
        return other instanceof UserMemory memory && memory.process == process;
    }

    /** Returns the end of the heap: stacks hold no messages. */
    @Override
    public long bytes() {
        return process.heap().end();
    }

    @Override
    public ByteOrder order() {
        return ByteOrder.LITTLE_ENDIAN;
    }

    @Override
    public void read(long address, byte[] into, int offset, int length) {
        check(address, length);
        process.load(address, into, offset, length);
    }

    @Override
    public void write(long address, byte[] from, int offset, int length) {
        check(address, length);
        process.store(address, from, offset, length);
    }

    /** Refuses data that the process has not allocated. */
    @Override
    public void require(TypedBuffer data) {
        for (TypeSegment segment : data.layout().segments()) {
            check(data.address() + segment.displacement(), segment.length());
        }
    }

    private void check(long address, long length) {
        if (!process.isMapped(address, length)) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "the message reaches from virtual address 0x%x to 0x%x, which the process has not allocated: allocate its buffer first"
                            .formatted(address, address + length - 1));
        }
    }
}
