package mpi;

/** A communicator between two groups. */
public final class Intercomm extends Comm {
    Intercomm(org.heddle.mpi.Comm comm) {
        super(comm);
    }

    /** Returns the number of ranks of the other group. */
    public int Remote_size() throws MPIException {
        return MPI.get(comm()::getRemoteSize);
    }

    /** Returns the processes of the other group. */
    public Group Remote_group() throws MPIException {
        return MPI.get(() -> new Group(comm().getRemoteGroup()));
    }

    /** Makes one group of both. */
    public Intracomm Merge(boolean high) throws MPIException {
        return MPI.get(() -> new Intracomm(comm().merge(high)));
    }

    /** Returns a duplicate with messages of its own. */
    @Override
    public Object clone() {
        return new Intercomm(comm().dup());
    }
}
