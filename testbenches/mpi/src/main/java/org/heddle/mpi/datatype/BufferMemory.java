package org.heddle.mpi.datatype;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.OptionalLong;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** A byte buffer as memory. */
final class BufferMemory implements MessageMemory {
    /** The program's, which may move its limit while a message is under way. */
    private final ByteBuffer given;

    private final ByteBuffer buffer;

    BufferMemory(ByteBuffer given) {
        this.given = given;
        this.buffer = given.duplicate().order(given.order());
    }

    @Override
    public boolean isSameAs(MessageMemory other) {
        OptionalLong distance = distanceTo(other);
        return distance.isPresent() && distance.getAsLong() == 0;
    }

    /** Views of one array are told; of a direct or a read-only buffer only the buffer itself. */
    @Override
    public OptionalLong distanceTo(MessageMemory other) {
        if (!(other instanceof BufferMemory memory)) {
            return OptionalLong.empty();
        }
        if (given == memory.given) {
            return OptionalLong.of(0);
        }
        boolean sameArray = buffer.hasArray() && memory.buffer.hasArray() && buffer.array() == memory.buffer.array();
        return sameArray ? OptionalLong.of(buffer.arrayOffset() - memory.buffer.arrayOffset()) : OptionalLong.empty();
    }

    @Override
    public boolean isReadOnly() {
        return buffer.isReadOnly();
    }

    @Override
    public long bytes() {
        return buffer.limit();
    }

    @Override
    public ByteOrder order() {
        return buffer.order();
    }

    @Override
    public void read(long address, byte[] into, int offset, int length) {
        check(address, length);
        buffer.get((int) address, into, offset, length);
    }

    @Override
    public void write(long address, byte[] from, int offset, int length) {
        check(address, length);
        if (buffer.isReadOnly()) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER, "the buffer is read-only: receive into one that can be written");
        }
        buffer.put((int) address, from, offset, length);
    }

    private void check(long address, int length) {
        if (address < 0 || address > buffer.limit() - (long) length) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "the message reaches from byte " + address + " to byte " + (address + length - 1)
                            + " of a buffer of " + buffer.limit()
                            + " bytes: make the buffer longer, or the count smaller");
        }
    }
}
