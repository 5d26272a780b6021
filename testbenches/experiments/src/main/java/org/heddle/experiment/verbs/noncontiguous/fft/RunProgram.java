package org.heddle.experiment.verbs.noncontiguous.fft;

import java.util.Arrays;
import java.util.Random;
import org.heddle.experiment.mpc.program.MessageBuffers;
import org.heddle.host.verbs.cost.BlockCosts;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiProgram;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;

/**
 * NAS_LU_x of DDTBench: a message of one run of bytes, 5 n doubles out of the middle of an array and into another one's, from rank 0 to rank 1 of two.
 * It is sent twice, and the second time is measured.
 */
public final class RunProgram implements MpiProgram {
    private static final int DOUBLES = 5;
    private static final int PAD_BYTES = 64;

    private final int n;
    private final boolean hasType;
    private final BlockCosts copies;
    private final MessageBuffers buffers;
    private final long[] called = new long[2];
    private final long[] returned = new long[2];
    private boolean verified;

    /**
     * @param n points of the grid's side
     * @param hasType whether both ends have a datatype; else they copy into buffers and out of them
     * @param copies costs of that
     * @param buffers where data and messages lie
     */
    public RunProgram(int n, boolean hasType, BlockCosts copies, MessageBuffers buffers) {
        this.n = n;
        this.hasType = hasType;
        this.copies = copies;
        this.buffers = buffers;
    }

    /** Returns the bytes of the message. */
    public int bytes() {
        return n * DOUBLES * Double.BYTES;
    }

    @Override
    public void run(Mpi mpi) {
        Comm world = mpi.world();
        int me = world.getRank();
        Place array = buffers.allocate(me, bytes() + 2 * PAD_BYTES);
        Place buffer = buffers.allocate(me, bytes());
        byte[] own = filled(me);
        array.memory().write(array.address(), own, 0, own.length);
        Place data = array.plus(PAD_BYTES);
        Datatype type = Datatype.createContiguous(DOUBLES * n, Datatype.DOUBLE);
        type.commit();
        for (int time = 0; time < 2; time++) {
            new Collectives(world).barrier();
            called[me] = mpi.cycle();
            if (me == 0) {
                copy(mpi, data, buffer, type);
                world.send(hasType ? data : buffer, 1, type, 1, 0);
            } else {
                world.recv(hasType ? data : buffer, 1, type, 0, 0);
                copy(mpi, buffer, data, type);
            }
            returned[me] = mpi.cycle();
        }
        if (me == 1) {
            byte[] expected = filled(1);
            System.arraycopy(filled(0), PAD_BYTES, expected, PAD_BYTES, bytes());
            array.memory().read(array.address(), own, 0, own.length);
            verified = Arrays.equals(own, expected);
        }
    }

    private void copy(Mpi mpi, Place from, Place to, Datatype type) {
        if (!hasType) {
            from.source(1, type).copyTo(to.target(1, type), bytes());
            mpi.idle(copies.copy(1, bytes(), false));
        }
    }

    private byte[] filled(int rank) {
        byte[] bytes = new byte[bytes() + 2 * PAD_BYTES];
        new Random(rank).nextBytes(bytes);
        return bytes;
    }

    /** Returns the cycles from the later call to the receiver's end. */
    public long cycles() {
        return returned[1] - Math.max(called[0], called[1]);
    }

    /** Returns whether every byte of the receiver's array is as it must be. */
    public boolean isVerified() {
        return verified;
    }
}
