package org.heddle.mpi;

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

    private final RankProcess process;
    private final Comm world;

    Mpi(RankProcess process, int ranks) {
        this.process = process;
        this.world = new Comm(process, Group.ofAll(ranks), 0, "world");
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
