package org.heddle.mpi.datatype;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A message's data in memory: {@code count} instances of a type at an address. Seen from outside it is one stream of bytes, the
 * packed message, of which any part can be read and written in any order.
 */
public final class TypedBuffer {
    private static final int COPY_BYTES = 4096;

    private final MessageMemory memory;
    private final long address;
    private final FlatLayout layout;

    /**
     * @param memory where the data lie
     * @param address of displacement 0 in it
     * @param count instances
     * @param type their type; may be freed later
     */
    public TypedBuffer(MessageMemory memory, long address, long count, Datatype type) {
        this.memory = memory;
        this.address = address;
        this.layout = type.flatten(count);
    }

    private TypedBuffer(MessageMemory memory, long address, FlatLayout layout) {
        this.memory = memory;
        this.address = address;
        this.layout = layout;
    }

    /** The same bytes through another door to the same memory. */
    public TypedBuffer through(MessageMemory door) {
        return new TypedBuffer(door, address, layout);
    }

    /** Bytes of the packed message. */
    public long bytes() {
        return layout.bytes();
    }

    /** The memory that it lies in. */
    public MessageMemory memory() {
        return memory;
    }

    /** Address of displacement 0. */
    public long address() {
        return address;
    }

    /** Where the bytes lie, relative to the address. */
    public FlatLayout layout() {
        return layout;
    }

    /** Packs a part of the message: {@code length} bytes from byte {@code position} on. */
    public void read(long position, byte[] into, int offset, int length) {
        transfer(position, offset, length, (at, index, bytes) -> memory.read(at, into, index, bytes));
    }

    /** Unpacks a part of the message: {@code length} bytes from byte {@code position} on. */
    public void write(long position, byte[] from, int offset, int length) {
        transfer(position, offset, length, (at, index, bytes) -> memory.write(at, from, index, bytes));
    }

    /** The first {@code length} bytes of the packed message. */
    public byte[] packed(int length) {
        byte[] bytes = new byte[length];
        read(0, bytes, 0, length);
        return bytes;
    }

    /** Writes the first {@code length} bytes of this message into another buffer, whatever the two types. */
    public void copyTo(TypedBuffer target, long length) {
        byte[] piece = new byte[(int) Math.min(COPY_BYTES, length)];
        for (long position = 0; position < length; position += piece.length) {
            int bytes = (int) Math.min(piece.length, length - position);
            read(position, piece, 0, bytes);
            target.write(position, piece, 0, bytes);
        }
    }

    /** Whether two bytes of the message have the same address, so that receiving into it has no defined outcome. */
    public boolean overlaps() {
        return Overlap.in(layout);
    }

    /** An address in the other one's memory of a byte that belongs to both. */
    public OptionalLong commonByte(TypedBuffer other) {
        OptionalLong distance = memory.distanceTo(other.memory);
        if (distance.isEmpty()) {
            return OptionalLong.empty();
        }
        return Overlap.between(layout, address + distance.getAsLong(), other.layout, other.address);
    }

    private interface Copy {
        void run(long at, int index, int bytes);
    }

    private void transfer(long position, int offset, int length, Copy copy) {
        if (position < 0 || length < 0 || position > bytes() - length) {
            throw new IndexOutOfBoundsException("bytes " + position + " to " + (position + length - 1)
                    + " are not all in a message of " + bytes() + " bytes");
        }
        LayoutWalker walker = layout.walk(position);
        int done = 0;
        while (done < length) {
            @Nullable Runs runs = walker.next();
            for (long i = 0; runs != null && i < runs.count() && done < length; i++) {
                int bytes = (int) Math.min(runs.length(), length - done);
                copy.run(address + runs.displacement(i), offset + done, bytes);
                done += bytes;
            }
        }
    }
}
