package mpi;

import org.heddle.mpi.GroupComparison;
import org.heddle.mpi.Keyval;
import org.heddle.mpi.Message;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.ElementMemory;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.topology.Topology;
import org.jspecify.annotations.Nullable;

/** A communicator: its messages. */
public class Comm {
    private final org.heddle.mpi.Comm comm;

    Comm(org.heddle.mpi.Comm comm) {
        this.comm = comm;
    }

    org.heddle.mpi.Comm comm() {
        return comm;
    }

    /** Data of a send, serialised if they are objects. */
    record Sent(Place place, int count, org.heddle.mpi.datatype.@Nullable Datatype type) {}

    static Sent sent(@Nullable Object buffer, int offset, int count, @Nullable Datatype type) {
        if (Datatype.isObject(type)) {
            byte[] bytes = ObjectBytes.of(buffer, offset, count);
            return new Sent(Place.of(ElementMemory.of(bytes), 0), bytes.length, Datatype.of(type));
        }
        return new Sent(place(buffer, offset, type), count, Datatype.of(type));
    }

    static Place place(@Nullable Object buffer, int offset, @Nullable Datatype type) {
        int size = type == null ? 1 : type.base().bytes();
        requireArray(buffer, type);
        return Place.of(ElementMemory.of(buffer), (long) offset * size);
    }

    private static void requireArray(@Nullable Object buffer, @Nullable Datatype type) {
        if (Datatype.isObject(type)) {
            throw new MpiException(ErrorClass.ERR_TYPE, "MPI.OBJECT is not supported by this call");
        }
        if (buffer != null
                && type != null
                && buffer.getClass() != type.base().array(0).getClass()) {
            throw new MpiException(
                    ErrorClass.ERR_TYPE,
                    "a buffer of " + type.base() + " is an array of its elements: it is a "
                            + buffer.getClass().getTypeName());
        }
    }

    static Status receiveObjects(Message message, @Nullable Object buffer, int offset, int count) {
        org.heddle.mpi.Status probed = message.getStatus();
        byte[] bytes = new byte[Math.toIntExact(probed.getBytes())];
        org.heddle.mpi.Status status = message.mRecv(
                Place.of(ElementMemory.of(bytes), 0), bytes.length, org.heddle.mpi.datatype.Datatype.BYTE);
        int objects = bytes.length == 0 ? 0 : ObjectBytes.store(bytes, buffer, offset, count);
        return new Status(status, objects);
    }

    static int number(GroupComparison comparison) {
        return switch (comparison) {
            case IDENT -> MPI.IDENT;
            case CONGRUENT -> MPI.CONGRUENT;
            case SIMILAR -> MPI.SIMILAR;
            case UNEQUAL -> MPI.UNEQUAL;
        };
    }

    /** Compares two communicators. */
    public static int Compare(Comm comm1, Comm comm2) throws MPIException {
        return MPI.get(() -> number(org.heddle.mpi.Comm.compare(comm1.comm, comm2.comm)));
    }

    /** Sends. */
    public void Send(Object buf, int offset, int count, Datatype datatype, int dest, int tag) throws MPIException {
        MPI.run(() -> {
            Sent sent = sent(buf, offset, count, datatype);
            comm.send(sent.place, sent.count, sent.type, dest, tag);
        });
    }

    /** Sends a copy in the attached buffer. */
    public void Bsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) throws MPIException {
        MPI.run(() -> {
            Sent sent = sent(buf, offset, count, datatype);
            comm.bSend(sent.place, sent.count, sent.type, dest, tag);
        });
    }

    /** Sends; returns when a receive has matched. */
    public void Ssend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) throws MPIException {
        MPI.run(() -> {
            Sent sent = sent(buf, offset, count, datatype);
            comm.sSend(sent.place, sent.count, sent.type, dest, tag);
        });
    }

    /** Sends to a receive that waits. */
    public void Rsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) throws MPIException {
        MPI.run(() -> {
            Sent sent = sent(buf, offset, count, datatype);
            comm.rSend(sent.place, sent.count, sent.type, dest, tag);
        });
    }

    /** Starts to send. */
    public Request Isend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) throws MPIException {
        return MPI.get(() -> {
            Sent sent = sent(buf, offset, count, datatype);
            return new Request(comm.iSend(sent.place, sent.count, sent.type, dest, tag));
        });
    }

    /** Sends a copy in the attached buffer. */
    public Request Ibsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) throws MPIException {
        return MPI.get(() -> {
            Sent sent = sent(buf, offset, count, datatype);
            return new Request(comm.iBsend(sent.place, sent.count, sent.type, dest, tag));
        });
    }

    /** Starts to send; ends when a receive has matched. */
    public Request Issend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) throws MPIException {
        return MPI.get(() -> {
            Sent sent = sent(buf, offset, count, datatype);
            return new Request(comm.iSsend(sent.place, sent.count, sent.type, dest, tag));
        });
    }

    /** Starts to send to a receive that waits. */
    public Request Irsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) throws MPIException {
        return MPI.get(() -> {
            Sent sent = sent(buf, offset, count, datatype);
            return new Request(comm.iRsend(sent.place, sent.count, sent.type, dest, tag));
        });
    }

    /** Receives. */
    public Status Recv(Object buf, int offset, int count, Datatype datatype, int source, int tag) throws MPIException {
        return MPI.get(() -> Datatype.isObject(datatype)
                ? receiveObjects(comm.mProbe(source, tag), buf, offset, count)
                : new Status(comm.recv(place(buf, offset, datatype), count, Datatype.of(datatype), source, tag)));
    }

    /** Starts to receive. */
    public Request Irecv(Object buf, int offset, int count, Datatype datatype, int source, int tag)
            throws MPIException {
        return MPI.get(() -> Datatype.isObject(datatype)
                ? new ObjectRequest(this, buf, offset, count, source, tag)
                : new Request(comm.iRecv(place(buf, offset, datatype), count, Datatype.of(datatype), source, tag)));
    }

    /** Prepares an operation to be started often; not of objects. */
    public Prequest Send_init(Object buf, int offset, int count, Datatype datatype, int dest, int tag)
            throws MPIException {
        return MPI.get(() ->
                new Prequest(comm.sendInit(place(buf, offset, datatype), count, Datatype.of(datatype), dest, tag)));
    }

    /** Prepares an operation to be started often; not of objects. */
    public Prequest Bsend_init(Object buf, int offset, int count, Datatype datatype, int dest, int tag)
            throws MPIException {
        return MPI.get(() ->
                new Prequest(comm.bSendInit(place(buf, offset, datatype), count, Datatype.of(datatype), dest, tag)));
    }

    /** Prepares an operation to be started often; not of objects. */
    public Prequest Ssend_init(Object buf, int offset, int count, Datatype datatype, int dest, int tag)
            throws MPIException {
        return MPI.get(() ->
                new Prequest(comm.sSendInit(place(buf, offset, datatype), count, Datatype.of(datatype), dest, tag)));
    }

    /** Prepares an operation to be started often; not of objects. */
    public Prequest Rsend_init(Object buf, int offset, int count, Datatype datatype, int dest, int tag)
            throws MPIException {
        return MPI.get(() ->
                new Prequest(comm.rSendInit(place(buf, offset, datatype), count, Datatype.of(datatype), dest, tag)));
    }

    /** Prepares an operation to be started often; not of objects. */
    public Prequest Recv_init(Object buf, int offset, int count, Datatype datatype, int source, int tag)
            throws MPIException {
        return MPI.get(() ->
                new Prequest(comm.recvInit(place(buf, offset, datatype), count, Datatype.of(datatype), source, tag)));
    }

    /** Sends and receives. */
    public Status Sendrecv(
            Object sendbuf,
            int sendoffset,
            int sendcount,
            Datatype sendtype,
            int dest,
            int sendtag,
            Object recvbuf,
            int recvoffset,
            int recvcount,
            Datatype recvtype,
            int source,
            int recvtag)
            throws MPIException {
        return MPI.get(() -> {
            Sent sent = sent(sendbuf, sendoffset, sendcount, sendtype);
            if (Datatype.isObject(recvtype)) {
                org.heddle.mpi.Request request = comm.iSend(sent.place, sent.count, sent.type, dest, sendtag);
                Status status = receiveObjects(comm.mProbe(source, recvtag), recvbuf, recvoffset, recvcount);
                request.waitFor();
                return status;
            }
            return new Status(comm.sendRecv(
                    sent.place,
                    sent.count,
                    sent.type,
                    dest,
                    sendtag,
                    place(recvbuf, recvoffset, recvtype),
                    recvcount,
                    Datatype.of(recvtype),
                    source,
                    recvtag));
        });
    }

    /** Sends from a buffer and receives into it. */
    public Status Sendrecv_replace(
            Object buf, int offset, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag)
            throws MPIException {
        return MPI.get(() -> {
            if (Datatype.isObject(datatype)) {
                Sent sent = sent(buf, offset, count, datatype);
                org.heddle.mpi.Request request = comm.iSend(sent.place, sent.count, sent.type, dest, sendtag);
                Status status = receiveObjects(comm.mProbe(source, recvtag), buf, offset, count);
                request.waitFor();
                return status;
            }
            return new Status(comm.sendRecvReplace(
                    place(buf, offset, datatype), count, Datatype.of(datatype), dest, sendtag, source, recvtag));
        });
    }

    /** Waits for a message and leaves it. */
    public Status Probe(int source, int tag) throws MPIException {
        return MPI.get(() -> new Status(comm.probe(source, tag)));
    }

    /** Returns the status of a message that has arrived, or null. */
    public @Nullable Status Iprobe(int source, int tag) throws MPIException {
        return MPI.get(() -> comm.iProbe(source, tag).map(Status::new).orElse(null));
    }

    /** Packs data; returns the position behind them. */
    public int Pack(Object inbuf, int offset, int incount, Datatype datatype, byte[] outbuf, int position)
            throws MPIException {
        return MPI.get(
                () -> comm.pack(place(inbuf, offset, datatype), incount, Datatype.of(datatype), outbuf, position));
    }

    /** Unpacks data; returns the position behind them. */
    public int Unpack(byte[] inbuf, int position, Object outbuf, int offset, int outcount, Datatype datatype)
            throws MPIException {
        return MPI.get(
                () -> comm.unpack(inbuf, position, place(outbuf, offset, datatype), outcount, Datatype.of(datatype)));
    }

    /** Returns the bytes that packing needs. */
    public int Pack_size(int incount, Datatype datatype) throws MPIException {
        return MPI.get(() -> comm.packSize(incount, Datatype.of(datatype)));
    }

    /** Returns the number of ranks. */
    public int Size() throws MPIException {
        return MPI.get(comm::getSize);
    }

    /** Returns the caller's rank. */
    public int Rank() throws MPIException {
        return MPI.get(comm::getRank);
    }

    /** Returns the ranks' processes. */
    public Group Group() throws MPIException {
        return MPI.get(() -> new Group(comm.getGroup()));
    }

    /** Whether it joins two groups. */
    public boolean Test_inter() throws MPIException {
        return MPI.get(comm::isInter);
    }

    /** Gives it up. */
    public void Free() throws MPIException {
        MPI.run(comm::free);
    }

    /** Whether it was freed. */
    public boolean Is_null() throws MPIException {
        return comm.isFreed();
    }

    /** Ends the job. */
    public void Abort(int errorcode) throws MPIException {
        MPI.run(() -> comm.abort(errorcode));
    }

    /** Gives it another reaction to errors. */
    public void Errhandler_set(Errhandler errhandler) throws MPIException {
        MPI.run(() -> comm.setErrorHandler(
                MPI.given(errhandler, ErrorClass.ERR_ARG, "the error handler").handler()));
    }

    /** Returns its reaction to errors. */
    public Errhandler Errhandler_get() throws MPIException {
        return MPI.get(() -> comm.getErrorHandler() == org.heddle.mpi.ErrorHandler.ERRORS_ARE_FATAL
                ? MPI.ERRORS_ARE_FATAL
                : MPI.ERRORS_RETURN);
    }

    /** Returns its topology: GRAPH, CART or UNDEFINED. */
    public int Topo_test() throws MPIException {
        return MPI.get(() -> switch (Topology.of(comm)) {
            case CART -> MPI.CART;
            case GRAPH -> MPI.GRAPH;
            case NONE -> MPI.UNDEFINED;
        });
    }

    /** Returns a predefined attribute, or null. */
    public @Nullable Object Attr_get(int keyval) throws MPIException {
        return MPI.get(() -> switch (keyval) {
            case MPI.TAG_UB -> comm.getAttr(Keyval.TAG_UB).orElse(null);
            case MPI.HOST -> comm.getAttr(Keyval.HOST).orElse(null);
            case MPI.IO -> comm.getAttr(Keyval.IO).orElse(null);
            default -> null;
        });
    }

    /** Joins a group to another one; this is the leaders' communicator. */
    public Intercomm Create_intercomm(Comm local_comm, int local_leader, int remote_leader, int tag)
            throws MPIException {
        return MPI.get(() -> new Intercomm(MPI.given(local_comm, ErrorClass.ERR_COMM, "the local communicator")
                .comm
                .createIntercomm(local_leader, comm, remote_leader, tag)));
    }
}
