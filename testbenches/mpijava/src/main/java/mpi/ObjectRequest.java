package mpi;

import java.util.Optional;
import org.heddle.mpi.Message;
import org.jspecify.annotations.Nullable;

/** A receive of objects: their bytes are not known before their message is there, so it takes the message when it is asked. */
final class ObjectRequest extends Request {
    private final Comm comm;
    private final Object buffer;
    private final int offset;
    private final int count;
    private final int source;
    private final int tag;
    private boolean ended;

    ObjectRequest(Comm comm, Object buffer, int offset, int count, int source, int tag) {
        super(org.heddle.mpi.Request.NULL);
        this.comm = comm;
        this.buffer = buffer;
        this.offset = offset;
        this.count = count;
        this.source = source;
        this.tag = tag;
    }

    @Override
    public boolean Is_null() {
        return ended;
    }

    @Override
    public void Free() {
        ended = true;
    }

    @Override
    public void Cancel() {
        ended = true;
    }

    @Override
    public Status Wait() throws MPIException {
        return MPI.get(() -> take(comm.comm().mProbe(source, tag)));
    }

    @Override
    public @Nullable Status Test() throws MPIException {
        return MPI.get(() -> {
            Optional<Message> message = comm.comm().imProbe(source, tag);
            return message.map(this::take).orElse(null);
        });
    }

    private Status take(Message message) {
        ended = true;
        return Comm.receiveObjects(message, buffer, offset, count);
    }
}
