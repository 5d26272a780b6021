package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A record in a buffer: who extends it adds fields, each aligned to its size, and says how they are read and written. */
public abstract class Struct {
    private final List<Datatype> types = new ArrayList<>();
    private final List<Integer> offsets = new ArrayList<>();
    private final List<Integer> lengths = new ArrayList<>();
    private int end;
    private int alignment = 1;
    private @Nullable Datatype type;

    private int add(Datatype element, int length) {
        int bytes = element.base().bytes();
        int at = (end + bytes - 1) / bytes * bytes;
        types.add(element);
        offsets.add(at);
        lengths.add(length);
        end = at + length * bytes;
        alignment = Math.max(alignment, bytes);
        return at;
    }

    /** Leaves room up to an offset. */
    public final Struct setOffset(int offset) {
        end = offset;
        return this;
    }

    /** Adds a field; returns its offset in bytes. */
    public final int addByte() {
        return add(MPI.BYTE, 1);
    }

    /** Adds a field of several elements; returns its offset in bytes. */
    public final int addByte(int length) {
        return add(MPI.BYTE, length);
    }

    /** Adds a field; returns its offset in bytes. */
    public final int addChar() {
        return add(MPI.CHAR, 1);
    }

    /** Adds a field of several elements; returns its offset in bytes. */
    public final int addChar(int length) {
        return add(MPI.CHAR, length);
    }

    /** Adds a field; returns its offset in bytes. */
    public final int addShort() {
        return add(MPI.SHORT, 1);
    }

    /** Adds a field of several elements; returns its offset in bytes. */
    public final int addShort(int length) {
        return add(MPI.SHORT, length);
    }

    /** Adds a field; returns its offset in bytes. */
    public final int addInt() {
        return add(MPI.INT, 1);
    }

    /** Adds a field of several elements; returns its offset in bytes. */
    public final int addInt(int length) {
        return add(MPI.INT, length);
    }

    /** Adds a field; returns its offset in bytes. */
    public final int addLong() {
        return add(MPI.LONG, 1);
    }

    /** Adds a field of several elements; returns its offset in bytes. */
    public final int addLong(int length) {
        return add(MPI.LONG, length);
    }

    /** Adds a field; returns its offset in bytes. */
    public final int addFloat() {
        return add(MPI.FLOAT, 1);
    }

    /** Adds a field of several elements; returns its offset in bytes. */
    public final int addFloat(int length) {
        return add(MPI.FLOAT, length);
    }

    /** Adds a field; returns its offset in bytes. */
    public final int addDouble() {
        return add(MPI.DOUBLE, 1);
    }

    /** Adds a field of several elements; returns its offset in bytes. */
    public final int addDouble(int length) {
        return add(MPI.DOUBLE, length);
    }

    /** Returns the bytes from one record to the next. */
    public final int getExtent() throws MPIException {
        return (end + alignment - 1) / alignment * alignment;
    }

    /** Returns its type, ready for messages. */
    public final Datatype getType() throws MPIException {
        Datatype made = type;
        if (made == null) {
            made = Datatype.createResized(
                    Datatype.createStruct(
                            lengths.stream().mapToInt(Integer::intValue).toArray(),
                            offsets.stream().mapToInt(Integer::intValue).toArray(),
                            types.toArray(Datatype[]::new)),
                    0,
                    getExtent());
            made.commit();
            type = made;
        }
        return made;
    }

    /** Returns a new view of a record. */
    protected abstract Data newData();

    /** Returns a view of the first record of a buffer. */
    @SuppressWarnings("unchecked")
    public final <T extends Data> T getData(ByteBuffer buffer) throws MPIException {
        return getData(buffer, 0);
    }

    /** Returns a view of a record of a buffer. */
    @SuppressWarnings("unchecked")
    public final <T extends Data> T getData(ByteBuffer buffer, int index) throws MPIException {
        Data data = newData();
        data.memory = buffer;
        data.start = index * getExtent();
        return (T) data;
    }

    /** Returns a view of the first record of an array. */
    public final <T extends Data> T getData(byte[] array) throws MPIException {
        return getData(ByteBuffer.wrap(array).order(ByteOrder.LITTLE_ENDIAN));
    }

    /** Returns a view of a record of an array. */
    public final <T extends Data> T getData(byte[] array, int index) throws MPIException {
        return getData(ByteBuffer.wrap(array).order(ByteOrder.LITTLE_ENDIAN), index);
    }

    /** View of a record. */
    protected abstract class Data {
        private ByteBuffer memory = ByteBuffer.allocate(0);
        private int start;

        /** Returns a field. */
        protected final byte getByte(int field) {
            return memory.get(start + field);
        }

        /** Returns an element of a field. */
        protected final byte getByte(int field, int index) {
            return memory.get(start + field + 1 * index);
        }

        /** Sets a field. */
        protected final void putByte(int field, byte value) {
            memory.put(start + field, value);
        }

        /** Sets an element of a field. */
        protected final void putByte(int field, int index, byte value) {
            memory.put(start + field + 1 * index, value);
        }

        /** Returns a field. */
        protected final char getChar(int field) {
            return memory.getChar(start + field);
        }

        /** Returns an element of a field. */
        protected final char getChar(int field, int index) {
            return memory.getChar(start + field + 2 * index);
        }

        /** Sets a field. */
        protected final void putChar(int field, char value) {
            memory.putChar(start + field, value);
        }

        /** Sets an element of a field. */
        protected final void putChar(int field, int index, char value) {
            memory.putChar(start + field + 2 * index, value);
        }

        /** Returns a field. */
        protected final short getShort(int field) {
            return memory.getShort(start + field);
        }

        /** Returns an element of a field. */
        protected final short getShort(int field, int index) {
            return memory.getShort(start + field + 2 * index);
        }

        /** Sets a field. */
        protected final void putShort(int field, short value) {
            memory.putShort(start + field, value);
        }

        /** Sets an element of a field. */
        protected final void putShort(int field, int index, short value) {
            memory.putShort(start + field + 2 * index, value);
        }

        /** Returns a field. */
        protected final int getInt(int field) {
            return memory.getInt(start + field);
        }

        /** Returns an element of a field. */
        protected final int getInt(int field, int index) {
            return memory.getInt(start + field + 4 * index);
        }

        /** Sets a field. */
        protected final void putInt(int field, int value) {
            memory.putInt(start + field, value);
        }

        /** Sets an element of a field. */
        protected final void putInt(int field, int index, int value) {
            memory.putInt(start + field + 4 * index, value);
        }

        /** Returns a field. */
        protected final long getLong(int field) {
            return memory.getLong(start + field);
        }

        /** Returns an element of a field. */
        protected final long getLong(int field, int index) {
            return memory.getLong(start + field + 8 * index);
        }

        /** Sets a field. */
        protected final void putLong(int field, long value) {
            memory.putLong(start + field, value);
        }

        /** Sets an element of a field. */
        protected final void putLong(int field, int index, long value) {
            memory.putLong(start + field + 8 * index, value);
        }

        /** Returns a field. */
        protected final float getFloat(int field) {
            return memory.getFloat(start + field);
        }

        /** Returns an element of a field. */
        protected final float getFloat(int field, int index) {
            return memory.getFloat(start + field + 4 * index);
        }

        /** Sets a field. */
        protected final void putFloat(int field, float value) {
            memory.putFloat(start + field, value);
        }

        /** Sets an element of a field. */
        protected final void putFloat(int field, int index, float value) {
            memory.putFloat(start + field + 4 * index, value);
        }

        /** Returns a field. */
        protected final double getDouble(int field) {
            return memory.getDouble(start + field);
        }

        /** Returns an element of a field. */
        protected final double getDouble(int field, int index) {
            return memory.getDouble(start + field + 8 * index);
        }

        /** Sets a field. */
        protected final void putDouble(int field, double value) {
            memory.putDouble(start + field, value);
        }

        /** Sets an element of a field. */
        protected final void putDouble(int field, int index, double value) {
            memory.putDouble(start + field + 8 * index, value);
        }
    }
}
