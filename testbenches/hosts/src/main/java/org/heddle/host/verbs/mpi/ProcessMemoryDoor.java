package org.heddle.host.verbs.mpi;

import java.nio.ByteOrder;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** Memory of a process as memory that MPI's messages lie in. */
final class ProcessMemoryDoor implements MessageMemory {
    private static final long BYTES = 1L << 47;

    private final AddressSpace space;

    ProcessMemoryDoor(AddressSpace space) {
        this.space = space;
    }

    @Override
    public long bytes() {
        return BYTES;
    }

    @Override
    public ByteOrder order() {
        return ByteOrder.LITTLE_ENDIAN;
    }

    @Override
    public void read(long address, byte[] into, int offset, int length) {
        check(address, length);
        space.load(address, into, offset, length);
    }

    @Override
    public void write(long address, byte[] from, int offset, int length) {
        check(address, length);
        space.store(address, from, offset, length);
    }

    /** Refuses data that the process has not allocated. */
    @Override
    public void require(TypedBuffer data) {
        for (TypeSegment segment : data.layout().segments()) {
            check(data.address() + segment.displacement(), segment.length());
        }
    }

    private void check(long address, long length) {
        if (length > 0 && !space.isMapped(address, length)) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "the message reaches from virtual address 0x%x to 0x%x, which the process has not allocated: allocate its buffer first"
                            .formatted(address, address + length - 1));
        }
    }
}
