package org.heddle.host.mpi;

import java.nio.ByteBuffer;
import org.heddle.host.mpi.datatype.Memory;
import org.jspecify.annotations.Nullable;

/** Where a message's data begin: displacement 0 of its datatype. */
public final class Place {
    /** Instead of a send buffer: the data are in the receive buffer already. */
    public static final Place IN_PLACE = new Place(null, 0);

    private final @Nullable Memory memory;
    private final long address;

    private Place(@Nullable Memory memory, long address) {
        this.memory = memory;
        this.address = address;
    }

    /** An address in a memory. */
    public static Place of(Memory memory, long address) {
        return new Place(memory, address);
    }

    /** Address 0 of a memory, for types of absolute displacements; MPI_BOTTOM. */
    public static Place bottom(Memory memory) {
        return new Place(memory, 0);
    }

    /** Index 0 of a buffer; its position plays no part. */
    public static Place of(ByteBuffer buffer) {
        return of(buffer, 0);
    }

    /** A byte of a buffer, which must be big-endian or little-endian as the data in it are. */
    public static Place of(ByteBuffer buffer, long index) {
        return new Place(Memory.of(buffer), index);
    }

    /** So many bytes further on. */
    public Place plus(long bytes) {
        return new Place(memory, address + bytes);
    }

    /** The memory. */
    public Memory memory() {
        if (memory == null) {
            throw Errors.buffer("IN_PLACE is no buffer here: only collective operations that say so accept it");
        }
        return memory;
    }

    /** The address of displacement 0. */
    public long address() {
        return address;
    }

    /** Whether both are the same address of the same memory. */
    public boolean isSame(Place other) {
        return memory != null && other.memory != null && memory.isSameAs(other.memory) && address == other.address;
    }
}
