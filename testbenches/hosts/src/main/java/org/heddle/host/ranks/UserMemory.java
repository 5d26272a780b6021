package org.heddle.host.ranks;

import java.nio.ByteOrder;
import org.heddle.host.MappedMemory;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/**
 * Virtual memory of a process as memory that MPI's messages lie in.
 *
 * @param <P> the process's memory
 */
public final class UserMemory<P extends MappedMemory> implements MessageMemory {
    private final P process;
    private final long bytes;

    /**
     * Opens the memory of a process for messages.
     *
     * @param process whose memory it is
     * @param bytes end of the addresses at which messages may lie
     */
    public UserMemory(P process, long bytes) {
        this.process = process;
        this.bytes = bytes;
    }

    /** Returns the address space. */
    public P process() {
        return process;
    }

    @Override
    public boolean isSameAs(MessageMemory other) {
        return other instanceof UserMemory<?> memory && memory.process == process;
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
        if (length > 0 && !process.isMapped(address, length)) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "the message reaches from virtual address 0x%x to 0x%x, which the process has not allocated: allocate its buffer first"
                            .formatted(address, address + length - 1));
        }
    }
}
