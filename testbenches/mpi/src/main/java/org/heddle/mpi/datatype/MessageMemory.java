package org.heddle.mpi.datatype;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.OptionalLong;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/**
 * Bytes that messages are sent from and received into: a buffer of the host, or a NIC's own memory. Messages carry bytes as they
 * are; the order says how the host reads numbers.
 */
public interface MessageMemory {
    /** How many bytes. */
    long bytes();

    /** How numbers of more than one byte lie in it. */
    ByteOrder order();

    /**
     * Copies bytes out of it.
     *
     * @throws MpiException ERR_BUFFER if they are not all inside
     */
    void read(long address, byte[] into, int offset, int length);

    /**
     * Copies bytes into it.
     *
     * @throws MpiException ERR_BUFFER if they are not all inside; then none is written
     */
    void write(long address, byte[] from, int offset, int length);

    /** Whether an address means the same byte in both. */
    default boolean isSameAs(MessageMemory other) {
        return this == other;
    }

    /**
     * Returns the offset, in bytes, from an address of this memory to the address of the same byte in another memory; empty if they
     * have no byte in common, as far as can be told.
     */
    default OptionalLong distanceTo(MessageMemory other) {
        return isSameAs(other) ? OptionalLong.of(0) : OptionalLong.empty();
    }

    /**
     * Refuses data that cannot be read or written here although they lie inside, in memory that has holes; called before a message is sent
     * or received.
     *
     * @throws MpiException ERR_BUFFER if there is a byte of them that cannot
     */
    default void require(TypedBuffer data) {}

    /** Whether nothing can be written into it. */
    default boolean isReadOnly() {
        return false;
    }

    /**
     * A buffer, heap or direct, slice or whole: address 0 is its index 0, its position plays no part, its order and its limit
     * count as they are now.
     *
     * @throws MpiException ERR_BUFFER if it is null
     */
    static MessageMemory of(ByteBuffer buffer) {
        return new BufferMemory(Require.given(buffer, ErrorClass.ERR_BUFFER, "the buffer"));
    }
}
