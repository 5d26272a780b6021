package org.heddle.host.mpi;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.heddle.host.mpi.PostedReceive.Pattern;
import org.heddle.host.mpi.datatype.Datatype;
import org.heddle.host.mpi.datatype.Memory;
import org.heddle.host.mpi.datatype.TypedBuffer;
import org.heddle.host.mpi.transport.Envelope;
import org.heddle.host.mpi.transport.Incoming;
import org.heddle.host.mpi.transport.Outgoing;
import org.heddle.host.mpi.transport.SendMode;
import org.jspecify.annotations.Nullable;

/** Sends, receives and probes of one communicator. */
final class PointToPoint {
    private final RankProcess process;
    private final Comm comm;

    PointToPoint(RankProcess process, Comm comm) {
        this.process = process;
        this.comm = comm;
    }

    Request send(Place buffer, int count, Datatype type, int dest, int tag, SendMode mode) {
        TypedBuffer data = checkedSend(buffer, count, type, dest, tag);
        return send(data, type.signatureCode(count, data.bytes()), dest, tag, mode);
    }

    Request sendCopy(Place buffer, int count, Datatype type, int dest, int tag) {
        TypedBuffer data = checkedSend(buffer, count, type, dest, tag);
        byte[] copy = data.packed(Math.toIntExact(data.bytes()));
        TypedBuffer packed = new TypedBuffer(Memory.of(ByteBuffer.wrap(copy)), 0, copy.length, Datatype.BYTE);
        return send(packed, type.signatureCode(count, data.bytes()), dest, tag, SendMode.STANDARD);
    }

    Prequest sendInit(Place buffer, int count, Datatype type, int dest, int tag, SendMode mode) {
        TypedBuffer data = checkedSend(buffer, count, type, dest, tag);
        long signature = type.signatureCode(count, data.bytes());
        return new Prequest(
                process, described(data, dest, tag), request -> start(request, data, signature, dest, tag, mode));
    }

    private TypedBuffer checkedSend(Place buffer, int count, Datatype type, int dest, int tag) {
        Errors.checkRank(dest, comm.getSize(), false);
        Errors.checkTag(tag, false);
        return Errors.data(buffer, count, type);
    }

    private String described(TypedBuffer data, int dest, int tag) {
        return "a send of " + data.bytes() + " bytes to rank " + dest + " with tag " + tag + " on " + comm.getName();
    }

    private Request send(TypedBuffer data, long signature, int dest, int tag, SendMode mode) {
        Request request = new Request(process, described(data, dest, tag), false);
        request.activate();
        start(request, data, signature, dest, tag, mode);
        return request;
    }

    private void start(Request request, TypedBuffer data, long signature, int dest, int tag, SendMode mode) {
        if (dest == Mpi.PROC_NULL) {
            request.end(Status.EMPTY);
            return;
        }
        process.progress();
        int self = process.baton().rank();
        Envelope envelope =
                new Envelope(self, comm.worldRank(dest), comm.context(), tag, data.bytes(), signature, mode);
        process.endpoint().send(new Outgoing(envelope, data, () -> request.end(Status.EMPTY)));
    }

    Request receive(Place buffer, int count, Datatype type, int source, int tag) {
        Pattern pattern = pattern(source, tag);
        TypedBuffer target = Errors.target(buffer, count, type);
        Request request = new Request(process, "a receive " + pattern, false);
        request.activate();
        post(new PostedReceive(pattern, target, count, type.dup(), request));
        return request;
    }

    Prequest receiveInit(Place buffer, int count, Datatype type, int source, int tag) {
        Pattern pattern = pattern(source, tag);
        TypedBuffer target = Errors.target(buffer, count, type);
        Datatype own = type.dup();
        return new Prequest(
                process,
                "a receive " + pattern,
                request -> post(new PostedReceive(pattern, target, count, own, request)));
    }

    private Pattern pattern(int source, int tag) {
        Errors.checkRank(source, comm.getSize(), true);
        Errors.checkTag(tag, true);
        return new Pattern(comm, source, tag);
    }

    private void post(PostedReceive receive) {
        if (receive.pattern().source() == Mpi.PROC_NULL) {
            receive.request().end(Status.PROC_NULL);
            return;
        }
        process.progress();
        receive.request().posted(receive);
        process.matching().post(receive);
    }

    Status probe(int source, int tag) {
        Pattern pattern = pattern(source, tag);
        return source == Mpi.PROC_NULL ? Status.PROC_NULL : status(pattern, awaited(pattern));
    }

    Optional<Status> iProbe(int source, int tag) {
        Pattern pattern = pattern(source, tag);
        if (source == Mpi.PROC_NULL) {
            return Optional.of(Status.PROC_NULL);
        }
        return Optional.ofNullable(polled(pattern)).map(found -> status(pattern, found));
    }

    Message mProbe(int source, int tag) {
        Pattern pattern = pattern(source, tag);
        return source == Mpi.PROC_NULL ? new Message(process, pattern, null) : claimed(pattern, awaited(pattern));
    }

    Optional<Message> imProbe(int source, int tag) {
        Pattern pattern = pattern(source, tag);
        if (source == Mpi.PROC_NULL) {
            return Optional.of(new Message(process, pattern, null));
        }
        return Optional.ofNullable(polled(pattern)).map(found -> claimed(pattern, found));
    }

    private Message claimed(Pattern pattern, Incoming found) {
        process.matching().claim(found);
        return new Message(process, pattern, found);
    }

    private static Status status(Pattern pattern, Incoming found) {
        return pattern.status(found.envelope(), found.envelope().bytes(), null);
    }

    private Incoming awaited(Pattern pattern) {
        process.await(() -> process.matching().find(pattern) != null, () -> "a message " + pattern);
        Incoming found = process.matching().find(pattern);
        if (found == null) {
            throw new IllegalStateException("the probed message " + pattern + " has vanished");
        }
        return found;
    }

    private @Nullable Incoming polled(Pattern pattern) {
        process.poll(() -> process.matching().find(pattern) != null, "a probe " + pattern);
        return process.matching().find(pattern);
    }
}
