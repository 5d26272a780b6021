package mpi;

import java.nio.Buffer;

/** A message that a matched probe has taken. */
public final class Message {
    private final org.heddle.mpi.Message message;

    Message(org.heddle.mpi.Message message) {
        this.message = message;
    }

    /** Receives it. */
    public Status mRecv(Object buf, int count, Datatype type) throws MPIException {
        return MPI.get(() -> new Status(message.mRecv(Comm.place(buf), count, Datatype.of(type))));
    }

    /** Starts to receive it. */
    public Request imRecv(Buffer buf, int count, Datatype type) throws MPIException {
        return MPI.get(() -> new Request(message.imRecv(Comm.place(buf), count, Datatype.of(type))));
    }

    /** Returns its status. */
    public Status getStatus() {
        return new Status(message.getStatus());
    }
}
