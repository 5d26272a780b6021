package mpi;

import org.heddle.mpi.error.MpiException;
import org.jspecify.annotations.Nullable;

/** Status of a message or an operation. */
public final class Status {
    private final org.heddle.mpi.Status status;

    Status(org.heddle.mpi.Status status) {
        this.status = status;
    }

    static @Nullable Status orNull(org.heddle.mpi.@Nullable Status status) {
        return status == null ? null : new Status(status);
    }

    static Status[] of(org.heddle.mpi.Status[] statuses) {
        return java.util.Arrays.stream(statuses).map(Status::new).toArray(Status[]::new);
    }

    /** Returns the rank of the sender. */
    public int getSource() {
        return status.getSource();
    }

    /** Returns the tag. */
    public int getTag() {
        return status.getTag();
    }

    /** Returns the class of the error, 0 if there was none. */
    public int getError() {
        MpiException error = status.getError();
        return error == null ? 0 : new MPIException(error).getErrorClass();
    }

    /** Returns the number of instances received. */
    public int getCount(Datatype datatype) throws MPIException {
        return MPI.get(() -> (int) status.getCount(Datatype.of(datatype)));
    }

    /** Returns the number of basic elements received. */
    public int getElements(Datatype datatype) throws MPIException {
        return MPI.get(() -> (int) status.getElements(Datatype.of(datatype)));
    }

    /** Returns the index of the request among several. */
    public int getIndex() {
        return status.getIndex();
    }

    /** Whether the operation was cancelled. */
    public boolean isCancelled() throws MPIException {
        return status.isCancelled();
    }
}
