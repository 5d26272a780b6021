package org.heddle.mpi;

import java.nio.ByteBuffer;
import java.util.OptionalLong;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/** Where a message's data begin: displacement 0 of its datatype. */
public final class Place {
    /** Instead of a send buffer: the data are in the receive buffer already. */
    public static final Place IN_PLACE = new Place(null, 0);

    private final @Nullable MessageMemory memory;
    private final long address;

    private Place(@Nullable MessageMemory memory, long address) {
        this.memory = memory;
        this.address = address;
    }

    /** An address in a memory. */
    public static Place of(MessageMemory memory, long address) {
        return new Place(Require.given(memory, ErrorClass.ERR_BUFFER, "the memory"), address);
    }

    /** Address 0 of a memory, for types of absolute displacements; MPI_BOTTOM. */
    public static Place bottom(MessageMemory memory) {
        return of(memory, 0);
    }

    /** Index 0 of a buffer; its position plays no part. */
    public static Place of(ByteBuffer buffer) {
        return of(buffer, 0);
    }

    /** A byte of a buffer, which must be big-endian or little-endian as the data in it are. */
    public static Place of(ByteBuffer buffer, long index) {
        return new Place(MessageMemory.of(buffer), index);
    }

    /**
     * Returns the place a number of bytes behind this one, in the same memory.
     *
     * @throws MpiException ERR_BUFFER beyond 64 bits
     */
    public Place plus(long bytes) {
        return new Place(memory, Exact.sum(ErrorClass.ERR_BUFFER, "the address", address, bytes));
    }

    /** The memory. */
    public MessageMemory memory() {
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

    /**
     * The data here that a send takes; nothing moves.
     *
     * @throws MpiException unless it may take them: ERR_COUNT for a count below 0 or 2^31 bytes and more, ERR_TYPE for a type that is
     *     null, not committed or freed, ERR_BUFFER if not all of them lie in their memory
     */
    public TypedBuffer source(int count, Datatype type) {
        TypedBuffer data = data(count, type);
        Exact.toInt(ErrorClass.ERR_COUNT, "the bytes of a message", data.bytes(), "send them in several messages");
        return data;
    }

    /**
     * Where a receive puts data here; nothing moves.
     *
     * @throws MpiException unless it may put them there: ERR_COUNT for a count below 0, ERR_TYPE for a type that is null, not
     *     committed, freed, or names a byte twice, ERR_BUFFER if not all of it lies in its memory, or that is read-only
     */
    public TypedBuffer target(int count, Datatype type) {
        TypedBuffer data = data(count, type);
        if (data.bytes() > 0 && memory().isReadOnly()) {
            throw Errors.buffer("the buffer is read-only: receive into one that can be written");
        }
        if (data.overlaps()) {
            throw new MpiException(
                    ErrorClass.ERR_TYPE,
                    "a receive must not write a byte twice, but instances or blocks of " + type + " overlap; count="
                            + count);
        }
        return data;
    }

    private TypedBuffer data(int count, Datatype type) {
        Require.given(type, ErrorClass.ERR_TYPE, "the datatype");
        if (count < 0) {
            throw new MpiException(ErrorClass.ERR_COUNT, "count must be >= 0: count=" + count);
        }
        type.requireCommitted();
        TypedBuffer data = new TypedBuffer(memory(), address, count, type);
        if (data.bytes() > 0) {
            long low = Exact.sum(
                    ErrorClass.ERR_BUFFER,
                    "the lowest address",
                    address,
                    data.layout().low());
            long high = Exact.sum(
                    ErrorClass.ERR_BUFFER,
                    "the highest address",
                    address,
                    data.layout().high());
            if (low < 0 || high > memory().bytes()) {
                throw Errors.buffer("the message reaches from byte " + low + " to byte " + (high - 1)
                        + " of a memory of "
                        + memory().bytes() + " bytes: make the buffer longer, or the count smaller; count="
                        + count
                        + ", type=" + type);
            }
            memory().require(data);
        }
        return data;
    }

    /**
     * Refuses two buffers of one call of which one is read and the other one written.
     *
     * @throws MpiException ERR_BUFFER if they have a byte in common
     */
    public static void requireDisjoint(TypedBuffer read, TypedBuffer written) {
        OptionalLong common = read.commonByte(written);
        if (common.isPresent()) {
            throw Errors.buffer("the buffer that is sent and the one that is received into have byte "
                    + common.getAsLong() + " in common: use two that do not overlap");
        }
    }
}
