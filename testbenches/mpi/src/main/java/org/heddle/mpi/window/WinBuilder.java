package org.heddle.mpi.window;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.heddle.mpi.transport.OneSided;

/** Makes windows: each rank exposes its memory, and tells all others how to reach it. */
final class WinBuilder {
    private static final int LONGS = 3;

    private WinBuilder() {}

    static Win create(Comm comm, Place base, long bytes, int unit) {
        if (bytes < 0 || bytes > Integer.MAX_VALUE) {
            throw new MpiException(
                    ErrorClass.ERR_SIZE,
                    "a window has 0 to 2^31 - 1 bytes at a rank: bytes=" + bytes + "; use several windows for more");
        }
        if (unit < 1) {
            throw new MpiException(
                    ErrorClass.ERR_DISP, "the unit of displacements must be >= 1 byte: displacementUnit=" + unit);
        }
        Require.given(base, ErrorClass.ERR_BUFFER, "the window's memory").target((int) bytes, Datatype.BYTE);
        comm.requireIntra();
        OneSided oneSided = comm.oneSided()
                .orElseThrow(
                        () -> new MpiException(
                                ErrorClass.ERR_UNSUPPORTED_OPERATION,
                                "the transport of " + comm.getName()
                                        + " has no one-sided operations: run the job over nodes that have, as improved MPC nodes, or in memory"));
        byte[] description = oneSided.expose(base.memory(), base.address(), bytes);
        Comm own = comm.dup();
        own.setName("window " + own.getName());
        return new Win(own, oneSided, description, targets(own, oneSided, description, bytes, unit));
    }

    private static List<WinTarget> targets(Comm comm, OneSided oneSided, byte[] description, long bytes, int unit) {
        int ranks = comm.getSize();
        Collectives collectives = new Collectives(comm);
        ByteBuffer own = buffer(LONGS * Long.BYTES);
        own.asLongBuffer().put(new long[] {bytes, unit, description.length});
        ByteBuffer sizes = buffer(ranks * LONGS * Long.BYTES);
        collectives.allGather(Place.of(own), LONGS, Datatype.LONG, Place.of(sizes), LONGS, Datatype.LONG);
        int longest = 0;
        for (int rank = 0; rank < ranks; rank++) {
            longest = Math.max(longest, (int) sizes.getLong((rank * LONGS + 2) * Long.BYTES));
        }
        ByteBuffer padded = buffer(longest);
        padded.put(0, description);
        ByteBuffer all = buffer(ranks * longest);
        collectives.allGather(Place.of(padded), longest, Datatype.BYTE, Place.of(all), longest, Datatype.BYTE);
        List<WinTarget> targets = new ArrayList<>();
        List<Integer> worldRanks = comm.worldRanks();
        for (int rank = 0; rank < ranks; rank++) {
            int at = rank * LONGS * Long.BYTES;
            byte[] told = new byte[(int) sizes.getLong(at + 2 * Long.BYTES)];
            all.get(rank * longest, told);
            targets.add(new WinTarget(
                    comm.getName(),
                    rank,
                    sizes.getLong(at),
                    (int) sizes.getLong(at + Long.BYTES),
                    oneSided.reach(worldRanks.get(rank), told)));
        }
        return targets;
    }

    private static ByteBuffer buffer(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
