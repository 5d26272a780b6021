package org.heddle.mpi.collective;

import java.util.List;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.collective.Movements.Blocks;
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
        return new Collectives(own, Algorithm.TREE, settings.arity(), Offload.open(own, settings));
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

    /** Returns when every rank has called it. */
    public void barrier() {
        long number = rounds.reserve();
        if (!offload.barrier()) {
            Movements.barrier(rounds.next(Kind.BARRIER, CallNote.NONE, number));
        }
    }

    /** Starts a barrier. */
    public Request iBarrier() {
        return rounds.start("a barrier", this::barrier);
    }

    /** The root's data to everybody. */
    public void bcast(Place buffer, int count, Datatype type, int root) {
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

    /** Starts a broadcast. */
    public Request iBcast(Place buffer, int count, Datatype type, int root) {
        return rounds.start("a broadcast", () -> bcast(buffer, count, type, root));
    }

    /**
     * Everybody's data reduced, to the root. In the order of ranks, with the same bits whatever the root.
     *
     * @param send IN_PLACE at the root: its data are in {@code recv}
     * @param recv of the root; not looked at elsewhere
     */
    public void reduce(Place send, Place recv, int count, Datatype type, Op op, int root) {
        CollectiveArguments.requireRoot(root, comm);
        CollectiveArguments.requireInPlaceAtRootOnly(send, root, comm);
        Operand operand = operand(count, type, op);
        TypedBuffer data = comm.getRank() == root
                ? CollectiveArguments.operands(send, count, recv, count, type)
                : Require.given(send, ErrorClass.ERR_BUFFER, "the send buffer").source(count, type);
        byte[] own = operand.load(data);
        reductions.toRoot(operand, own, op, root).ifPresent(result -> operand.store(result, recv));
    }

    /** Starts a reduce. */
    public Request iReduce(Place send, Place recv, int count, Datatype type, Op op, int root) {
        return rounds.start("a reduce", () -> reduce(send, recv, count, type, op, root));
    }

    /** Everybody's data reduced, to everybody, with the same bits everywhere; IN_PLACE allowed. */
    public void allReduce(Place send, Place recv, int count, Datatype type, Op op) {
        Operand operand = operand(count, type, op);
        byte[] own = operand.load(CollectiveArguments.operands(send, count, recv, count, type));
        operand.store(reductions.toAll(operand, own, op), recv);
    }

    /** Starts an allreduce. */
    public Request iAllReduce(Place send, Place recv, int count, Datatype type, Op op) {
        return rounds.start("an allreduce", () -> allReduce(send, recv, count, type, op));
    }

    /** Reduces the data of the ranks up to and including this one; IN_PLACE is allowed. */
    public void scan(Place send, Place recv, int count, Datatype type, Op op) {
        Operand operand = operand(count, type, op);
        byte[] own = operand.load(CollectiveArguments.operands(send, count, recv, count, type));
        operand.store(Exchanges.scan(inSoftware(Kind.SCAN, 0, CallNote.of(op)), operand, own), recv);
    }

    /** Reduces the data of the ranks below this one; nothing is written at rank 0. IN_PLACE is allowed. */
    public void exScan(Place send, Place recv, int count, Datatype type, Op op) {
        Operand operand = operand(count, type, op);
        byte[] own = operand.load(CollectiveArguments.operands(send, count, recv, count, type));
        Exchanges.exScan(inSoftware(Kind.EX_SCAN, 0, CallNote.of(op)), operand, own)
                .ifPresent(sum -> operand.store(sum, recv));
    }

    /**
     * Everybody's data reduced; each rank gets its own part. In the order of ranks.
     *
     * @param recvCounts instances for each rank
     */
    public void reduceScatter(Place send, Place recv, int[] recvCounts, Datatype type, Op op) {
        Operand operand = operand(CollectiveArguments.total(recvCounts, comm), type, op);
        int ownCount = recvCounts[comm.getRank()];
        byte[] own = operand.load(CollectiveArguments.operands(send, operand.count(), recv, ownCount, type));
        Round round = inSoftware(Kind.REDUCE_SCATTER, 0, CallNote.of(op));
        byte[] all = Trees.binomial(round, operand, own);
        Operand part = operand(ownCount, type, op);
        part.store(Trees.parts(round, operand, all, recvCounts), recv);
    }

    /**
     * Everybody's block to the root.
     *
     * @param send IN_PLACE at the root: its block is in {@code recv} already
     * @param recvCount instances of each block
     */
    public void gather(
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

    /**
     * A block from the root to everybody.
     *
     * @param sendCount instances of each block
     * @param recv IN_PLACE at the root: its block stays where it is
     */
    public void scatter(
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

    /**
     * Everybody's block to everybody.
     *
     * @param send IN_PLACE: the own block is in {@code recv} already
     * @param recvCount instances of each block
     */
    public void allGather(Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        Blocks all = CollectiveArguments.blocks(recv, recvCount, recvType, "receive");
        Blocks own = send == Place.IN_PLACE ? IN_PLACE : CollectiveArguments.blocks(send, sendCount, sendType, "send");
        if (own == IN_PLACE) {
            all.target(comm.getSize());
        } else {
            CollectiveArguments.requireMatch(own, 1, all, comm.getSize());
        }
        Movements.allGather(inSoftware(Kind.ALL_GATHER, 0, CallNote.NONE), own, all);
    }

    /** A block of each rank to each rank; counts are instances of one block. */
    public void allToAll(Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        Blocks out = CollectiveArguments.blocks(send, sendCount, sendType, "send");
        Blocks in = CollectiveArguments.blocks(recv, recvCount, recvType, "receive");
        CollectiveArguments.requireMatch(out, comm.getSize(), in, comm.getSize());
        Movements.allToAll(inSoftware(Kind.ALL_TO_ALL, 0, CallNote.NONE), out, in);
    }

    /** Starts an allgather. */
    public Request iAllGather(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        return rounds.start("an allgather", () -> allGather(send, sendCount, sendType, recv, recvCount, recvType));
    }

    /** Starts an alltoall. */
    public Request iAllToAll(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        return rounds.start("an alltoall", () -> allToAll(send, sendCount, sendType, recv, recvCount, recvType));
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
