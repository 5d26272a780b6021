package org.heddle.mpi;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.heddle.mpi.PostedReceive.Pattern;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;
import org.heddle.mpi.transport.SendMode;
import org.jspecify.annotations.Nullable;

/** Sends, receives and probes of one communicator. All checks of a call, of both its halves if it has two, come before its first effect. */
final class PointToPoint {
    private final RankProcess process;
    private final Comm comm;

    PointToPoint(RankProcess process, Comm comm) {
        this.process = process;
        this.comm = comm;
    }

    /** A send that has been checked. */
    private record Sending(TypedBuffer data, long code, int dest, int tag, SendMode mode) {
        Sending of(TypedBuffer other) {
            return new Sending(other, code, dest, tag, mode);
        }

        /** The same, of a copy that is made now. */
        Sending copied() {
            byte[] copy = data.packed((int) data.bytes());
            MessageMemory memory = MessageMemory.of(ByteBuffer.wrap(copy));
            return of(new TypedBuffer(memory, 0, copy.length, Datatype.BYTE));
        }
    }

    Request send(Place buffer, int count, Datatype type, int dest, int tag, SendMode mode) {
        return post(checkedSend(buffer, count, type, dest, tag, mode));
    }

    void sendCopy(Place buffer, int count, Datatype type, int dest, int tag) {
        sendCopy(checkedSend(buffer, count, type, dest, tag, SendMode.STANDARD));
    }

    Request iSendCopy(Place buffer, int count, Datatype type, int dest, int tag) {
        sendCopy(buffer, count, type, dest, tag);
        return Request.ended(process, Status.EMPTY);
    }

    Prequest sendCopyInit(Place buffer, int count, Datatype type, int dest, int tag) {
        Sending sending = checkedSend(buffer, count, type, dest, tag, SendMode.STANDARD);
        return new Prequest(comm, process, described(sending), request -> {
            sendCopy(sending);
            request.end(Status.EMPTY);
        });
    }

    private void sendCopy(Sending sending) {
        process.requireOwnThread();
        if (sending.dest == Mpi.PROC_NULL) {
            return;
        }
        SendBuffer.Copy copy = process.sendBuffer().copy(sending.data);
        Sending copied = sending.of(copy.data());
        Request request = new Request(comm, process, described(copied), false);
        request.begin(() -> start(request, copied, copy.release()));
    }

    Prequest sendInit(Place buffer, int count, Datatype type, int dest, int tag, SendMode mode) {
        Sending sending = checkedSend(buffer, count, type, dest, tag, mode);
        return new Prequest(comm, process, described(sending), request -> start(request, sending, () -> {}));
    }

    private Sending checkedSend(Place buffer, int count, Datatype type, int dest, int tag, SendMode mode) {
        Errors.checkRank(dest, comm.peers(), false);
        Errors.checkTag(tag, false);
        TypedBuffer data =
                Require.given(buffer, ErrorClass.ERR_BUFFER, "the buffer").source(count, type);
        return new Sending(data, MessageCode.of(type, count, data.bytes(), comm.note()), dest, tag, mode);
    }

    private String described(Sending sending) {
        return "a send of " + sending.data.bytes() + " bytes to rank " + sending.dest + " with tag " + sending.tag
                + " on " + comm.getName();
    }

    private Request post(Sending sending) {
        Request request = new Request(comm, process, described(sending), false);
        request.begin(() -> start(request, sending, () -> {}));
        return request;
    }

    private void start(Request request, Sending sending, Runnable release) {
        if (sending.dest == Mpi.PROC_NULL) {
            request.end(Status.EMPTY);
            return;
        }
        long called = process.cycle();
        process.progress();
        Envelope envelope = new Envelope(
                process.baton().rank(),
                comm.worldRank(sending.dest),
                comm.context(),
                sending.tag,
                sending.data.bytes(),
                sending.code,
                sending.mode);
        process.sent(envelope, called);
        Completion completion = () -> {
            release.run();
            request.end(Status.EMPTY);
        };
        process.endpoint().send(new Outgoing(envelope, sending.data, completion, process.isInWaitingCall()));
    }

    Request receive(Place buffer, int count, Datatype type, int source, int tag) {
        return post(checkedReceive(buffer, count, type, source, tag));
    }

    Prequest receiveInit(Place buffer, int count, Datatype type, int source, int tag) {
        PostedReceive receive = checkedReceive(buffer, count, type, source, tag);
        return new Prequest(comm, process, receive.request().what(), request -> start(receive.with(request)));
    }

    private PostedReceive checkedReceive(Place buffer, int count, Datatype type, int source, int tag) {
        Pattern pattern = pattern(source, tag);
        return PostedReceive.of(
                pattern, buffer, count, type, new Request(comm, process, "a receive " + pattern, false));
    }

    private Pattern pattern(int source, int tag) {
        Errors.checkRank(source, comm.peers(), true);
        Errors.checkTag(tag, true);
        return new Pattern(comm, source, tag);
    }

    private Request post(PostedReceive receive) {
        receive.request().begin(() -> start(receive));
        return receive.request();
    }

    private void start(PostedReceive receive) {
        if (receive.pattern().source() == Mpi.PROC_NULL) {
            receive.request().end(Status.PROC_NULL);
            return;
        }
        process.progress();
        receive.request().withdrawnBy(process.matching().post(receive));
    }

    Status sendReceive(
            Place sendBuffer,
            int sendCount,
            Datatype sendType,
            int dest,
            int sendTag,
            Place recvBuffer,
            int recvCount,
            Datatype recvType,
            int source,
            int recvTag) {
        PostedReceive receive = checkedReceive(recvBuffer, recvCount, recvType, source, recvTag);
        Sending sending = checkedSend(sendBuffer, sendCount, sendType, dest, sendTag, SendMode.STANDARD);
        Place.requireDisjoint(sending.data, receive.target());
        return exchange(receive, sending);
    }

    Status sendReceiveReplace(Place buffer, int count, Datatype type, int dest, int sendTag, int source, int recvTag) {
        PostedReceive receive = checkedReceive(buffer, count, type, source, recvTag);
        Sending sending = checkedSend(buffer, count, type, dest, sendTag, SendMode.STANDARD);
        return exchange(receive, sending.copied());
    }

    /** The receive first, so that rings do not lock up. */
    private Status exchange(PostedReceive receive, Sending sending) {
        Request received = post(receive);
        try {
            post(sending).waitFor();
        } catch (MpiException refused) {
            received.withdraw();
            throw refused;
        }
        return received.waitStatus();
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
        if (source == Mpi.PROC_NULL) {
            return new Message(process, pattern, null);
        }
        awaited(pattern);
        return new Message(process, pattern, process.matching().claim(pattern));
    }

    Optional<Message> imProbe(int source, int tag) {
        Pattern pattern = pattern(source, tag);
        if (source == Mpi.PROC_NULL) {
            return Optional.of(new Message(process, pattern, null));
        }
        return Optional.ofNullable(polled(pattern))
                .map(found -> new Message(process, pattern, process.matching().claim(pattern)));
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
