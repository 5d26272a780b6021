package mpi;

import java.nio.Buffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.GroupComparison;
import org.heddle.mpi.Keyval;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.ElementMemory;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.topology.Topology;
import org.jspecify.annotations.Nullable;

/** A communicator: its messages, and the collective operations of its ranks. */
public class Comm implements Freeable, Cloneable {
    /** Keys by their numbers, the predefined ones first. */
    private static final List<@Nullable Keyval> KEYS = new ArrayList<>();

    static {
        KEYS.add(null);
        KEYS.add(Keyval.TAG_UB);
        KEYS.add(Keyval.HOST);
        KEYS.add(Keyval.IO);
        KEYS.add(Keyval.WTIME_IS_GLOBAL);
    }

    private final org.heddle.mpi.Comm comm;
    private @Nullable Collectives all;

    Comm(org.heddle.mpi.Comm comm) {
        this.comm = comm;
    }

    org.heddle.mpi.Comm comm() {
        return comm;
    }

    Collectives all() {
        Collectives own = all;
        if (own == null) {
            own = MPI.rank()
                    .offload()
                    .map(settings -> Collectives.offloaded(comm, settings))
                    .orElseGet(() -> new Collectives(comm));
            all = own;
        }
        return own;
    }

    static Place place(@Nullable Object buffer) {
        return Place.of(ElementMemory.of(buffer), 0);
    }

    static @Nullable Place placeOrNull(@Nullable Object buffer) {
        return buffer == null ? null : place(buffer);
    }

    private boolean isRoot(int root) {
        return comm.getRank() == root;
    }

    static int number(GroupComparison comparison) {
        return switch (comparison) {
            case IDENT -> MPI.IDENT;
            case CONGRUENT -> MPI.CONGRUENT;
            case SIMILAR -> MPI.SIMILAR;
            case UNEQUAL -> MPI.UNEQUAL;
        };
    }

    private static Errhandler errhandler(org.heddle.mpi.ErrorHandler handler) {
        return handler == org.heddle.mpi.ErrorHandler.ERRORS_ARE_FATAL ? MPI.ERRORS_ARE_FATAL : new Errhandler(handler);
    }

    private static Keyval key(int number) {
        Keyval key = number < 1 || number >= KEYS.size() ? null : KEYS.get(number);
        if (key == null) {
            throw new MpiException(ErrorClass.ERR_KEYVAL, "no key has the number " + number + ": create one");
        }
        return key;
    }

    /** Creates a key of attributes, which are not copied to duplicates. */
    public static int createKeyval() throws MPIException {
        return MPI.get(() -> {
            KEYS.add(Keyval.create(Keyval.CopyFunction.NONE, Keyval.DeleteFunction.NONE));
            return KEYS.size() - 1;
        });
    }

    /** Gives a key up. */
    public static void freeKeyval(int keyval) throws MPIException {
        MPI.run(() -> {
            key(keyval).free();
            KEYS.set(keyval, null);
        });
    }

    /** Compares two communicators. */
    public static int compare(Comm comm1, Comm comm2) throws MPIException {
        return MPI.get(() -> number(org.heddle.mpi.Comm.compare(comm1.comm, comm2.comm)));
    }

    /** Whether it was freed. */
    public final boolean isNull() {
        return comm.isFreed();
    }

    /** Returns a duplicate with messages of its own. */
    public Comm dup() throws MPIException {
        return MPI.get(() -> new Comm(comm.dup()));
    }

    /** Returns a duplicate with messages of its own. */
    @Override
    public Comm clone() {
        try {
            return dup();
        } catch (MPIException failed) {
            throw new IllegalStateException(failed.getMessage(), failed);
        }
    }

    /** Sends. */
    public final void send(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        MPI.run(() -> comm.send(place(buf), count, Datatype.of(type), dest, tag));
    }

    /** Sends a copy in the attached buffer. */
    public final void bSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        MPI.run(() -> comm.bSend(place(buf), count, Datatype.of(type), dest, tag));
    }

    /** Sends; returns when a receive has matched. */
    public final void sSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        MPI.run(() -> comm.sSend(place(buf), count, Datatype.of(type), dest, tag));
    }

    /** Sends to a receive that waits. */
    public final void rSend(Object buf, int count, Datatype type, int dest, int tag) throws MPIException {
        MPI.run(() -> comm.rSend(place(buf), count, Datatype.of(type), dest, tag));
    }

    /** Starts to send. */
    public final Request iSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return MPI.get(() -> new Request(comm.iSend(place(buf), count, Datatype.of(type), dest, tag)));
    }

    /** Sends a copy in the attached buffer. */
    public final Request ibSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return MPI.get(() -> new Request(comm.iBsend(place(buf), count, Datatype.of(type), dest, tag)));
    }

    /** Starts to send; ends when a receive has matched. */
    public final Request isSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return MPI.get(() -> new Request(comm.iSsend(place(buf), count, Datatype.of(type), dest, tag)));
    }

    /** Starts to send to a receive that waits. */
    public final Request irSend(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return MPI.get(() -> new Request(comm.iRsend(place(buf), count, Datatype.of(type), dest, tag)));
    }

    /** Receives. */
    public final Status recv(Object buf, int count, Datatype type, int source, int tag) throws MPIException {
        return MPI.get(() -> new Status(comm.recv(place(buf), count, Datatype.of(type), source, tag)));
    }

    /** Starts to receive. */
    public final Request iRecv(Buffer buf, int count, Datatype type, int source, int tag) throws MPIException {
        return MPI.get(() -> new Request(comm.iRecv(place(buf), count, Datatype.of(type), source, tag)));
    }

    /** Prepares an operation to be started often. */
    public final Prequest sendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return MPI.get(() -> new Prequest(comm.sendInit(place(buf), count, Datatype.of(type), dest, tag)));
    }

    /** Prepares an operation to be started often. */
    public final Prequest bSendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return MPI.get(() -> new Prequest(comm.bSendInit(place(buf), count, Datatype.of(type), dest, tag)));
    }

    /** Prepares an operation to be started often. */
    public final Prequest sSendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return MPI.get(() -> new Prequest(comm.sSendInit(place(buf), count, Datatype.of(type), dest, tag)));
    }

    /** Prepares an operation to be started often. */
    public final Prequest rSendInit(Buffer buf, int count, Datatype type, int dest, int tag) throws MPIException {
        return MPI.get(() -> new Prequest(comm.rSendInit(place(buf), count, Datatype.of(type), dest, tag)));
    }

    /** Prepares an operation to be started often. */
    public final Prequest recvInit(Buffer buf, int count, Datatype type, int source, int tag) throws MPIException {
        return MPI.get(() -> new Prequest(comm.recvInit(place(buf), count, Datatype.of(type), source, tag)));
    }

    /** Sends and receives. */
    public final Status sendRecv(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            int dest,
            int sendtag,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int source,
            int recvtag)
            throws MPIException {
        return MPI.get(() -> new Status(comm.sendRecv(
                place(sendbuf),
                sendcount,
                Datatype.of(sendtype),
                dest,
                sendtag,
                place(recvbuf),
                recvcount,
                Datatype.of(recvtype),
                source,
                recvtag)));
    }

    /** Sends from a buffer and receives into it. */
    public final Status sendRecvReplace(
            Object buf, int count, Datatype type, int dest, int sendtag, int source, int recvtag) throws MPIException {
        return MPI.get(() ->
                new Status(comm.sendRecvReplace(place(buf), count, Datatype.of(type), dest, sendtag, source, recvtag)));
    }

    /** Waits for a message and leaves it. */
    public final Status probe(int source, int tag) throws MPIException {
        return MPI.get(() -> new Status(comm.probe(source, tag)));
    }

    /** Returns the status of a message that has arrived, or null. */
    public final @Nullable Status iProbe(int source, int tag) throws MPIException {
        return MPI.get(() -> comm.iProbe(source, tag).map(Status::new).orElse(null));
    }

    /** Waits for a message and takes it out of matching. */
    public final Message mProbe(int source, int tag) throws MPIException {
        return MPI.get(() -> new Message(comm.mProbe(source, tag)));
    }

    /** Takes a message out of matching, or returns null. */
    public final @Nullable Message imProbe(int source, int tag) throws MPIException {
        return MPI.get(() -> comm.imProbe(source, tag).map(Message::new).orElse(null));
    }

    /** Packs data; returns the position behind them. */
    public final int pack(Object inbuf, int incount, Datatype type, byte[] outbuf, int position) throws MPIException {
        return MPI.get(() -> comm.pack(place(inbuf), incount, Datatype.of(type), outbuf, position));
    }

    /** Unpacks data; returns the position behind them. */
    public final int unpack(byte[] inbuf, int position, Object outbuf, int outcount, Datatype type)
            throws MPIException {
        return MPI.get(() -> comm.unpack(inbuf, position, place(outbuf), outcount, Datatype.of(type)));
    }

    /** Returns the bytes that packing needs. */
    public final int packSize(int incount, Datatype type) throws MPIException {
        return MPI.get(() -> comm.packSize(incount, Datatype.of(type)));
    }

    /** Returns when all ranks have called. */
    public final void barrier() throws MPIException {
        MPI.run(() -> all().barrier());
    }

    /** Starts a barrier. */
    public final Request iBarrier() throws MPIException {
        return MPI.get(() -> new Request(all().iBarrier()));
    }

    /** The root's data to all. */
    public final void bcast(Object buf, int count, Datatype type, int root) throws MPIException {
        MPI.run(() -> all().bcast(place(buf), count, Datatype.of(type), root));
    }

    /** Starts {@code bcast}. */
    public final Request iBcast(Buffer buf, int count, Datatype type, int root) throws MPIException {
        return MPI.get(() -> new Request(all().iBcast(place(buf), count, Datatype.of(type), root)));
    }

    /** Everybody's block to the root. */
    public final void gather(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        MPI.run(() -> all().gather(
                        place(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        placeOrNull(recvbuf),
                        recvcount,
                        Datatype.of(recvtype),
                        root));
    }

    /** Starts {@code gather}. */
    public final Request iGather(
            Buffer sendbuf,
            int sendcount,
            Datatype sendtype,
            Buffer recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        return MPI.get(() -> new Request(all().iGather(
                        place(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        placeOrNull(recvbuf),
                        recvcount,
                        Datatype.of(recvtype),
                        root)));
    }

    /** Everybody's block to the root, whose own is in place. */
    public final void gather(Object buf, int count, Datatype type, int root) throws MPIException {
        MPI.run(() -> all().gather(
                        isRoot(root) ? Place.IN_PLACE : place(buf),
                        count,
                        Datatype.of(type),
                        place(buf),
                        count,
                        Datatype.of(type),
                        root));
    }

    /** Starts {@code gather}. */
    public final Request iGather(Buffer buf, int count, Datatype type, int root) throws MPIException {
        return MPI.get(() -> new Request(all().iGather(
                        isRoot(root) ? Place.IN_PLACE : place(buf),
                        count,
                        Datatype.of(type),
                        place(buf),
                        count,
                        Datatype.of(type),
                        root)));
    }

    /** Everybody's block, of its own count, to the root. */
    public final void gatherv(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            @Nullable Object recvbuf,
            int @Nullable [] recvcount,
            int @Nullable [] displs,
            @Nullable Datatype recvtype,
            int root)
            throws MPIException {
        MPI.run(() -> all().gatherV(
                        place(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        placeOrNull(recvbuf),
                        recvcount,
                        displs,
                        Datatype.of(recvtype),
                        root));
    }

    /** Starts {@code gatherv}. */
    public final Request iGatherv(
            Buffer sendbuf,
            int sendcount,
            Datatype sendtype,
            @Nullable Buffer recvbuf,
            int @Nullable [] recvcount,
            int @Nullable [] displs,
            @Nullable Datatype recvtype,
            int root)
            throws MPIException {
        return MPI.get(() -> new Request(all().iGatherV(
                        place(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        placeOrNull(recvbuf),
                        recvcount,
                        displs,
                        Datatype.of(recvtype),
                        root)));
    }

    /** Everybody's block to the root: called by the root, whose own is in place. */
    public final void gatherv(Object recvbuf, int[] recvcount, int[] displs, Datatype recvtype, int root)
            throws MPIException {
        MPI.run(() -> all().gatherV(
                        Place.IN_PLACE,
                        0,
                        Datatype.of(recvtype),
                        place(recvbuf),
                        recvcount,
                        displs,
                        Datatype.of(recvtype),
                        root));
    }

    /** Starts {@code gatherv}. */
    public final Request iGatherv(Buffer recvbuf, int[] recvcount, int[] displs, Datatype recvtype, int root)
            throws MPIException {
        return MPI.get(() -> new Request(all().iGatherV(
                        Place.IN_PLACE,
                        0,
                        Datatype.of(recvtype),
                        place(recvbuf),
                        recvcount,
                        displs,
                        Datatype.of(recvtype),
                        root)));
    }

    /** Everybody's block to the root: called by all others. */
    public final void gatherv(Object sendbuf, int sendcount, Datatype sendtype, int root) throws MPIException {
        MPI.run(() -> all().gatherV(place(sendbuf), sendcount, Datatype.of(sendtype), null, null, null, null, root));
    }

    /** Starts {@code gatherv}. */
    public final Request iGatherv(Buffer sendbuf, int sendcount, Datatype sendtype, int root) throws MPIException {
        return MPI.get(() -> new Request(
                all().iGatherV(place(sendbuf), sendcount, Datatype.of(sendtype), null, null, null, null, root)));
    }

    /** A block from the root to each. */
    public final void scatter(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        MPI.run(() -> all().scatter(
                        placeOrNull(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        place(recvbuf),
                        recvcount,
                        Datatype.of(recvtype),
                        root));
    }

    /** Starts {@code scatter}. */
    public final Request iScatter(
            Buffer sendbuf,
            int sendcount,
            Datatype sendtype,
            Buffer recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        return MPI.get(() -> new Request(all().iScatter(
                        placeOrNull(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        place(recvbuf),
                        recvcount,
                        Datatype.of(recvtype),
                        root)));
    }

    /** A block from the root to each; the root's own stays in place. */
    public final void scatter(Object buf, int count, Datatype type, int root) throws MPIException {
        MPI.run(() -> all().scatter(
                        place(buf),
                        count,
                        Datatype.of(type),
                        isRoot(root) ? Place.IN_PLACE : place(buf),
                        count,
                        Datatype.of(type),
                        root));
    }

    /** Starts {@code scatter}. */
    public final Request iScatter(Buffer buf, int count, Datatype type, int root) throws MPIException {
        return MPI.get(() -> new Request(all().iScatter(
                        place(buf),
                        count,
                        Datatype.of(type),
                        isRoot(root) ? Place.IN_PLACE : place(buf),
                        count,
                        Datatype.of(type),
                        root)));
    }

    /** A block of its own count from the root to each. */
    public final void scatterv(
            @Nullable Object sendbuf,
            int @Nullable [] sendcount,
            int @Nullable [] displs,
            @Nullable Datatype sendtype,
            Object recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        MPI.run(() -> all().scatterV(
                        placeOrNull(sendbuf),
                        sendcount,
                        displs,
                        Datatype.of(sendtype),
                        place(recvbuf),
                        recvcount,
                        Datatype.of(recvtype),
                        root));
    }

    /** Starts {@code scatterv}. */
    public final Request iScatterv(
            @Nullable Buffer sendbuf,
            int @Nullable [] sendcount,
            int @Nullable [] displs,
            @Nullable Datatype sendtype,
            Buffer recvbuf,
            int recvcount,
            Datatype recvtype,
            int root)
            throws MPIException {
        return MPI.get(() -> new Request(all().iScatterV(
                        placeOrNull(sendbuf),
                        sendcount,
                        displs,
                        Datatype.of(sendtype),
                        place(recvbuf),
                        recvcount,
                        Datatype.of(recvtype),
                        root)));
    }

    /** A block from the root to each: called by the root, whose own stays in place. */
    public final void scatterv(Object sendbuf, int[] sendcount, int[] displs, Datatype sendtype, int root)
            throws MPIException {
        MPI.run(() -> all().scatterV(
                        place(sendbuf),
                        sendcount,
                        displs,
                        Datatype.of(sendtype),
                        Place.IN_PLACE,
                        0,
                        Datatype.of(sendtype),
                        root));
    }

    /** Starts {@code scatterv}. */
    public final Request iScatterv(Buffer sendbuf, int[] sendcount, int[] displs, Datatype sendtype, int root)
            throws MPIException {
        return MPI.get(() -> new Request(all().iScatterV(
                        place(sendbuf),
                        sendcount,
                        displs,
                        Datatype.of(sendtype),
                        Place.IN_PLACE,
                        0,
                        Datatype.of(sendtype),
                        root)));
    }

    /** A block from the root to each: called by all others. */
    public final void scatterv(Object recvbuf, int recvcount, Datatype recvtype, int root) throws MPIException {
        MPI.run(() -> all().scatterV(null, null, null, null, place(recvbuf), recvcount, Datatype.of(recvtype), root));
    }

    /** Starts {@code scatterv}. */
    public final Request iScatterv(Buffer recvbuf, int recvcount, Datatype recvtype, int root) throws MPIException {
        return MPI.get(() -> new Request(
                all().iScatterV(null, null, null, null, place(recvbuf), recvcount, Datatype.of(recvtype), root)));
    }

    /** Everybody's block to all. */
    public final void allGather(
            Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype)
            throws MPIException {
        MPI.run(() -> all().allGather(
                        place(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        placeOrNull(recvbuf),
                        recvcount,
                        Datatype.of(recvtype)));
    }

    /** Starts {@code allGather}. */
    public final Request iAllGather(
            Buffer sendbuf, int sendcount, Datatype sendtype, Buffer recvbuf, int recvcount, Datatype recvtype)
            throws MPIException {
        return MPI.get(() -> new Request(all().iAllGather(
                        place(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        placeOrNull(recvbuf),
                        recvcount,
                        Datatype.of(recvtype))));
    }

    /** Everybody's block to all, in place. */
    public final void allGather(Object buf, int count, Datatype type) throws MPIException {
        MPI.run(() -> all().allGather(Place.IN_PLACE, count, Datatype.of(type), place(buf), count, Datatype.of(type)));
    }

    /** Starts {@code allGather}. */
    public final Request iAllGather(Buffer buf, int count, Datatype type) throws MPIException {
        return MPI.get(() -> new Request(
                all().iAllGather(Place.IN_PLACE, count, Datatype.of(type), place(buf), count, Datatype.of(type))));
    }

    /** Everybody's block, of its own count, to all. */
    public final void allGatherv(
            Object sendbuf,
            int sendcount,
            Datatype sendtype,
            Object recvbuf,
            int[] recvcount,
            int[] displs,
            Datatype recvtype)
            throws MPIException {
        MPI.run(() -> all().allGatherV(
                        place(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        place(recvbuf),
                        recvcount,
                        displs,
                        Datatype.of(recvtype)));
    }

    /** Starts {@code allGatherv}. */
    public final Request iAllGatherv(
            Buffer sendbuf,
            int sendcount,
            Datatype sendtype,
            Buffer recvbuf,
            int[] recvcount,
            int[] displs,
            Datatype recvtype)
            throws MPIException {
        return MPI.get(() -> new Request(all().iAllGatherV(
                        place(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        place(recvbuf),
                        recvcount,
                        displs,
                        Datatype.of(recvtype))));
    }

    /** Everybody's block, of its own count, to all, in place. */
    public final void allGatherv(Object recvbuf, int[] recvcount, int[] displs, Datatype recvtype) throws MPIException {
        MPI.run(() -> all().allGatherV(
                        Place.IN_PLACE,
                        0,
                        Datatype.of(recvtype),
                        place(recvbuf),
                        recvcount,
                        displs,
                        Datatype.of(recvtype)));
    }

    /** Starts {@code allGatherv}. */
    public final Request iAllGatherv(Buffer recvbuf, int[] recvcount, int[] displs, Datatype recvtype)
            throws MPIException {
        return MPI.get(() -> new Request(all().iAllGatherV(
                        Place.IN_PLACE,
                        0,
                        Datatype.of(recvtype),
                        place(recvbuf),
                        recvcount,
                        displs,
                        Datatype.of(recvtype))));
    }

    /** A block of each to each. */
    public final void allToAll(
            Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype)
            throws MPIException {
        MPI.run(() -> all().allToAll(
                        place(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        place(recvbuf),
                        recvcount,
                        Datatype.of(recvtype)));
    }

    /** Starts {@code allToAll}. */
    public final Request iAllToAll(
            Buffer sendbuf, int sendcount, Datatype sendtype, Buffer recvbuf, int recvcount, Datatype recvtype)
            throws MPIException {
        return MPI.get(() -> new Request(all().iAllToAll(
                        place(sendbuf),
                        sendcount,
                        Datatype.of(sendtype),
                        place(recvbuf),
                        recvcount,
                        Datatype.of(recvtype))));
    }

    /** A block of its own count of each to each. */
    public final void allToAllv(
            Object sendbuf,
            int[] sendcount,
            int[] sdispls,
            Datatype sendtype,
            Object recvbuf,
            int[] recvcount,
            int[] rdispls,
            Datatype recvtype)
            throws MPIException {
        MPI.run(() -> all().allToAllV(
                        place(sendbuf),
                        sendcount,
                        sdispls,
                        Datatype.of(sendtype),
                        place(recvbuf),
                        recvcount,
                        rdispls,
                        Datatype.of(recvtype)));
    }

    /** Starts {@code allToAllv}. */
    public final Request iAllToAllv(
            Buffer sendbuf,
            int[] sendcount,
            int[] sdispls,
            Datatype sendtype,
            Buffer recvbuf,
            int[] recvcount,
            int[] rdispls,
            Datatype recvtype)
            throws MPIException {
        return MPI.get(() -> new Request(all().iAllToAllV(
                        place(sendbuf),
                        sendcount,
                        sdispls,
                        Datatype.of(sendtype),
                        place(recvbuf),
                        recvcount,
                        rdispls,
                        Datatype.of(recvtype))));
    }

    /** A block of its own count and type of each to each; displacements in bytes. */
    public final void allToAllw(
            Buffer sendBuf,
            int[] sendCount,
            int[] sDispls,
            Datatype[] sendTypes,
            Buffer recvBuf,
            int[] recvCount,
            int[] rDispls,
            Datatype[] recvTypes)
            throws MPIException {
        MPI.run(() -> all().allToAllW(
                        place(sendBuf),
                        sendCount,
                        sDispls,
                        Datatype.of(sendTypes),
                        place(recvBuf),
                        recvCount,
                        rDispls,
                        Datatype.of(recvTypes)));
    }

    /** Starts {@code allToAllw}. */
    public final Request iAllToAllw(
            Buffer sendBuf,
            int[] sendCount,
            int[] sDispls,
            Datatype[] sendTypes,
            Buffer recvBuf,
            int[] recvCount,
            int[] rDispls,
            Datatype[] recvTypes)
            throws MPIException {
        return MPI.get(() -> new Request(all().iAllToAllW(
                        place(sendBuf),
                        sendCount,
                        sDispls,
                        Datatype.of(sendTypes),
                        place(recvBuf),
                        recvCount,
                        rDispls,
                        Datatype.of(recvTypes))));
    }

    /** Everybody's data reduced, to the root. */
    public final void reduce(Object sendbuf, @Nullable Object recvbuf, int count, Datatype type, Op op, int root)
            throws MPIException {
        MPI.run(() -> all().reduce(place(sendbuf), placeOrNull(recvbuf), count, Datatype.of(type), Op.of(op), root));
    }

    /** Starts {@code reduce}. */
    public final Request iReduce(Buffer sendbuf, @Nullable Buffer recvbuf, int count, Datatype type, Op op, int root)
            throws MPIException {
        return MPI.get(() -> new Request(
                all().iReduce(place(sendbuf), placeOrNull(recvbuf), count, Datatype.of(type), Op.of(op), root)));
    }

    /** Everybody's data reduced, to the root, in place. */
    public final void reduce(Object buf, int count, Datatype type, Op op, int root) throws MPIException {
        MPI.run(() -> all().reduce(
                        isRoot(root) ? Place.IN_PLACE : place(buf),
                        place(buf),
                        count,
                        Datatype.of(type),
                        Op.of(op),
                        root));
    }

    /** Starts {@code reduce}. */
    public final Request iReduce(Buffer buf, int count, Datatype type, Op op, int root) throws MPIException {
        return MPI.get(() -> new Request(all().iReduce(
                        isRoot(root) ? Place.IN_PLACE : place(buf),
                        place(buf),
                        count,
                        Datatype.of(type),
                        Op.of(op),
                        root)));
    }

    /** Everybody's data reduced, to all. */
    public final void allReduce(Object sendbuf, Object recvbuf, int count, Datatype type, Op op) throws MPIException {
        MPI.run(() -> all().allReduce(place(sendbuf), place(recvbuf), count, Datatype.of(type), Op.of(op)));
    }

    /** Starts {@code allReduce}. */
    public final Request iAllReduce(Buffer sendbuf, Buffer recvbuf, int count, Datatype type, Op op)
            throws MPIException {
        return MPI.get(() ->
                new Request(all().iAllReduce(place(sendbuf), place(recvbuf), count, Datatype.of(type), Op.of(op))));
    }

    /** Everybody's data reduced, to all, in place. */
    public final void allReduce(Object buf, int count, Datatype type, Op op) throws MPIException {
        MPI.run(() -> all().allReduce(Place.IN_PLACE, place(buf), count, Datatype.of(type), Op.of(op)));
    }

    /** Starts {@code allReduce}. */
    public final Request iAllReduce(Buffer buf, int count, Datatype type, Op op) throws MPIException {
        return MPI.get(
                () -> new Request(all().iAllReduce(Place.IN_PLACE, place(buf), count, Datatype.of(type), Op.of(op))));
    }

    /** Everybody's data reduced; each gets its part. */
    public final void reduceScatter(Object sendbuf, Object recvbuf, int[] recvcounts, Datatype type, Op op)
            throws MPIException {
        MPI.run(() -> all().reduceScatter(place(sendbuf), place(recvbuf), recvcounts, Datatype.of(type), Op.of(op)));
    }

    /** Starts {@code reduceScatter}. */
    public final Request iReduceScatter(Buffer sendbuf, Buffer recvbuf, int[] recvcounts, Datatype type, Op op)
            throws MPIException {
        return MPI.get(() -> new Request(
                all().iReduceScatter(place(sendbuf), place(recvbuf), recvcounts, Datatype.of(type), Op.of(op))));
    }

    /** Everybody's data reduced; each gets its part, in place. */
    public final void reduceScatter(Object buf, int[] counts, Datatype type, Op op) throws MPIException {
        MPI.run(() -> all().reduceScatter(Place.IN_PLACE, place(buf), counts, Datatype.of(type), Op.of(op)));
    }

    /** Starts {@code reduceScatter}. */
    public final Request iReduceScatter(Buffer buf, int[] counts, Datatype type, Op op) throws MPIException {
        return MPI.get(() ->
                new Request(all().iReduceScatter(Place.IN_PLACE, place(buf), counts, Datatype.of(type), Op.of(op))));
    }

    /** Everybody's data reduced; each gets a block. */
    public final void reduceScatterBlock(Object sendBuf, Object recvBuf, int recvCount, Datatype type, Op op)
            throws MPIException {
        MPI.run(() ->
                all().reduceScatterBlock(place(sendBuf), place(recvBuf), recvCount, Datatype.of(type), Op.of(op)));
    }

    /** Starts {@code reduceScatterBlock}. */
    public final Request iReduceScatterBlock(Buffer sendBuf, Buffer recvBuf, int recvCount, Datatype type, Op op)
            throws MPIException {
        return MPI.get(() -> new Request(
                all().iReduceScatterBlock(place(sendBuf), place(recvBuf), recvCount, Datatype.of(type), Op.of(op))));
    }

    /** Everybody's data reduced; each gets a block, in place. */
    public final void reduceScatterBlock(Object buf, int count, Datatype type, Op op) throws MPIException {
        MPI.run(() -> all().reduceScatterBlock(Place.IN_PLACE, place(buf), count, Datatype.of(type), Op.of(op)));
    }

    /** Starts {@code reduceScatterBlock}. */
    public final Request iReduceScatterBlock(Buffer buf, int count, Datatype type, Op op) throws MPIException {
        return MPI.get(() -> new Request(
                all().iReduceScatterBlock(Place.IN_PLACE, place(buf), count, Datatype.of(type), Op.of(op))));
    }

    /** Returns the number of ranks. */
    public final int getSize() throws MPIException {
        return MPI.get(comm::getSize);
    }

    /** Returns the caller's rank. */
    public final int getRank() throws MPIException {
        return MPI.get(comm::getRank);
    }

    /** Returns the ranks' processes. */
    public final Group getGroup() throws MPIException {
        return MPI.get(() -> new Group(comm.getGroup()));
    }

    /** Returns its name. */
    public final String getName() throws MPIException {
        return MPI.get(comm::getName);
    }

    /** Names it. */
    public final void setName(String name) throws MPIException {
        MPI.run(() -> comm.setName(name));
    }

    /** Whether it joins two groups. */
    public final boolean testInter() throws MPIException {
        return MPI.get(comm::isInter);
    }

    /** Gives it up. */
    public final void free() throws MPIException {
        MPI.run(comm::free);
    }

    /** Gives it up. */
    public final void disconnect() throws MPIException {
        MPI.run(comm::free);
    }

    /** Ends the job. */
    public final void abort(int errorcode) throws MPIException {
        MPI.run(() -> comm.abort(errorcode));
    }

    /** Gives it another reaction to errors. */
    public final void setErrhandler(Errhandler errhandler) throws MPIException {
        MPI.run(() -> comm.setErrorHandler(
                MPI.given(errhandler, ErrorClass.ERR_ARG, "the error handler").handler()));
    }

    /** Returns its reaction to errors. */
    public final Errhandler getErrhandler() throws MPIException {
        return MPI.get(() -> errhandler(comm.getErrorHandler()));
    }

    /** Returns its topology: GRAPH, CART or UNDEFINED. */
    public final int getTopology() throws MPIException {
        return MPI.get(() -> switch (Topology.of(comm)) {
            case CART -> MPI.CART;
            case GRAPH -> MPI.GRAPH;
            case NONE -> MPI.UNDEFINED;
        });
    }

    /** Keeps an attribute. */
    public final void setAttr(int keyval, Object value) throws MPIException {
        MPI.run(() -> comm.setAttr(key(keyval), value));
    }

    /** Returns an attribute, or null. */
    public final @Nullable Object getAttr(int keyval) throws MPIException {
        return MPI.get(() -> comm.getAttr(key(keyval)).orElse(null));
    }

    /** Deletes an attribute. */
    public final void deleteAttr(int keyval) throws MPIException {
        MPI.run(() -> comm.deleteAttr(key(keyval)));
    }

    /** Joins a group that this communicator's rank leads to another one; this is the leaders' communicator. */
    public final Intercomm createIntercomm(Comm localComm, int localLeader, int remoteLeader, int tag)
            throws MPIException {
        return MPI.get(() -> new Intercomm(MPI.given(localComm, ErrorClass.ERR_COMM, "the local communicator")
                .comm
                .createIntercomm(localLeader, comm, remoteLeader, tag)));
    }
}
