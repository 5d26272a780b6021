package org.heddle.host.mpi.collective;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.heddle.host.mpi.Comm;
import org.heddle.host.mpi.Mpi;
import org.heddle.host.mpi.Place;
import org.heddle.host.mpi.Request;
import org.heddle.host.mpi.collective.Movements.Blocks;
import org.heddle.host.mpi.collective.Round.Kind;
import org.heddle.host.mpi.datatype.Datatype;
import org.heddle.host.mpi.error.ErrorClass;
import org.heddle.host.mpi.error.MpiException;
import org.heddle.host.mpi.offload.OffloadSettings;
import org.heddle.host.mpi.transport.HostWork;

/**
 * The collective operations of a communicator, in software or, where a network interface can, by it. Every rank makes one of its own and calls the same operations in the same
 * order; a rank that is found in another operation, or with another count or type, is an error that names both.
 *
 * <p>The non-blocking operations are the blocking ones, going on inside the rank's other calls; buffers must stay untouched until their
 * request has ended. While one is under way, a rank that is in another operation shows as a deadlock.
 *
 * <p>Where {@link Place#IN_PLACE} is allowed the call says so; a send buffer that is the receive buffer is refused (ERR_BUFFER).
 */
public final class Collectives {
    private final Comm comm;
    private final Algorithm algorithm;
    private final int arity;
    private final Offload offload;
    private long number;
    /** Non-blocking operations under way. */
    private int outstanding;

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
        this(comm.forCollectives(), algorithm, arity, Offload.NONE);
    }

    private Collectives(Comm comm, Algorithm algorithm, int arity, Offload offload) {
        if (arity < 1) {
            throw new MpiException(ErrorClass.ERR_ARG, "arity must be >= 1: arity=" + arity);
        }
        this.comm = comm;
        this.algorithm = algorithm;
        this.arity = arity;
        this.offload = offload;
    }

    /**
     * Collective operations of which the ranks' network interfaces take barrier, bcast, reduce and allReduce wherever they can; the
     * others, and what they cannot, go by software trees of the same arity, which put data together in the same order. Collective.
     */
    public static Collectives offloaded(Comm comm, OffloadSettings settings) {
        Comm own = comm.forCollectives();
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

    private Round round(Kind kind) {
        comm.work(HostWork.COLLECTIVE_CALL, 1);
        return new Round(comm, kind, number++, outstanding == 0);
    }

    private Request start(String what, Runnable operation) {
        outstanding++;
        return comm.inBackground(what, () -> {
            try {
                operation.run();
            } finally {
                outstanding--;
            }
        });
    }

    /** Returns when every rank has called it. */
    public void barrier() {
        if (!offload.barrier()) {
            Movements.barrier(round(Kind.BARRIER));
        }
    }

    /** Starts a barrier. */
    public Request iBarrier() {
        return start("a barrier", this::barrier);
    }

    /** The root's data to everybody. */
    public void bcast(Place buffer, int count, Datatype type, int root) {
        checkRoot(root);
        if (!offload.bcast(buffer, count, type, root)) {
            Movements.bcast(round(Kind.BCAST), buffer, count, type, root);
        }
    }

    /** Starts a broadcast. */
    public Request iBcast(Place buffer, int count, Datatype type, int root) {
        return start("a broadcast", () -> bcast(buffer, count, type, root));
    }

    /**
     * Everybody's data reduced, to the root. In the order of ranks, with the same bits whatever the root.
     *
     * @param send IN_PLACE at the root: its data are in {@code recv}
     * @param recv of the root; not looked at elsewhere
     */
    public void reduce(Place send, Place recv, int count, Datatype type, Op op, int root) {
        checkRoot(root);
        boolean atRoot = comm.getRank() == root;
        if (send == Place.IN_PLACE && !atRoot) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER, "IN_PLACE is allowed at the root of a reduce only: root=" + root);
        }
        Operand operand = operand(count, type, op);
        byte[] own = operand.load(source(send, atRoot ? recv : Place.IN_PLACE));
        Optional<byte[]> offloaded = offload.reduce("reduce", op, operand, own);
        if (offloaded.isPresent()) {
            if (atRoot) {
                operand.store(offloaded.get(), recv);
            }
            return;
        }
        Round round = round(Kind.REDUCE);
        byte[] result = Trees.binomial(round, operand, own);
        if (root != 0 && comm.getRank() == 0) {
            round.send(result, operand, root);
        }
        if (atRoot) {
            operand.store(root == 0 ? result : round.recv(own.length, operand, 0), recv);
        }
    }

    /** Starts a reduce. */
    public Request iReduce(Place send, Place recv, int count, Datatype type, Op op, int root) {
        return start("a reduce", () -> reduce(send, recv, count, type, op, root));
    }

    /** Everybody's data reduced, to everybody, with the same bits everywhere; IN_PLACE allowed. */
    public void allReduce(Place send, Place recv, int count, Datatype type, Op op) {
        Operand operand = operand(count, type, op);
        byte[] own = operand.load(source(send, recv));
        Optional<byte[]> offloaded = offload.reduce("allReduce", op, operand, own);
        if (offloaded.isPresent()) {
            operand.store(offloaded.get(), recv);
            return;
        }
        Round round = round(Kind.ALL_REDUCE);
        byte[] result = switch (algorithm) {
            case TREE -> tree(round, operand, own, op);
            case RECURSIVE_DOUBLING -> Exchanges.recursiveDoubling(round, operand, own);
            case RING ->
                op.isCommutative()
                        ? Exchanges.ring(round, operand, own)
                        : Exchanges.recursiveDoubling(round, operand, own);
        };
        operand.store(result, recv);
    }

    /** Starts an allreduce. */
    public Request iAllReduce(Place send, Place recv, int count, Datatype type, Op op) {
        return start("an allreduce", () -> allReduce(send, recv, count, type, op));
    }

    private byte[] tree(Round round, Operand operand, byte[] own, Op op) {
        byte[] sum = op.isCommutative() ? Trees.fixed(round, operand, own, arity) : Trees.binomial(round, operand, own);
        return Trees.broadcast(round, operand, sum, arity);
    }

    /** What the ranks up to and including this one give together; IN_PLACE allowed. */
    public void scan(Place send, Place recv, int count, Datatype type, Op op) {
        Operand operand = operand(count, type, op);
        byte[] own = operand.load(source(send, recv));
        operand.store(Exchanges.scan(round(Kind.SCAN), operand, own), recv);
    }

    /** What the ranks below this one give together; nothing is written at rank 0. IN_PLACE allowed. */
    public void exScan(Place send, Place recv, int count, Datatype type, Op op) {
        Operand operand = operand(count, type, op);
        byte[] own = operand.load(source(send, recv));
        Round round = round(Kind.SCAN);
        byte[] sum = Exchanges.scan(round, operand, own);
        int rank = comm.getRank();
        int above = rank + 1 < comm.getSize() ? rank + 1 : Mpi.PROC_NULL;
        if (rank == 0) {
            round.send(sum, operand, above);
        } else {
            operand.store(round.exchange(sum, above, own.length, operand, rank - 1), recv);
        }
    }

    /**
     * Everybody's data reduced; each rank gets its own part. In the order of ranks.
     *
     * @param recvCounts instances for each rank
     */
    public void reduceScatter(Place send, Place recv, int[] recvCounts, Datatype type, Op op) {
        if (recvCounts.length != comm.getSize()) {
            throw new MpiException(
                    ErrorClass.ERR_COUNT,
                    "recvCounts must have one entry for each of " + comm.getSize() + " ranks: it has "
                            + recvCounts.length);
        }
        Operand operand = operand(Arrays.stream(recvCounts).sum(), type, op);
        byte[] own = operand.load(source(send, recv));
        Round round = round(Kind.REDUCE_SCATTER);
        byte[] all = Trees.binomial(round, operand, own);
        Operand part = operand(recvCounts[comm.getRank()], type, op);
        int start = 0;
        for (int rank = 0; rank < comm.getSize(); rank++) {
            int end = start + recvCounts[rank] * operand.bytes();
            if (comm.getRank() == 0 && rank == 0) {
                part.store(Arrays.copyOfRange(all, start, end), recv);
            } else if (comm.getRank() == 0) {
                round.send(Arrays.copyOfRange(all, start, end), operand, rank);
            } else if (comm.getRank() == rank) {
                part.store(round.recv(end - start, operand, 0), recv);
            }
            start = end;
        }
    }

    /**
     * Everybody's block to the root.
     *
     * @param send IN_PLACE at the root: its block is in {@code recv} already
     * @param recvCount instances of each block
     */
    public void gather(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType, int root) {
        checkRoot(root);
        Movements.gather(
                round(Kind.GATHER), new Blocks(send, sendCount, sendType), new Blocks(recv, recvCount, recvType), root);
    }

    /**
     * A block from the root to everybody.
     *
     * @param sendCount instances of each block
     * @param recv IN_PLACE at the root: its block stays where it is
     */
    public void scatter(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType, int root) {
        checkRoot(root);
        Movements.scatter(
                round(Kind.SCATTER),
                new Blocks(send, sendCount, sendType),
                new Blocks(recv, recvCount, recvType),
                root);
    }

    /**
     * Everybody's block to everybody.
     *
     * @param send IN_PLACE: the own block is in {@code recv} already
     * @param recvCount instances of each block
     */
    public void allGather(Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        Movements.allGather(
                round(Kind.ALL_GATHER), new Blocks(send, sendCount, sendType), new Blocks(recv, recvCount, recvType));
    }

    /** A block of each rank to each rank; counts are instances of one block. */
    public void allToAll(Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        checkDifferent(send, recv);
        Movements.allToAll(
                round(Kind.ALL_TO_ALL), new Blocks(send, sendCount, sendType), new Blocks(recv, recvCount, recvType));
    }

    /** Starts an allgather. */
    public Request iAllGather(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        return start("an allgather", () -> allGather(send, sendCount, sendType, recv, recvCount, recvType));
    }

    /** Starts an alltoall. */
    public Request iAllToAll(
            Place send, int sendCount, Datatype sendType, Place recv, int recvCount, Datatype recvType) {
        return start("an alltoall", () -> allToAll(send, sendCount, sendType, recv, recvCount, recvType));
    }

    private Operand operand(int count, Datatype type, Op op) {
        if (count < 0) {
            throw new MpiException(ErrorClass.ERR_COUNT, "count must be >= 0: count=" + count);
        }
        type.requireCommitted();
        return Operand.of(count, type, op, elements -> comm.work(HostWork.REDUCED_ELEMENT, elements));
    }

    private static Place source(Place send, Place recv) {
        checkDifferent(send, recv);
        return send == Place.IN_PLACE ? recv : send;
    }

    private static void checkDifferent(Place send, Place recv) {
        if (send.isSame(recv)) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER, "the send buffer is the receive buffer: say IN_PLACE, or use two buffers");
        }
    }

    private void checkRoot(int root) {
        if (root < 0 || root >= comm.getSize()) {
            throw new MpiException(ErrorClass.ERR_ROOT, "root must be 0 to " + (comm.getSize() - 1) + ": root=" + root);
        }
    }
}
