package org.heddle.mpi.datatype;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.OptionalLong;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/**
 * Java arrays and buffers of primitive elements as memory: address 0 is element 0 of an array, index 0 of a buffer. Their numbers show as
 * little-endian bytes, whatever the machine's order.
 */
public final class ElementMemory implements MessageMemory {
    private final Access access;
    private final int elementBytes;
    private final int count;
    private final boolean readOnly;
    /** The array below and the byte of it that is address 0; or the buffer itself, where no array is to be had. */
    private final Object identity;

    private final long offset;

    /** Copies whole elements between the memory and little-endian bytes. */
    private interface Access {
        void read(int first, int number, ByteBuffer into);

        void write(int first, int number, ByteBuffer from);
    }

    private ElementMemory(Access access, int elementBytes, Buffer buffer, @Nullable Object array) {
        this.access = access;
        this.elementBytes = elementBytes;
        this.count = buffer.limit();
        this.readOnly = buffer.isReadOnly();
        this.identity = array == null ? buffer : array;
        this.offset = array == null ? 0 : (long) buffer.arrayOffset() * elementBytes;
    }

    private ElementMemory(boolean[] array) {
        this.access = new Booleans(array);
        this.elementBytes = 1;
        this.count = array.length;
        this.readOnly = false;
        this.identity = array;
        this.offset = 0;
    }

    /**
     * Returns an array of a primitive type, or a buffer of any kind, as memory.
     *
     * @throws MpiException ERR_BUFFER if it is null or something else
     */
    public static MessageMemory of(@Nullable Object data) {
        Require.given(data, ErrorClass.ERR_BUFFER, "the buffer");
        if (data instanceof Buffer buffer) {
            return ofBuffer(buffer);
        }
        if (data instanceof int[] array) {
            return ofBuffer(IntBuffer.wrap(array));
        }
        if (data instanceof double[] array) {
            return ofBuffer(DoubleBuffer.wrap(array));
        }
        if (data instanceof byte[] array) {
            return MessageMemory.of(ByteBuffer.wrap(array).order(ByteOrder.LITTLE_ENDIAN));
        }
        if (data instanceof float[] array) {
            return ofBuffer(FloatBuffer.wrap(array));
        }
        if (data instanceof long[] array) {
            return ofBuffer(LongBuffer.wrap(array));
        }
        if (data instanceof char[] array) {
            return ofBuffer(CharBuffer.wrap(array));
        }
        if (data instanceof short[] array) {
            return ofBuffer(ShortBuffer.wrap(array));
        }
        if (data instanceof boolean[] array) {
            return new ElementMemory(array);
        }
        throw new MpiException(
                ErrorClass.ERR_BUFFER,
                "a buffer must be an array of a primitive type or a java.nio buffer: it is a "
                        + data.getClass().getTypeName());
    }

    private static MessageMemory ofBuffer(Buffer data) {
        Object array = data.hasArray() ? data.array() : null;
        if (data instanceof ByteBuffer buffer) {
            return MessageMemory.of(buffer);
        }
        if (data instanceof IntBuffer buffer) {
            return new ElementMemory(new Ints(buffer.duplicate()), Integer.BYTES, data, array);
        }
        if (data instanceof DoubleBuffer buffer) {
            return new ElementMemory(new Doubles(buffer.duplicate()), Double.BYTES, data, array);
        }
        if (data instanceof FloatBuffer buffer) {
            return new ElementMemory(new Floats(buffer.duplicate()), Float.BYTES, data, array);
        }
        if (data instanceof LongBuffer buffer) {
            return new ElementMemory(new Longs(buffer.duplicate()), Long.BYTES, data, array);
        }
        if (data instanceof ShortBuffer buffer) {
            return new ElementMemory(new Shorts(buffer.duplicate()), Short.BYTES, data, array);
        }
        return new ElementMemory(new Chars(((CharBuffer) data).duplicate()), Character.BYTES, data, array);
    }

    private record Ints(IntBuffer data) implements Access {
        @Override
        public void read(int first, int number, ByteBuffer into) {
            into.asIntBuffer().put(data.slice(first, number));
        }

        @Override
        public void write(int first, int number, ByteBuffer from) {
            data.slice(first, number).put(from.asIntBuffer());
        }
    }

    private record Doubles(DoubleBuffer data) implements Access {
        @Override
        public void read(int first, int number, ByteBuffer into) {
            into.asDoubleBuffer().put(data.slice(first, number));
        }

        @Override
        public void write(int first, int number, ByteBuffer from) {
            data.slice(first, number).put(from.asDoubleBuffer());
        }
    }

    private record Floats(FloatBuffer data) implements Access {
        @Override
        public void read(int first, int number, ByteBuffer into) {
            into.asFloatBuffer().put(data.slice(first, number));
        }

        @Override
        public void write(int first, int number, ByteBuffer from) {
            data.slice(first, number).put(from.asFloatBuffer());
        }
    }

    private record Longs(LongBuffer data) implements Access {
        @Override
        public void read(int first, int number, ByteBuffer into) {
            into.asLongBuffer().put(data.slice(first, number));
        }

        @Override
        public void write(int first, int number, ByteBuffer from) {
            data.slice(first, number).put(from.asLongBuffer());
        }
    }

    private record Shorts(ShortBuffer data) implements Access {
        @Override
        public void read(int first, int number, ByteBuffer into) {
            into.asShortBuffer().put(data.slice(first, number));
        }

        @Override
        public void write(int first, int number, ByteBuffer from) {
            data.slice(first, number).put(from.asShortBuffer());
        }
    }

    private record Chars(CharBuffer data) implements Access {
        @Override
        public void read(int first, int number, ByteBuffer into) {
            CharBuffer chars = into.asCharBuffer();
            for (int i = 0; i < number; i++) {
                chars.put(data.get(first + i));
            }
        }

        @Override
        public void write(int first, int number, ByteBuffer from) {
            CharBuffer chars = from.asCharBuffer();
            for (int i = 0; i < number; i++) {
                data.put(first + i, chars.get());
            }
        }
    }

    private record Booleans(boolean[] data) implements Access {
        @Override
        public void read(int first, int number, ByteBuffer into) {
            for (int i = 0; i < number; i++) {
                into.put((byte) (data[first + i] ? 1 : 0));
            }
        }

        @Override
        public void write(int first, int number, ByteBuffer from) {
            for (int i = 0; i < number; i++) {
                data[first + i] = from.get() != 0;
            }
        }
    }

    @Override
    public boolean isSameAs(MessageMemory other) {
        OptionalLong distance = distanceTo(other);
        return distance.isPresent() && distance.getAsLong() == 0;
    }

    @Override
    public OptionalLong distanceTo(MessageMemory other) {
        return other instanceof ElementMemory memory && memory.identity == identity
                ? OptionalLong.of(offset - memory.offset)
                : OptionalLong.empty();
    }

    @Override
    public boolean isReadOnly() {
        return readOnly;
    }

    @Override
    public long bytes() {
        return (long) count * elementBytes;
    }

    @Override
    public ByteOrder order() {
        return ByteOrder.LITTLE_ENDIAN;
    }

    @Override
    public void read(long address, byte[] into, int start, int length) {
        check(address, length);
        pieces(address, start, length, (first, number, skip, at, bytes) -> {
            if (skip == 0 && bytes == number * elementBytes) {
                access.read(first, number, view(into, at, bytes));
                return;
            }
            byte[] whole = new byte[elementBytes];
            access.read(first, 1, view(whole, 0, elementBytes));
            System.arraycopy(whole, skip, into, at, bytes);
        });
    }

    @Override
    public void write(long address, byte[] from, int start, int length) {
        check(address, length);
        if (readOnly) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER, "the buffer is read-only: receive into one that can be written");
        }
        pieces(address, start, length, (first, number, skip, at, bytes) -> {
            if (skip == 0 && bytes == number * elementBytes) {
                access.write(first, number, view(from, at, bytes));
                return;
            }
            byte[] whole = new byte[elementBytes];
            access.read(first, 1, view(whole, 0, elementBytes));
            System.arraycopy(from, at, whole, skip, bytes);
            access.write(first, 1, view(whole, 0, elementBytes));
        });
    }

    private interface Piece {
        void copy(int firstElement, int number, int skippedBytes, int at, int bytes);
    }

    /** The bytes as parts of elements at both ends, and whole elements between. */
    private void pieces(long address, int start, int length, Piece piece) {
        int at = start;
        int left = length;
        long place = address;
        while (left > 0) {
            int first = (int) (place / elementBytes);
            int skip = (int) (place % elementBytes);
            int bytes = skip == 0 && left >= elementBytes
                    ? left / elementBytes * elementBytes
                    : Math.min(left, elementBytes - skip);
            piece.copy(first, Math.max(1, bytes / elementBytes), skip, at, bytes);
            at += bytes;
            left -= bytes;
            place += bytes;
        }
    }

    private static ByteBuffer view(byte[] bytes, int at, int length) {
        return ByteBuffer.wrap(bytes, at, length).slice().order(ByteOrder.LITTLE_ENDIAN);
    }

    private void check(long address, int length) {
        if (address < 0 || address > bytes() - length) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "the message reaches from byte " + address + " to byte " + (address + length - 1)
                            + " of a buffer of " + bytes() + " bytes: make the buffer longer, or the count smaller");
        }
    }
}
