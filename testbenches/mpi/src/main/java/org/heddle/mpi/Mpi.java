package org.heddle.mpi;

import java.nio.ByteBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/** MPI as one rank sees it. */
public final class Mpi {
    /** Receives from any rank. */
    public static final int ANY_SOURCE = -1;
    /** Receives any tag. */
    public static final int ANY_TAG = -2;
    /** A rank that is nobody: sending to it and receiving from it return at once. */
    public static final int PROC_NULL = -3;
    /** No sensible number. */
    public static final int UNDEFINED = -32766;
    /** The largest tag. */
    public static final int TAG_UB = Integer.MAX_VALUE;

    /** Bytes of the attached buffer that each buffered message takes besides its data; MPI_BSEND_OVERHEAD. */
    public static final int BSEND_OVERHEAD = 0;
    /** The version of the standard whose sections the documentation names: 4. */
    public static final int VERSION = 4;
    /** Its subversion. */
    public static final int SUBVERSION = 1;

    /** The first context that no predefined communicator has. */
    static final int FIRST_FREE_CONTEXT = 4;

    private final RankProcess process;
    private final Comm world;
    private final Comm self;
    private final double cyclesPerSecond;
    private final Runnable finish;
    private boolean initialized;

    /** @param finish waits for all ranks' ends */
    Mpi(RankProcess process, int ranks, double cyclesPerSecond, Runnable finish) {
        this.process = process;
        this.cyclesPerSecond = cyclesPerSecond;
        this.finish = finish;
        int caller = process.baton().rank();
        this.world = new Comm(process, Group.ofAll(ranks, caller), 0, "world");
        this.self = new Comm(process, new Group(new int[] {caller}, caller), FIRST_FREE_CONTEXT - 2, "self");
    }

    /** Starts MPI for a program that does so by itself; MPI 4.1, section 11.2.1. */
    public void init() {
        if (initialized) {
            throw new MpiException(ErrorClass.ERR_OTHER, "rank " + rank() + " calls MPI_Init twice");
        }
        process.call("MPI_Init", null, () -> initialized = true);
    }

    /** Whether the program has called {@link #init}; MPI_Initialized. */
    public boolean isInitialized() {
        return initialized;
    }

    /**
     * Ends MPI: waits for all ranks. A program that does not call it is finalized behind its end. MPI 4.1, section 11.2.2.
     *
     * @throws MpiException if an operation is under way, or a message was never received
     */
    public void finish() {
        process.call("MPI_Finalize", null, () -> {
            finish.run();
            return this;
        });
    }

    /** Whether the program has called {@link #finish}, or has ended; MPI_Finalized. */
    public boolean isFinished() {
        return process.isFinalized();
    }

    private int rank() {
        return process.baton().rank();
    }

    /** The communicator of this rank alone; MPI_COMM_SELF. */
    public Comm self() {
        return self;
    }

    /**
     * Gives buffered sends their room; MPI 4.1, section 3.6.
     *
     * @param buffer bytes from index 0 to its limit, not to be touched until it is detached
     * @throws MpiException ERR_BUFFER if there is one already, or it is read-only
     */
    public void attachBuffer(ByteBuffer buffer) {
        Require.given(buffer, ErrorClass.ERR_BUFFER, "the buffer");
        process.call("MPI_Buffer_attach", null, () -> {
            process.attach(buffer);
            return this;
        });
    }

    /** Takes the buffer back, when all messages have left it; MPI 4.1, section 3.6. */
    public ByteBuffer detachBuffer() {
        return process.call("MPI_Buffer_detach", null, process::detach);
    }

    /**
     * Refuses a thread that is not the rank's, for those who make calls of several.
     *
     * @throws MpiException ERR_OTHER, which names both threads
     */
    public void requireOwnThread() {
        process.requireOwnThread();
    }

    /** Returns the name of the rank's node; MPI 4.1, section 9.1.2. */
    public String processorName() {
        return "node" + rank();
    }

    /** Returns the simulated time in seconds since the start; MPI 4.1, section 9.6. */
    public double wtime() {
        process.requireOwnThread();
        return cycle() / cyclesPerSecond;
    }

    /** Returns the length of a simulated cycle in seconds; MPI 4.1, section 9.6. */
    public double wtick() {
        return 1 / cyclesPerSecond;
    }

    /** The communicator of all ranks. */
    public Comm world() {
        return world;
    }

    /** Cycles so far. */
    public long cycle() {
        return process.baton().cycle();
    }

    /** Lets time pass for this rank alone, as computing would: nothing of MPI goes on in it. */
    public void idle(long cycles) {
        process.idle(cycles);
    }
}
