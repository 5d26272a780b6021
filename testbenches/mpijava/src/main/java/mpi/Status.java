package mpi;

import org.jspecify.annotations.Nullable;

/** Status of a message or an operation. */
public class Status {
    /** Rank of the sender. */
    public int source;
    /** Tag of the message. */
    public int tag;
    /** Index of the request among several. */
    public int index;
    /** Class of the error, 0 if there was none. */
    public int error;

    private final org.heddle.mpi.Status status;
    private final int objects;

    Status(org.heddle.mpi.Status status) {
        this(status, MPI.UNDEFINED);
    }

    /** @param objects how many were received, UNDEFINED if the data are none */
    Status(org.heddle.mpi.Status status, int objects) {
        this.status = status;
        this.objects = objects;
        this.source = status.getSource();
        this.tag = status.getTag();
        this.index = status.getIndex();
        this.error = status.getError() == null ? 0 : new MPIException(status.getError()).Get_error_class();
    }

    static @Nullable Status orNull(org.heddle.mpi.@Nullable Status status) {
        return status == null ? null : new Status(status);
    }

    /** Returns the number of instances received. */
    public int Get_count(Datatype datatype) throws MPIException {
        return objects != MPI.UNDEFINED && Datatype.isObject(datatype)
                ? objects
                : MPI.get(() -> (int) status.getCount(Datatype.of(datatype)));
    }

    /** Returns the number of base elements received. */
    public int Get_elements(Datatype datatype) throws MPIException {
        return objects != MPI.UNDEFINED && Datatype.isObject(datatype)
                ? objects
                : MPI.get(() -> (int) status.getElements(Datatype.of(datatype)));
    }

    /** Returns the rank of the sender. */
    public int Get_source() {
        return source;
    }

    /** Returns the tag. */
    public int Get_tag() {
        return tag;
    }

    /** Whether the operation was cancelled. */
    public boolean Test_cancelled() throws MPIException {
        return status.isCancelled();
    }
}
