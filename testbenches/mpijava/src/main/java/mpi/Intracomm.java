package mpi;

import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.topology.CartComm;
import org.heddle.mpi.topology.GraphComm;
import org.jspecify.annotations.Nullable;

/** A communicator of one group, and the collective operations of its ranks. */
public class Intracomm extends Comm {
    private @Nullable Collectives all;

    Intracomm(org.heddle.mpi.Comm comm) {
        super(comm);
    }

    private static @Nullable Intracomm orNull(org.heddle.mpi.@Nullable Comm comm) {
        return comm == null ? null : new Intracomm(comm);
    }

    Collectives all() {
        Collectives own = all;
        if (own == null) {
            own = MPI.rank()
                    .offload()
                    .map(settings -> Collectives.offloaded(comm(), settings))
                    .orElseGet(() -> new Collectives(comm()));
            all = own;
        }
        return own;
    }

    private ObjectCollectives objects() {
        return new ObjectCollectives(comm(), all());
    }

    private boolean isRoot(int root) {
        return comm().getRank() == root;
    }

    /** Returns a duplicate with messages of its own. */
    @Override
    public Object clone() {
        return new Intracomm(comm().dup());
    }

    /** Returns a duplicate with messages of its own. */
    public Intracomm Dup() throws MPIException {
        return MPI.get(() -> new Intracomm(comm().dup()));
    }

    /** Parts the ranks by colour, ordered by key; null for a rank that is in no part. */
    public @Nullable Intracomm Split(int colour, int key) throws MPIException {
        return MPI.get(() -> orNull(comm().split(colour, key)));
    }

    /** Makes a communicator of a group; null for a rank that is not in it. */
    public @Nullable Intracomm Create(Group group) throws MPIException {
        return MPI.get(() -> orNull(comm().create(Group.of(group))));
    }

    /** Makes a grid; null for a rank that has no place in it. Ranks keep their order. */
    public @Nullable Cartcomm Create_cart(int[] dims, boolean[] periods, boolean reorder) throws MPIException {
        return MPI.get(() -> {
            CartComm grid = CartComm.create(comm(), dims, periods);
            return grid == null ? null : new Cartcomm(grid);
        });
    }

    /** Makes a graph; null for a rank that is no node. Ranks keep their order. */
    public @Nullable Graphcomm Create_graph(int[] index, int[] edges, boolean reorder) throws MPIException {
        return MPI.get(() -> {
            GraphComm graph = GraphComm.create(comm(), index, edges);
            return graph == null ? null : new Graphcomm(graph);
        });
    }

    /** Returns when all ranks have called. */
    public void Barrier() throws MPIException {
        MPI.run(() -> all().barrier());
    }

    /** The root's data to all. */
    public void Bcast(Object buf, int offset, int count, Datatype datatype, int root) throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(datatype)) {
                objects().bcast(buf, offset, count, root);
            } else {
                all().bcast(place(buf, offset, datatype), count, Datatype.of(datatype), root);
            }
        });
    }

    /** Everybody's block to the root. */
    public void Gather(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(sendtype)) {
                objects().gather(sendbuf, sendoffset, sendcount, recvbuf, recvoffset, null, null, recvcount, root);
            } else {
                all().gather(
                                place(sendbuf, sendoffset, sendtype),
                                sendcount,
                                Datatype.of(sendtype),
                                isRoot(root) ? place(recvbuf, recvoffset, recvtype) : null,
                                recvcount,
                                isRoot(root) ? Datatype.of(recvtype) : null,
                                root);
            }
        });
    }

    /** Everybody's block, of its own count, to the root. */
    public void Gatherv(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int[] recvcount,
            int[] displs,
            Datatype recvtype,
            int root)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(sendtype)) {
                objects().gather(sendbuf, sendoffset, sendcount, recvbuf, recvoffset, recvcount, displs, 0, root);
            } else {
                all().gatherV(
                                place(sendbuf, sendoffset, sendtype),
                                sendcount,
                                Datatype.of(sendtype),
                                isRoot(root) ? place(recvbuf, recvoffset, recvtype) : null,
                                recvcount,
                                displs,
                                isRoot(root) ? Datatype.of(recvtype) : null,
                                root);
            }
        });
    }

    /** A block from the root to each. */
    public void Scatter(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(recvtype)) {
                objects().scatter(sendbuf, sendoffset, null, null, sendcount, recvbuf, recvoffset, recvcount, root);
            } else {
                all().scatter(
                                isRoot(root) ? place(sendbuf, sendoffset, sendtype) : null,
                                sendcount,
                                isRoot(root) ? Datatype.of(sendtype) : null,
                                place(recvbuf, recvoffset, recvtype),
                                recvcount,
                                Datatype.of(recvtype),
                                root);
            }
        });
    }

    /** A block of its own count from the root to each. */
    public void Scatterv(
            Object sendbuf,
            int sendoffset,
            int[] sendcount,
            int[] displs,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(recvtype)) {
                objects().scatter(sendbuf, sendoffset, sendcount, displs, 0, recvbuf, recvoffset, recvcount, root);
            } else {
                all().scatterV(
                                isRoot(root) ? place(sendbuf, sendoffset, sendtype) : null,
                                sendcount,
                                displs,
                                isRoot(root) ? Datatype.of(sendtype) : null,
                                place(recvbuf, recvoffset, recvtype),
                                recvcount,
                                Datatype.of(recvtype),
                                root);
            }
        });
    }

    /** Everybody's block to all. */
    public void Allgather(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(sendtype)) {
                objects().allGather(sendbuf, sendoffset, sendcount, recvbuf, recvoffset, null, null, recvcount);
            } else {
                all().allGather(
                                place(sendbuf, sendoffset, sendtype),
                                sendcount,
                                Datatype.of(sendtype),
                                place(recvbuf, recvoffset, recvtype),
                                recvcount,
                                Datatype.of(recvtype));
            }
        });
    }

    /** Everybody's block, of its own count, to all. */
    public void Allgatherv(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int[] recvcount,
            int[] displs,
            Datatype recvtype)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(sendtype)) {
                objects().allGather(sendbuf, sendoffset, sendcount, recvbuf, recvoffset, recvcount, displs, 0);
            } else {
                all().allGatherV(
                                place(sendbuf, sendoffset, sendtype),
                                sendcount,
                                Datatype.of(sendtype),
                                place(recvbuf, recvoffset, recvtype),
                                recvcount,
                                displs,
                                Datatype.of(recvtype));
            }
        });
    }

    /** A block of each to each. */
    public void Alltoall(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(sendtype)) {
                objects()
                        .allToAll(
                                sendbuf, sendoffset, null, null, sendcount, recvbuf, recvoffset, null, null, recvcount);
            } else {
                all().allToAll(
                                place(sendbuf, sendoffset, sendtype),
                                sendcount,
                                Datatype.of(sendtype),
                                place(recvbuf, recvoffset, recvtype),
                                recvcount,
                                Datatype.of(recvtype));
            }
        });
    }

    /** A block of its own count of each to each. */
    public void Alltoallv(
            Object sendbuf,
            int sendoffset,
            int[] sendcount,
            int[] sdispls,
            Datatype sendtype,
            Object recvbuf,
            int recvoffset,
            int[] recvcount,
            int[] rdispls,
            Datatype recvtype)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(sendtype)) {
                objects()
                        .allToAll(
                                sendbuf, sendoffset, sendcount, sdispls, 0, recvbuf, recvoffset, recvcount, rdispls, 0);
            } else {
                all().allToAllV(
                                place(sendbuf, sendoffset, sendtype),
                                sendcount,
                                sdispls,
                                Datatype.of(sendtype),
                                place(recvbuf, recvoffset, recvtype),
                                recvcount,
                                rdispls,
                                Datatype.of(recvtype));
            }
        });
    }

    /** Everybody's data reduced, to the root. */
    public void Reduce(
            Object sendbuf,
            int sendoffset,
            Object recvbuf,
            int recvoffset,
            int count,
            Datatype datatype,
            Op op,
            int root)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(datatype)) {
                objects().reduce(sendbuf, sendoffset, recvbuf, recvoffset, count, op, root);
            } else {
                all().reduce(
                                place(sendbuf, sendoffset, datatype),
                                isRoot(root) ? place(recvbuf, recvoffset, datatype) : null,
                                count,
                                Datatype.of(datatype),
                                Op.of(op),
                                root);
            }
        });
    }

    /** Everybody's data reduced, to all. */
    public void Allreduce(
            Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(datatype)) {
                objects().allReduce(sendbuf, sendoffset, recvbuf, recvoffset, count, op);
            } else {
                all().allReduce(
                                place(sendbuf, sendoffset, datatype),
                                place(recvbuf, recvoffset, datatype),
                                count,
                                Datatype.of(datatype),
                                Op.of(op));
            }
        });
    }

    /** Reduces the data of the ranks up to this one. */
    public void Scan(
            Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(datatype)) {
                objects().scan(sendbuf, sendoffset, recvbuf, recvoffset, count, op);
            } else {
                all().scan(
                                place(sendbuf, sendoffset, datatype),
                                place(recvbuf, recvoffset, datatype),
                                count,
                                Datatype.of(datatype),
                                Op.of(op));
            }
        });
    }

    /** Everybody's data reduced; each gets its part. */
    public void Reduce_scatter(
            Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int[] recvcounts, Datatype datatype, Op op)
            throws MPIException {
        MPI.run(() -> {
            if (Datatype.isObject(datatype)) {
                objects().reduceScatter(sendbuf, sendoffset, recvbuf, recvoffset, recvcounts, op);
            } else {
                all().reduceScatter(
                                place(sendbuf, sendoffset, datatype),
                                place(recvbuf, recvoffset, datatype),
                                recvcounts,
                                Datatype.of(datatype),
                                Op.of(op));
            }
        });
    }
}
