package org.heddle.mpi.collective;

import java.util.Arrays;
import java.util.List;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.collective.Movements.Blocks;
import org.heddle.mpi.collective.Movements.Parts;
import org.heddle.mpi.collective.Round.Kind;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.HostWork;

/**
 * The collective operations of a communicator, in software or, where a network interface can, by it. Every rank makes one of its own
 * and calls the same operations in the same order; a rank that is found in another operation, or with another count, type, root,
 * reducing operation or algorithm, is an error that names both, and nothing of its data is delivered.
 *
 * <p>What one rank can tell by itself is refused before anything is sent, with MPI's error and without effect: another call with right
 * arguments may follow.
 *
 * <p>The non-blocking operations are the blocking ones, going on inside the rank's other calls; buffers must stay untouched until their
 * request has ended. While one is under way, a rank that is in another operation shows as a deadlock.
 *
 * <p>Where {@link Place#IN_PLACE} is allowed the call says so; a send buffer that has a byte in common with the receive buffer is refused
 * (ERR_BUFFER), and so is a result of overlapping instances (ERR_TYPE).
 */
public final class Collectives {
    private static final Blocks IN_PLACE = new Blocks(Place.IN_PLACE, 0, Datatype.BYTE);

    private final Comm comm;
    private final Rounds rounds;
    private final Offload offload;
    private final Reductions reductions;

    /** With recursive doubling. */
    public Collectives(Comm comm) {
        this(comm, Algorithm.RECURSIVE_DOUBLING, 2);
    }

    /**
     * @param comm whose ranks take part
     * @param algorithm for allReduce; an operation that does not commute takes another where the algorithm would reorder ranks
     * @param arity children of an inner rank, 2 or above, for {@link Algorithm#TREE}
     */
    public Collectives(Comm comm, Algorithm algorithm, int arity) {
        this(
                Require.given(comm, ErrorClass.ERR_COMM, "the communicator").forCollectives(),
                Require.given(algorithm, ErrorClass.ERR_ARG, "the algorithm"),
                arity,
                Offload.NONE);
    }

    private Collectives(Comm comm, Algorithm algorithm, int arity, Offload offload) {
        comm.requireIntra();
        if (arity < 1) {
            throw new MpiException(ErrorClass.ERR_ARG, "arity must be >= 1: arity=" + arity);
        }
        this.comm = comm;
        this.rounds = new Rounds(comm);
        this.offload = offload;
        this.reductions = new Reductions(rounds, offload, algorithm, arity);
    }

    /**
     * Collective operations of which the ranks' network interfaces take barrier, bcast, reduce and allReduce wherever they can; the
     * others, and what they cannot, go by software trees of the same arity, which put data together in the same order. Collective.
     */
    public static Collectives offloaded(Comm comm, OffloadSettings settings) {
        Require.given(settings, ErrorClass.ERR_ARG, "the settings");
        Comm own = Require.given(comm, ErrorClass.ERR_COMM, "the communicator").forCollectives();
        Offload opened = own.call("", () -> Offload.open(own, settings));
        return new Collectives(own, Algorithm.TREE, settings.arity(), opened);
    }

    /** Calls that were offloaded so far. */
    public long offloadedCalls() {
        return offload.calls();
    }

    /** Calls that software did although offloading was asked for, oldest first, each with its rule and reason. */
    public List<Fallback> fallbacks() {
        return offload.fallbacks();
    }

    /** Gives back what the network interface has reserved; what is called afterwards goes by software. Collective. */
    public void close() {
        offload.close();
    }

    /** Returns when every rank has called it. MPI 4.1, section 6.3. */
    public void barrier() {
        comm.run("MPI_Barrier", this::barrierNow);
    }

    /** Starts {@link #barrier} and returns at once; MPI 4.1, section 6.12. */
    public Request iBarrier() {
        return comm.call("MPI_Ibarrier", () -> rounds.start("a barrier", this::barrierNow));
    }

    /** The root's data to everybody. MPI 4.1, section 6.4. */
    public void bcast(Place buffer, int count, Datatype type, int root) {
        comm.run("MPI_Bcast", () -> bcastNow(buffer, count, type, root));
    }

    /** Starts {@link #bcast} and returns at once; MPI 4.1, section 6.12. */
    public Request iBcast(Place buffer, int count, Datatype type, int root) {
        return comm.call("MPI_Ibcast", () -> rounds.start("a broadcast", () -> bcastNow(buffer, count, type, root)));
    }

    /**
     * Everybody's block to the root. MPI 4.1, section 6.5.
     *
     * @param send IN_PLACE at the root: its block is in {@code recv} already
     * @param recvCount instances of each block
     */
    public void gather(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType, int root) {
        comm.run("MPI_Gather", () -> gatherNow(send, sendCount, sendType, recv, recvCount, recvType, root));
    }

    /** Starts {@link #gather} and returns at once; MPI 4.1, section 6.12. */
    public Request iGather(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType, int root) {
        return comm.call(
                "MPI_Igather",
                () -> rounds.start(
                        "a gather", () -> gatherNow(send, sendCount, sendType, recv, recvCount, recvType, root)));
    }

    /**
     * Everybody's block, of its own count, to the root. MPI 4.1, section 6.5.
     *
     * @param send IN_PLACE at the root: its block is in {@code recv} already
     * @param recvCounts instances of each rank's block; looked at by the root only, as is all that follows
     * @param displacements of each block in {@code recv}, in extents of {@code recvType}
     */
    public void gatherV(
            Place send,
            int sendCount,
            Datatype sendType,
            Place recv,
            int[] recvCounts,
            int[] displacements,
            Datatype recvType,
            int root) {
        comm.run(
                "MPI_Gatherv",
                () -> gatherVNow(send, sendCount, sendType, recv, recvCounts, displacements, recvType, root));
    }

    /** Starts {@link #gatherV} and returns at once; MPI 4.1, section 6.12. */
    public Request iGatherV(
            Place send,
            int sendCount,
            Datatype sendType,
            Place recv,
            int[] recvCounts,
            int[] displacements,
            Datatype recvType,
            int root) {
        return comm.call(
                "MPI_Igatherv",
                () -> rounds.start(
                        "a gatherv",
                        () -> gatherVNow(send, sendCount, sendType, recv, recvCounts, displacements, recvType, root)));
    }

    /**
     * A block from the root to everybody. MPI 4.1, section 6.6.
     *
     * @param sendCount instances of each block
     * @param recv IN_PLACE at the root: its block stays where it is
     */
    public void scatter(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType, int root) {
        comm.run("MPI_Scatter", () -> scatterNow(send, sendCount, sendType, recv, recvCount, recvType, root));
    }

    /** Starts {@link #scatter} and returns at once; MPI 4.1, section 6.12. */
    public Request iScatter(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType, int root) {
        return comm.call(
                "MPI_Iscatter",
                () -> rounds.start(
                        "a scatter", () -> scatterNow(send, sendCount, sendType, recv, recvCount, recvType, root)));
    }

    /**
     * A block of its own count from the root to everybody. MPI 4.1, section 6.6.
     *
     * @param sendCounts instances of each rank's block; looked at by the root only, as are {@code send}, {@code displacements} and
     *     {@code sendType}
     * @param displacements of each block in {@code send}, in extents of {@code sendType}
     * @param recv IN_PLACE at the root: its block stays where it is
     */
    public void scatterV(
            Place send,
            int[] sendCounts,
            int[] displacements,
            Datatype sendType,
            Place recv,
            int recvCount,
            Datatype recvType,
            int root) {
        comm.run(
                "MPI_Scatterv",
                () -> scatterVNow(send, sendCounts, displacements, sendType, recv, recvCount, recvType, root));
    }

    /** Starts {@link #scatterV} and returns at once; MPI 4.1, section 6.12. */
    public Request iScatterV(
            Place send,
            int[] sendCounts,
            int[] displacements,
            Datatype sendType,
            Place recv,
            int recvCount,
            Datatype recvType,
            int root) {
        return comm.call(
                "MPI_Iscatterv",
                () -> rounds.start(
                        "a scatterv",
                        () -> scatterVNow(send, sendCounts, displacements, sendType, recv, recvCount, recvType, root)));
    }

    /**
     * Everybody's block to everybody. MPI 4.1, section 6.7.
     *
     * @param send IN_PLACE: the own block is in {@code recv} already
     * @param recvCount instances of each block
     */
    public void allGather(Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        comm.run("MPI_Allgather", () -> allGatherNow(send, sendCount, sendType, recv, recvCount, recvType));
    }

    /** Starts {@link #allGather} and returns at once; MPI 4.1, section 6.12. */
    public Request iAllGather(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        return comm.call(
                "MPI_Iallgather",
                () -> rounds.start(
                        "an allgather", () -> allGatherNow(send, sendCount, sendType, recv, recvCount, recvType)));
    }

    /**
     * Everybody's block, of its own count, to everybody. MPI 4.1, section 6.7.
     *
     * @param send IN_PLACE: the own block is in {@code recv} already
     * @param recvCounts instances of each rank's block
     * @param displacements of each block in {@code recv}, in extents of {@code recvType}
     */
    public void allGatherV(
            Place send,
            int sendCount,
            Datatype sendType,
            Place recv,
            int[] recvCounts,
            int[] displacements,
            Datatype recvType) {
        comm.run(
                "MPI_Allgatherv",
                () -> allGatherVNow(send, sendCount, sendType, recv, recvCounts, displacements, recvType));
    }

    /** Starts {@link #allGatherV} and returns at once; MPI 4.1, section 6.12. */
    public Request iAllGatherV(
            Place send,
            int sendCount,
            Datatype sendType,
            Place recv,
            int[] recvCounts,
            int[] displacements,
            Datatype recvType) {
        return comm.call(
                "MPI_Iallgatherv",
                () -> rounds.start(
                        "an allgatherv",
                        () -> allGatherVNow(send, sendCount, sendType, recv, recvCounts, displacements, recvType)));
    }

    /** A block of each rank to each rank; counts are instances of one block. MPI 4.1, section 6.8. */
    public void allToAll(Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        comm.run("MPI_Alltoall", () -> allToAllNow(send, sendCount, sendType, recv, recvCount, recvType));
    }

    /** Starts {@link #allToAll} and returns at once; MPI 4.1, section 6.12. */
    public Request iAllToAll(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        return comm.call(
                "MPI_Ialltoall",
                () -> rounds.start(
                        "an alltoall", () -> allToAllNow(send, sendCount, sendType, recv, recvCount, recvType)));
    }

    /** A block of its own count of each rank to each rank; displacements are in extents of the types. MPI 4.1, section 6.8. */
    public void allToAllV(
            Place send,
            int[] sendCounts,
            int[] sendDisplacements,
            Datatype sendType,
            Place recv,
            int[] recvCounts,
            int[] recvDisplacements,
            Datatype recvType) {
        comm.run(
                "MPI_Alltoallv",
                () -> allToAllVNow(
                        send, sendCounts, sendDisplacements, sendType, recv, recvCounts, recvDisplacements, recvType));
    }

    /** Starts {@link #allToAllV} and returns at once; MPI 4.1, section 6.12. */
    public Request iAllToAllV(
            Place send,
            int[] sendCounts,
            int[] sendDisplacements,
            Datatype sendType,
            Place recv,
            int[] recvCounts,
            int[] recvDisplacements,
            Datatype recvType) {
        return comm.call(
                "MPI_Ialltoallv",
                () -> rounds.start(
                        "an alltoallv",
                        () -> allToAllVNow(
                                send,
                                sendCounts,
                                sendDisplacements,
                                sendType,
                                recv,
                                recvCounts,
                                recvDisplacements,
                                recvType)));
    }

    /** A block of its own count and type of each rank to each rank; displacements are in bytes. MPI 4.1, section 6.8. */
    public void allToAllW(
            Place send,
            int[] sendCounts,
            int[] sendDisplacements,
            Datatype[] sendTypes,
            Place recv,
            int[] recvCounts,
            int[] recvDisplacements,
            Datatype[] recvTypes) {
        comm.run(
                "MPI_Alltoallw",
                () -> allToAllWNow(
                        send,
                        sendCounts,
                        sendDisplacements,
                        sendTypes,
                        recv,
                        recvCounts,
                        recvDisplacements,
                        recvTypes));
    }

    /** Starts {@link #allToAllW} and returns at once; MPI 4.1, section 6.12. */
    public Request iAllToAllW(
            Place send,
            int[] sendCounts,
            int[] sendDisplacements,
            Datatype[] sendTypes,
            Place recv,
            int[] recvCounts,
            int[] recvDisplacements,
            Datatype[] recvTypes) {
        return comm.call(
                "MPI_Ialltoallw",
                () -> rounds.start(
                        "an alltoallw",
                        () -> allToAllWNow(
                                send,
                                sendCounts,
                                sendDisplacements,
                                sendTypes,
                                recv,
                                recvCounts,
                                recvDisplacements,
                                recvTypes)));
    }

    /**
     * Everybody's data reduced, to the root. In the order of ranks, with the same bits whatever the root. MPI 4.1, section 6.9.1.
     *
     * @param send IN_PLACE at the root: its data are in {@code recv}
     * @param recv of the root; not looked at elsewhere
     */
    public void reduce(Place send, Place recv, int count, Datatype type, Op op, int root) {
        comm.run("MPI_Reduce", () -> reduceNow(send, recv, count, type, op, root));
    }

    /** Starts {@link #reduce} and returns at once; MPI 4.1, section 6.12. */
    public Request iReduce(Place send, Place recv, int count, Datatype type, Op op, int root) {
        return comm.call(
                "MPI_Ireduce", () -> rounds.start("a reduce", () -> reduceNow(send, recv, count, type, op, root)));
    }

    /** Everybody's data reduced, to everybody, with the same bits everywhere; IN_PLACE allowed. MPI 4.1, section 6.9.6. */
    public void allReduce(Place send, Place recv, int count, Datatype type, Op op) {
        comm.run("MPI_Allreduce", () -> allReduceNow(send, recv, count, type, op));
    }

    /** Starts {@link #allReduce} and returns at once; MPI 4.1, section 6.12. */
    public Request iAllReduce(Place send, Place recv, int count, Datatype type, Op op) {
        return comm.call(
                "MPI_Iallreduce", () -> rounds.start("an allreduce", () -> allReduceNow(send, recv, count, type, op)));
    }

    /**
     * Everybody's data reduced; each rank gets its own part, all of one size. In the order of ranks. MPI 4.1, section 6.10.1.
     *
     * @param recvCount instances for each rank
     */
    public void reduceScatterBlock(Place send, Place recv, int recvCount, Datatype type, Op op) {
        comm.run("MPI_Reduce_scatter_block", () -> reduceScatterBlockNow(send, recv, recvCount, type, op));
    }

    /** Starts {@link #reduceScatterBlock} and returns at once; MPI 4.1, section 6.12. */
    public Request iReduceScatterBlock(Place send, Place recv, int recvCount, Datatype type, Op op) {
        return comm.call(
                "MPI_Ireduce_scatter_block",
                () -> rounds.start(
                        "a reduce-scatter of blocks", () -> reduceScatterBlockNow(send, recv, recvCount, type, op)));
    }

    /**
     * Everybody's data reduced; each rank gets its own part. In the order of ranks. MPI 4.1, section 6.10.2.
     *
     * @param recvCounts instances for each rank
     */
    public void reduceScatter(Place send, Place recv, int[] recvCounts, Datatype type, Op op) {
        comm.run("MPI_Reduce_scatter", () -> reduceScatterNow(send, recv, recvCounts, type, op));
    }

    /** Starts {@link #reduceScatter} and returns at once; MPI 4.1, section 6.12. */
    public Request iReduceScatter(Place send, Place recv, int[] recvCounts, Datatype type, Op op) {
        return comm.call(
                "MPI_Ireduce_scatter",
                () -> rounds.start("a reduce-scatter", () -> reduceScatterNow(send, recv, recvCounts, type, op)));
    }

    /** Reduces the data of the ranks up to and including this one; IN_PLACE is allowed. MPI 4.1, section 6.11.1. */
    public void scan(Place send, Place recv, int count, Datatype type, Op op) {
        comm.run("MPI_Scan", () -> scanNow(send, recv, count, type, op));
    }

    /** Starts {@link #scan} and returns at once; MPI 4.1, section 6.12. */
    public Request iScan(Place send, Place recv, int count, Datatype type, Op op) {
        return comm.call("MPI_Iscan", () -> rounds.start("a scan", () -> scanNow(send, recv, count, type, op)));
    }

    /** Reduces the data of the ranks below this one; nothing is written at rank 0. IN_PLACE is allowed. MPI 4.1, section 6.11.2. */
    public void exScan(Place send, Place recv, int count, Datatype type, Op op) {
        comm.run("MPI_Exscan", () -> exScanNow(send, recv, count, type, op));
    }

    /** Starts {@link #exScan} and returns at once; MPI 4.1, section 6.12. */
    public Request iExScan(Place send, Place recv, int count, Datatype type, Op op) {
        return comm.call("MPI_Iexscan", () -> rounds.start("an exscan", () -> exScanNow(send, recv, count, type, op)));
    }

    private void barrierNow() {
        long number = rounds.reserve();
        if (!offload.barrier()) {
            Movements.barrier(rounds.next(Kind.BARRIER, CallNote.NONE, number));
        }
    }

    private void bcastNow(Place buffer, int count, Datatype type, int root) {
        CollectiveArguments.requireRoot(root, comm);
        Blocks data = CollectiveArguments.blocks(buffer, count, type, "bcast");
        if (comm.getRank() == root) {
            data.source(1);
        } else {
            data.target(1);
        }
        long number = rounds.reserve();
        if (!offload.bcast(buffer, count, type, root)) {
            Movements.bcast(rounds.next(Kind.BCAST, CallNote.NONE.to(root), number), buffer, count, type, root);
        }
    }

    private void reduceNow(Place send, Place recv, int count, Datatype type, Op op, int root) {
        CollectiveArguments.requireRoot(root, comm);
        CollectiveArguments.requireInPlaceAtRootOnly(send, root, comm);
        Operand operand = operand(count, type, op);
        TypedBuffer data = comm.getRank() == root
                ? CollectiveArguments.operands(send, count, recv, count, type)
                : Require.given(send, ErrorClass.ERR_BUFFER, "the send buffer").source(count, type);
        byte[] own = operand.load(data);
        reductions.toRoot(operand, own, op, root).ifPresent(result -> operand.store(result, recv));
    }

    private void allReduceNow(Place send, Place recv, int count, Datatype type, Op op) {
        Operand operand = operand(count, type, op);
        byte[] own = operand.load(CollectiveArguments.operands(send, count, recv, count, type));
        operand.store(reductions.toAll(operand, own, op), recv);
    }

    private void scanNow(Place send, Place recv, int count, Datatype type, Op op) {
        Operand operand = operand(count, type, op);
        byte[] own = operand.load(CollectiveArguments.operands(send, count, recv, count, type));
        operand.store(Exchanges.scan(inSoftware(Kind.SCAN, 0, CallNote.of(op)), operand, own), recv);
    }

    private void exScanNow(Place send, Place recv, int count, Datatype type, Op op) {
        Operand operand = operand(count, type, op);
        byte[] own = operand.load(CollectiveArguments.operands(send, count, recv, count, type));
        Exchanges.exScan(inSoftware(Kind.EX_SCAN, 0, CallNote.of(op)), operand, own)
                .ifPresent(sum -> operand.store(sum, recv));
    }

    private void reduceScatterNow(Place send, Place recv, int[] recvCounts, Datatype type, Op op) {
        scatterReduced(Kind.REDUCE_SCATTER, send, recv, recvCounts, type, op);
    }

    private void scatterReduced(Kind kind, Place send, Place recv, int[] recvCounts, Datatype type, Op op) {
        Operand operand = operand(CollectiveArguments.total(recvCounts, comm), type, op);
        int ownCount = recvCounts[comm.getRank()];
        byte[] own = operand.load(CollectiveArguments.operands(send, operand.count(), recv, ownCount, type));
        Round round = inSoftware(kind, 0, CallNote.of(op));
        byte[] all = Trees.binomial(round, operand, own);
        Operand part = operand(ownCount, type, op);
        part.store(Trees.parts(round, operand, all, recvCounts), recv);
    }

    private void gatherNow(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType, int root) {
        CollectiveArguments.requireRoot(root, comm);
        CollectiveArguments.requireInPlaceAtRootOnly(send, root, comm);
        boolean isRoot = comm.getRank() == root;
        Blocks own = send == Place.IN_PLACE ? IN_PLACE : CollectiveArguments.blocks(send, sendCount, sendType, "send");
        Blocks all = isRoot ? CollectiveArguments.blocks(recv, recvCount, recvType, "receive") : IN_PLACE;
        if (!isRoot) {
            own.source(1);
        } else if (own == IN_PLACE) {
            all.target(comm.getSize());
        } else {
            CollectiveArguments.requireMatch(own, 1, all, comm.getSize());
        }
        Movements.gather(inSoftware(Kind.GATHER, root, CallNote.NONE.to(root)), own, all, root);
    }

    private void scatterNow(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType, int root) {
        CollectiveArguments.requireRoot(root, comm);
        CollectiveArguments.requireInPlaceAtRootOnly(recv, root, comm);
        boolean isRoot = comm.getRank() == root;
        Blocks all = isRoot ? CollectiveArguments.blocks(send, sendCount, sendType, "send") : IN_PLACE;
        Blocks own =
                recv == Place.IN_PLACE ? IN_PLACE : CollectiveArguments.blocks(recv, recvCount, recvType, "receive");
        if (!isRoot) {
            own.target(1);
        } else if (own == IN_PLACE) {
            all.source(comm.getSize());
        } else {
            CollectiveArguments.requireMatch(all, comm.getSize(), own, 1);
        }
        Movements.scatter(inSoftware(Kind.SCATTER, root, CallNote.NONE.to(root)), all, own, root);
    }

    private void allGatherNow(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        Blocks all = CollectiveArguments.blocks(recv, recvCount, recvType, "receive");
        Blocks own = send == Place.IN_PLACE ? IN_PLACE : CollectiveArguments.blocks(send, sendCount, sendType, "send");
        if (own == IN_PLACE) {
            all.target(comm.getSize());
        } else {
            CollectiveArguments.requireMatch(own, 1, all, comm.getSize());
        }
        Movements.allGather(inSoftware(Kind.ALL_GATHER, 0, CallNote.NONE), own, all);
    }

    private void allToAllNow(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        Blocks out = CollectiveArguments.blocks(send, sendCount, sendType, "send");
        Blocks in = CollectiveArguments.blocks(recv, recvCount, recvType, "receive");
        CollectiveArguments.requireMatch(out, comm.getSize(), in, comm.getSize());
        Movements.allToAll(inSoftware(Kind.ALL_TO_ALL, 0, CallNote.NONE), out, in);
    }

    private void gatherVNow(
            Place send,
            int sendCount,
            Datatype sendType,
            Place recv,
            int[] recvCounts,
            int[] displacements,
            Datatype recvType,
            int root) {
        CollectiveArguments.requireRoot(root, comm);
        CollectiveArguments.requireInPlaceAtRootOnly(send, root, comm);
        boolean isRoot = comm.getRank() == root;
        Blocks own = send == Place.IN_PLACE ? IN_PLACE : CollectiveArguments.blocks(send, sendCount, sendType, "send");
        CallNote note = CallNote.NONE.to(root);
        if (!isRoot) {
            own.source(1);
            Movements.gather(inSoftware(Kind.GATHER_V, root, note), own, IN_PLACE, root);
            return;
        }
        Parts all = CollectiveArguments.parts(recv, recvCounts, displacements, recvType, "receive", comm);
        TypedBuffer target = all.target();
        if (own != IN_PLACE) {
            CollectiveArguments.requireMatch(own, own.source(1), all, target, root);
        }
        Movements.gather(inSoftware(Kind.GATHER_V, root, note), own, all, root);
    }

    private void scatterVNow(
            Place send,
            int[] sendCounts,
            int[] displacements,
            Datatype sendType,
            Place recv,
            int recvCount,
            Datatype recvType,
            int root) {
        CollectiveArguments.requireRoot(root, comm);
        CollectiveArguments.requireInPlaceAtRootOnly(recv, root, comm);
        boolean isRoot = comm.getRank() == root;
        Blocks own =
                recv == Place.IN_PLACE ? IN_PLACE : CollectiveArguments.blocks(recv, recvCount, recvType, "receive");
        CallNote note = CallNote.NONE.to(root);
        if (!isRoot) {
            own.target(1);
            Movements.scatter(inSoftware(Kind.SCATTER_V, root, note), IN_PLACE, own, root);
            return;
        }
        Parts all = CollectiveArguments.parts(send, sendCounts, displacements, sendType, "send", comm);
        TypedBuffer source = all.source();
        if (own != IN_PLACE) {
            CollectiveArguments.requireMatch(all, source, own, own.target(1), root);
        }
        Movements.scatter(inSoftware(Kind.SCATTER_V, root, note), all, own, root);
    }

    private void allGatherVNow(
            Place send,
            int sendCount,
            Datatype sendType,
            Place recv,
            int[] recvCounts,
            int[] displacements,
            Datatype recvType) {
        Blocks own = send == Place.IN_PLACE ? IN_PLACE : CollectiveArguments.blocks(send, sendCount, sendType, "send");
        Parts all = CollectiveArguments.parts(recv, recvCounts, displacements, recvType, "receive", comm);
        TypedBuffer target = all.target();
        if (own != IN_PLACE) {
            CollectiveArguments.requireMatch(own, own.source(1), all, target, comm.getRank());
        }
        Movements.allGather(inSoftware(Kind.ALL_GATHER_V, 0, CallNote.NONE), own, all);
    }

    private void allToAllVNow(
            Place send,
            int[] sendCounts,
            int[] sendDisplacements,
            Datatype sendType,
            Place recv,
            int[] recvCounts,
            int[] recvDisplacements,
            Datatype recvType) {
        Parts out = CollectiveArguments.parts(send, sendCounts, sendDisplacements, sendType, "send", comm);
        Parts in = CollectiveArguments.parts(recv, recvCounts, recvDisplacements, recvType, "receive", comm);
        CollectiveArguments.requireMatch(out, out.source(), in, in.target(), comm.getRank());
        Movements.allToAll(inSoftware(Kind.ALL_TO_ALL_V, 0, CallNote.NONE), out, in);
    }

    private void allToAllWNow(
            Place send,
            int[] sendCounts,
            int[] sendDisplacements,
            Datatype[] sendTypes,
            Place recv,
            int[] recvCounts,
            int[] recvDisplacements,
            Datatype[] recvTypes) {
        Parts out = CollectiveArguments.partsInBytes(send, sendCounts, sendDisplacements, sendTypes, "send", comm);
        Parts in = CollectiveArguments.partsInBytes(recv, recvCounts, recvDisplacements, recvTypes, "receive", comm);
        CollectiveArguments.requireMatch(out, out.source(), in, in.target(), comm.getRank());
        Movements.allToAll(inSoftware(Kind.ALL_TO_ALL_W, 0, CallNote.NONE), out, in);
    }

    private void reduceScatterBlockNow(Place send, Place recv, int recvCount, Datatype type, Op op) {
        int[] counts = new int[comm.getSize()];
        Arrays.fill(counts, recvCount);
        scatterReduced(Kind.REDUCE_SCATTER_BLOCK, send, recv, counts, type, op);
    }

    /** The messages of a call that no network interface does; these see to it that all ranks make it. */
    private Round inSoftware(Kind kind, int root, CallNote note) {
        long number = rounds.reserve();
        offload.agree(kind, root);
        return rounds.next(kind, note, number);
    }

    private Operand operand(int count, Datatype type, Op op) {
        return Operand.of(count, type, op, elements -> comm.work(HostWork.REDUCED_ELEMENT, elements));
    }
}
