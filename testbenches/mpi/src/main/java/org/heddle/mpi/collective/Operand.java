package org.heddle.mpi.collective;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.function.LongConsumer;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.Elements;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.heddle.mpi.operation.Kernel;
import org.heddle.mpi.operation.Op;

/**
 * How the operands of one reduction are packed, sent and combined.
 *
 * @param count instances
 * @param type their type
 * @param bytes of one packed instance
 * @param kernel what to compute
 * @param works told how many elements have been reduced
 */
record Operand(int count, Datatype type, int bytes, Kernel kernel, LongConsumer works) {
    private static final String ALL = "the bytes of a reduction";

    /**
     * An operand, whatever buffer it lies in.
     *
     * @throws MpiException ERR_COUNT, ERR_TYPE or ERR_OP if it cannot be reduced so
     */
    static Operand of(int count, Datatype type, Op op, LongConsumer works) {
        Require.given(type, ErrorClass.ERR_TYPE, "the datatype");
        Require.given(op, ErrorClass.ERR_OP, "the operation");
        if (count < 0) {
            throw new MpiException(ErrorClass.ERR_COUNT, "count must be >= 0: count=" + count);
        }
        type.requireCommitted();
        long bytes = Exact.product(ErrorClass.ERR_COUNT, ALL, Math.max(1, count), type.getSize());
        Exact.toInt(ErrorClass.ERR_COUNT, ALL, bytes, "reduce them in several calls");
        return new Operand(count, type, (int) type.getSize(), op.kernel(type), works);
    }

    /** The data of a buffer, packed and little-endian. */
    byte[] load(TypedBuffer data) {
        byte[] packed = data.packed(count * bytes);
        toLittleEndian(packed, data.memory());
        return packed;
    }

    /** Unpacks a result into a buffer. */
    void store(byte[] packed, Place place) {
        byte[] copy = packed.clone();
        toLittleEndian(copy, place.memory());
        new TypedBuffer(place.memory(), place.address(), count, type).write(0, copy, 0, copy.length);
    }

    /** Swaps the bytes of each element, and back, if the buffer is big-endian. */
    private void toLittleEndian(byte[] packed, MessageMemory memory) {
        if (memory.order() == ByteOrder.LITTLE_ENDIAN) {
            return;
        }
        List<Elements> elements = type.elements();
        int at = 0;
        for (int instance = 0; instance < count; instance++) {
            for (Elements same : elements) {
                int size = same.basic().bytes();
                for (long i = 0; i < same.count(); i++, at += size) {
                    reverse(packed, at, size);
                }
            }
        }
    }

    private static void reverse(byte[] bytes, int from, int length) {
        for (int i = 0; i < length / 2; i++) {
            byte low = bytes[from + i];
            bytes[from + i] = bytes[from + length - 1 - i];
            bytes[from + length - 1 - i] = low;
        }
    }

    /** Lower ranks' data op higher ranks' data. */
    byte[] combine(byte[] lower, byte[] higher) {
        byte[] result = higher.clone();
        int instances = bytes == 0 ? 0 : result.length / bytes;
        kernel.apply(buffer(lower), buffer(result), instances);
        works.accept(
                instances * type.elements().stream().mapToLong(Elements::count).sum());
        return result;
    }

    private static ByteBuffer buffer(byte[] packed) {
        return ByteBuffer.wrap(packed).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** As what packed data travel, so that a wrong type is noticed. */
    Datatype wireType() {
        List<Elements> elements = type.elements();
        return elements.size() == 1 ? Datatype.of(elements.get(0).basic()) : Datatype.BYTE;
    }
}
