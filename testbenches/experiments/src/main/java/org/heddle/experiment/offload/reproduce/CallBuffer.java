package org.heddle.experiment.offload.reproduce;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;

/** One node's data of a call as MPI has them: values, each with its index behind it where the operation has indices. */
final class CallBuffer {
    private final ElementKind kind;
    private final boolean isLocated;
    private final int count;
    private final Datatype type;
    private final int extent;
    private final ByteBuffer buffer;

    CallBuffer(AllreduceCall call, int node) {
        kind = call.kind();
        isLocated = call.operation().isLocated();
        count = call.count();
        type = isLocated ? kind.locatedType() : kind.type();
        extent = (int) type.getExtent();
        buffer = ByteBuffer.allocate(Math.max(1, count) * extent).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            put(i * extent, call.values().get(node)[i]);
            if (isLocated) {
                buffer.putInt(i * extent + kind.bytes(), call.locations().get(node)[i]);
            }
        }
    }

    private void put(int at, long bits) {
        if (kind.bytes() == Long.BYTES) {
            buffer.putLong(at, bits);
        } else {
            buffer.putInt(at, (int) bits);
        }
    }

    Place place() {
        return Place.of(buffer);
    }

    Datatype type() {
        return type;
    }

    /** Returns the current content of the buffer: values, and behind each its index where the operation has them. */
    long[] result() {
        int each = isLocated ? 2 : 1;
        long[] bits = new long[each * count];
        for (int i = 0; i < count; i++) {
            int at = i * extent;
            bits[each * i] = kind.bytes() == Long.BYTES ? buffer.getLong(at) : buffer.getInt(at) & 0xFFFF_FFFFL;
            if (isLocated) {
                bits[each * i + 1] = buffer.getInt(at + kind.bytes());
            }
        }
        return bits;
    }
}
