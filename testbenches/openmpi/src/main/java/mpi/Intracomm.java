package mpi;

import java.nio.Buffer;
import org.heddle.mpi.Place;
import org.jspecify.annotations.Nullable;

/** A communicator of one group. */
public class Intracomm extends Comm {
    Intracomm(org.heddle.mpi.Comm comm) {
        super(comm);
    }

    private static @Nullable Intracomm orNull(org.heddle.mpi.@Nullable Comm comm) {
        return comm == null ? null : new Intracomm(comm);
    }

    @Override
    public Intracomm dup() throws MPIException {
        return MPI.get(() -> new Intracomm(comm().dup()));
    }

    @Override
    public Intracomm clone() {
        return (Intracomm) super.clone();
    }

    /** Parts the ranks by colour, ordered by key; null for a rank that is in no part. */
    public final @Nullable Intracomm split(int colour, int key) throws MPIException {
        return MPI.get(() -> orNull(comm().split(colour, key)));
    }

    /** Makes a communicator of a group; null for a rank that is not in it. */
    public final @Nullable Intracomm create(Group group) throws MPIException {
        return MPI.get(() -> orNull(comm().create(Group.of(group))));
    }

    /** Makes a grid; null for a rank that has no place in it. Ranks keep their order. */
    public final @Nullable CartComm createCart(int[] dims, boolean[] periods, boolean reorder) throws MPIException {
        return MPI.get(() -> {
            org.heddle.mpi.topology.CartComm grid = org.heddle.mpi.topology.CartComm.create(comm(), dims, periods);
            return grid == null ? null : new CartComm(grid);
        });
    }

    /** Makes a graph; null for a rank that is no node. Ranks keep their order. */
    public final @Nullable GraphComm createGraph(int[] index, int[] edges, boolean reorder) throws MPIException {
        return MPI.get(() -> {
            org.heddle.mpi.topology.GraphComm graph = org.heddle.mpi.topology.GraphComm.create(comm(), index, edges);
            return graph == null ? null : new GraphComm(graph);
        });
    }

    /** Starting further processes is not supported. */
    public final Intercomm spawn(String command, String[] argv, int maxprocs, Info info, int root, int[] errcodes) {
        throw new UnsupportedOperationException("Intracomm.spawn: the ranks of a job are fixed");
    }

    /** Reduces the data of the ranks up to this one. */
    public final void scan(Object sendbuf, Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        MPI.run(() -> all().scan(place(sendbuf), place(recvbuf), count, Datatype.of(type), Op.of(op)));
    }

    /** Starts {@code scan}. */
    public final Request iScan(Buffer sendbuf, Buffer recvbuf, int count, Datatype type, Op op) throws MPIException {
        return MPI.get(
                () -> new Request(all().iScan(place(sendbuf), place(recvbuf), count, Datatype.of(type), Op.of(op))));
    }

    /** Reduces the data of the ranks up to this one, in place. */
    public final void scan(Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        MPI.run(() -> all().scan(Place.IN_PLACE, place(recvbuf), count, Datatype.of(type), Op.of(op)));
    }

    /** Starts {@code scan}. */
    public final Request iScan(Buffer recvbuf, int count, Datatype type, Op op) throws MPIException {
        return MPI.get(
                () -> new Request(all().iScan(Place.IN_PLACE, place(recvbuf), count, Datatype.of(type), Op.of(op))));
    }

    /** Reduces the data of the ranks below this one. */
    public final void exScan(Object sendbuf, Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        MPI.run(() -> all().exScan(place(sendbuf), place(recvbuf), count, Datatype.of(type), Op.of(op)));
    }

    /** Starts {@code exScan}. */
    public final Request iExScan(Buffer sendbuf, Buffer recvbuf, int count, Datatype type, Op op) throws MPIException {
        return MPI.get(
                () -> new Request(all().iExScan(place(sendbuf), place(recvbuf), count, Datatype.of(type), Op.of(op))));
    }

    /** Reduces the data of the ranks below this one, in place. */
    public final void exScan(Object buf, int count, Datatype type, Op op) throws MPIException {
        MPI.run(() -> all().exScan(Place.IN_PLACE, place(buf), count, Datatype.of(type), Op.of(op)));
    }

    /** Starts {@code exScan}. */
    public final Request iExScan(Buffer buf, int count, Datatype type, Op op) throws MPIException {
        return MPI.get(
                () -> new Request(all().iExScan(Place.IN_PLACE, place(buf), count, Datatype.of(type), Op.of(op))));
    }
}
