package org.heddle.mpi.window;

import java.nio.ByteOrder;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.heddle.mpi.transport.RemoteMemory;

/**
 * Memory of one rank of a window, as another rank knows it.
 *
 * @param window name, for messages
 * @param rank whose memory it is
 * @param bytes of it
 * @param unit bytes of a displacement of 1
 * @param memory door to it
 */
record WinTarget(String window, int rank, long bytes, int unit, RemoteMemory memory) {
    /**
     * Returns data in it, addresses counted from its first byte.
     *
     * @throws MpiException ERR_DISP below the window, ERR_COUNT below 0, ERR_TYPE for a type that cannot be used or names a byte twice where
     *     something is written, ERR_RMA_RANGE unless all data lie in the window
     */
    TypedBuffer data(long displacement, int count, Datatype type, boolean isWritten) {
        Require.given(type, ErrorClass.ERR_TYPE, "the target's datatype");
        if (displacement < 0) {
            throw new MpiException(
                    ErrorClass.ERR_DISP,
                    "the displacement in " + name() + " must be >= 0, in units of " + unit + " bytes: displacement="
                            + displacement);
        }
        if (count < 0) {
            throw new MpiException(ErrorClass.ERR_COUNT, "the target's count must be >= 0: count=" + count);
        }
        type.requireCommitted();
        long address = Exact.product(ErrorClass.ERR_DISP, "the displacement in bytes", displacement, unit);
        TypedBuffer data = new TypedBuffer(new Addresses(bytes), address, count, type);
        if (data.bytes() > 0) {
            requireInside(data);
        }
        if (isWritten && data.overlaps()) {
            throw new MpiException(
                    ErrorClass.ERR_TYPE,
                    "a byte of " + name() + " must not be written twice, but instances or blocks of " + type
                            + " overlap; count=" + count);
        }
        return data;
    }

    private void requireInside(TypedBuffer data) {
        long low = Exact.sum(
                ErrorClass.ERR_RMA_RANGE,
                "the lowest address",
                data.address(),
                data.layout().low());
        long high = Exact.sum(
                ErrorClass.ERR_RMA_RANGE,
                "the highest address",
                data.address(),
                data.layout().high());
        if (low < 0 || high > bytes) {
            throw new MpiException(
                    ErrorClass.ERR_RMA_RANGE,
                    "the call reaches from byte " + low + " to byte " + (high - 1) + " of " + name() + ", which has "
                            + bytes + " bytes: expose more there, or lower the displacement or the count");
        }
    }

    private String name() {
        return "rank " + rank + "'s memory in " + window;
    }

    /** Addresses without bytes: those are at the target. */
    private record Addresses(long bytes) implements MessageMemory {
        @Override
        public ByteOrder order() {
            return ByteOrder.LITTLE_ENDIAN;
        }

        @Override
        public void read(long address, byte[] into, int offset, int length) {
            throw elsewhere();
        }

        @Override
        public void write(long address, byte[] from, int offset, int length) {
            throw elsewhere();
        }

        private static IllegalStateException elsewhere() {
            return new IllegalStateException("the bytes of a target are in its own memory: take its layout alone");
        }
    }
}
