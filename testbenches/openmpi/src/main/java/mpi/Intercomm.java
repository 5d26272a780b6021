package mpi;

/** A communicator between two groups. */
public final class Intercomm extends Comm {
    Intercomm(org.heddle.mpi.Comm comm) {
        super(comm);
    }

    @Override
    public Intercomm dup() throws MPIException {
        return MPI.get(() -> new Intercomm(comm().dup()));
    }

    @Override
    public Intercomm clone() {
        return (Intercomm) super.clone();
    }

    /** Returns the number of ranks of the other group. */
    public int getRemoteSize() throws MPIException {
        return MPI.get(comm()::getRemoteSize);
    }

    /** Returns the processes of the other group. */
    public Group getRemoteGroup() throws MPIException {
        return MPI.get(() -> new Group(comm().getRemoteGroup()));
    }

    /** Makes one group of both. */
    public Intracomm merge(boolean high) throws MPIException {
        return MPI.get(() -> new Intracomm(comm().merge(high)));
    }
}
