package org.heddle.mpi;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.heddle.mpi.offload.CollectiveOffload;
import org.heddle.mpi.transport.HostWork;
import org.heddle.mpi.transport.OneSided;
import org.heddle.mpi.transport.SendMode;
import org.jspecify.annotations.Nullable;

/**
 * A communicator: some ranks and a world of messages of their own. All calls may be made by its own rank's thread only (ERR_OTHER).
 *
 * <p>A call refuses wrong arguments at once: ERR_RANK, ERR_TAG, ERR_COUNT, ERR_TYPE (not committed, freed), ERR_BUFFER (data outside
 * their memory, a read-only receive buffer, no buffer at all). A refused call has had no effect: nothing is posted, sent or written,
 * not even the other half of a call that has two. A receive ends with ERR_TRUNCATE if its message is longer, and with ERR_TYPE if it
 * holds other basic types.
 */
public final class Comm {
    private final RankProcess process;
    private final CommState state;
    private final Group group;
    /** The processes that ranks of messages mean: those of the other group between groups, else the own ones. */
    private final Group peers;
    /** The own group in a world of messages of its own, between groups; else null. */
    private final @Nullable Comm local;

    private final int context;
    private final int rank;
    private final int note;
    private final PointToPoint messages;
    private String name;

    Comm(RankProcess process, Group group, int context, String name) {
        this(
                process,
                new CommState(),
                group,
                group,
                null,
                context,
                name,
                group.rankOf(process.baton().rank()),
                0);
    }

    /** A communicator between groups. */
    Comm(RankProcess process, Group remote, Comm local, int context, String name) {
        this(process, new CommState(), local.group, remote, local, context, name, local.rank, 0);
    }

    private Comm(
            RankProcess process,
            CommState state,
            Group group,
            Group peers,
            @Nullable Comm local,
            int context,
            String name,
            int rank,
            int note) {
        this.process = process;
        this.state = state;
        this.group = group;
        this.peers = peers;
        this.local = local;
        this.context = context;
        this.name = name;
        this.rank = rank;
        this.note = note;
        this.messages = new PointToPoint(process, this);
    }

    private Comm view(int otherContext, String otherName, int otherNote) {
        return new Comm(process, state, group, peers, local, otherContext, otherName, rank, otherNote);
    }

    /** Views for collective operations go on when their communicator has been freed. */
    private void requireUsable() {
        if (context % 2 == 0) {
            state.requireUsable(this);
        }
    }

    /** The caller's rank; MPI_Comm_rank. */
    public int getRank() {
        requireUsable();
        return rank;
    }

    /** Number of ranks, of the own group between groups; MPI_Comm_size. */
    public int getSize() {
        requireUsable();
        return group.getSize();
    }

    /** The ranks' processes, those of the own group between groups; MPI_Comm_group. */
    public Group getGroup() {
        state.requireUsable(this);
        return new Group(group.worldRanks(), process.baton().rank());
    }

    /** Whether it joins two groups; MPI_Comm_test_inter. */
    public boolean isInter() {
        state.requireUsable(this);
        return local != null;
    }

    /** Number of ranks of the other group; MPI_Comm_remote_size. */
    public int getRemoteSize() {
        requireInter();
        return peers.getSize();
    }

    /** The processes of the other group; MPI_Comm_remote_group. */
    public Group getRemoteGroup() {
        requireInter();
        return new Group(peers.worldRanks(), process.baton().rank());
    }

    Comm requireInter() {
        state.requireUsable(this);
        if (local == null) {
            throw new MpiException(
                    ErrorClass.ERR_COMM, name + " has one group: this is a call for a communicator between two groups");
        }
        return local;
    }

    /**
     * Refuses a communicator between two groups, for those who implement calls for one group.
     *
     * @throws MpiException ERR_COMM
     */
    public void requireIntra() {
        state.requireUsable(this);
        if (local != null) {
            throw new MpiException(
                    ErrorClass.ERR_COMM, name + " is between two groups: merge() makes a communicator of one");
        }
    }

    /** A name for messages. */
    public String getName() {
        return name;
    }

    /** Gives it a name for messages. */
    public void setName(String newName) {
        name = Require.given(newName, ErrorClass.ERR_ARG, "the name");
    }

    int note() {
        return note;
    }

    int context() {
        return context;
    }

    /** World rank of a process that messages can be sent to. */
    int worldRank(int member) {
        return peers.worldRank(member);
    }

    /** Rank of a process that messages come from. */
    int rankOf(int worldRank) {
        return peers.rankOf(worldRank);
    }

    /** Number of ranks that messages can be sent to. */
    int peers() {
        return peers.getSize();
    }

    CommState state() {
        return state;
    }

    /** The same ranks in the world that is kept for collective operations, for those who implement them. */
    public Comm forCollectives() {
        return view(context | 1, name + " (collective)", 0);
    }

    /**
     * The same for one call, for those who implement collective operations: a message that meets a receive of another note is not
     * received, and the status has its note.
     *
     * @param callNote 0 to 65,535
     */
    public Comm forCall(int callNote) {
        if (callNote < 0 || callNote > MessageCode.MOST_NOTE) {
            throw new IllegalArgumentException("a note has 16 bits: callNote=" + callNote);
        }
        return view(context, name, callNote);
    }

    /**
     * Makes a call that the observer is told of, unless it is made inside another one; for those who implement calls.
     *
     * @param call name in the MPI standard; empty for what is none of its calls, of which nobody is told
     * @throws MpiException what the call throws, behind the communicator's error handler; ERR_COMM on a freed communicator
     */
    public <T> T call(String call, Supplier<T> body) {
        return process.call(call, this, body);
    }

    /** The same for a call that returns nothing. */
    public void run(String call, Runnable body) {
        process.call(call, this, () -> {
            body.run();
            return this;
        });
    }

    /**
     * Runs blocking calls beside the rank's program, for those who implement collective operations. They go on inside the rank's own
     * calls only.
     *
     * @param what they do, in words, for messages
     * @return a request that ends with them
     */
    public Request inBackground(String what, Runnable body) {
        return process.inBackground(what + " on " + name, body);
    }

    /** Returns the network interface's support for collective operations, or empty if it has none; for those who implement them. */
    public Optional<CollectiveOffload> offload() {
        return process.endpoint().collectives();
    }

    /** Returns the network interface's one-sided operations, or empty if it has none; for those who implement windows. */
    public Optional<OneSided> oneSided() {
        return process.endpoint().oneSided();
    }

    /** Lets the host's own work take its time, for those who implement collective operations. */
    public void work(HostWork kind, long amount) {
        process.endpoint().work(kind, amount);
    }

    /** Waits, with progress, until something is true; for those who implement collective operations. */
    public void await(BooleanSupplier done, String what) {
        process.await(done, () -> what + " on " + name);
    }

    /** World ranks of all members. */
    public List<Integer> worldRanks() {
        return IntStream.range(0, getSize()).map(this::worldRank).boxed().toList();
    }

    /** Sends; returns when the buffer may be used again. */
    public void send(Place buffer, int count, Datatype type, int dest, int tag) {
        run("MPI_Send", () -> iSend(buffer, count, type, dest, tag).waitFor());
    }

    /** Sends; returns when a receive has matched, too. */
    public void sSend(Place buffer, int count, Datatype type, int dest, int tag) {
        run("MPI_Ssend", () -> iSsend(buffer, count, type, dest, tag).waitFor());
    }

    /** Sends to a receive that is waiting; if none is, the receiver fails. */
    public void rSend(Place buffer, int count, Datatype type, int dest, int tag) {
        run("MPI_Rsend", () -> iRsend(buffer, count, type, dest, tag).waitFor());
    }

    /** Starts to send. */
    public Request iSend(Place buffer, int count, Datatype type, int dest, int tag) {
        return call("MPI_Isend", () -> messages.send(buffer, count, type, dest, tag, SendMode.STANDARD));
    }

    /** Starts to send; ends only when a receive has matched. */
    public Request iSsend(Place buffer, int count, Datatype type, int dest, int tag) {
        return call("MPI_Issend", () -> messages.send(buffer, count, type, dest, tag, SendMode.SYNCHRONOUS));
    }

    /** Starts to send to a receive that is waiting. */
    public Request iRsend(Place buffer, int count, Datatype type, int dest, int tag) {
        return call("MPI_Irsend", () -> messages.send(buffer, count, type, dest, tag, SendMode.READY));
    }

    /**
     * Sends a copy in the attached buffer; returns at once. MPI 4.1, section 3.4.
     *
     * @throws MpiException ERR_BUFFER if the attached buffer has no room, or there is none
     */
    public void bSend(Place buffer, int count, Datatype type, int dest, int tag) {
        run("MPI_Bsend", () -> messages.sendCopy(buffer, count, type, dest, tag));
    }

    /** Starts to send a copy in the attached buffer, as {@link #bSend}; the request has ended. MPI 4.1, section 3.7.2. */
    public Request iBsend(Place buffer, int count, Datatype type, int dest, int tag) {
        return call("MPI_Ibsend", () -> messages.iSendCopy(buffer, count, type, dest, tag));
    }

    /** Receives. */
    public Status recv(Place buffer, int count, Datatype type, int source, int tag) {
        return call("MPI_Recv", () -> iRecv(buffer, count, type, source, tag).waitStatus());
    }

    /** Starts to receive. */
    public Request iRecv(Place buffer, int count, Datatype type, int source, int tag) {
        return call("MPI_Irecv", () -> messages.receive(buffer, count, type, source, tag));
    }

    /** Prepares a send to be started often. */
    public Prequest sendInit(Place buffer, int count, Datatype type, int dest, int tag) {
        return call("MPI_Send_init", () -> messages.sendInit(buffer, count, type, dest, tag, SendMode.STANDARD));
    }

    /** Prepares a synchronous send to be started often. */
    public Prequest sSendInit(Place buffer, int count, Datatype type, int dest, int tag) {
        return call("MPI_Ssend_init", () -> messages.sendInit(buffer, count, type, dest, tag, SendMode.SYNCHRONOUS));
    }

    /** Prepares a send to a receive that is waiting, to be started often; MPI 4.1, section 3.9. */
    public Prequest rSendInit(Place buffer, int count, Datatype type, int dest, int tag) {
        return call("MPI_Rsend_init", () -> messages.sendInit(buffer, count, type, dest, tag, SendMode.READY));
    }

    /** Prepares a send of a copy in the attached buffer, to be started often; MPI 4.1, section 3.9. */
    public Prequest bSendInit(Place buffer, int count, Datatype type, int dest, int tag) {
        return call("MPI_Bsend_init", () -> messages.sendCopyInit(buffer, count, type, dest, tag));
    }

    /** Prepares a receive to be started often. */
    public Prequest recvInit(Place buffer, int count, Datatype type, int source, int tag) {
        return call("MPI_Recv_init", () -> messages.receiveInit(buffer, count, type, source, tag));
    }

    /** Sends and receives at once, so that rings do not lock up. The two buffers must have no byte in common (ERR_BUFFER). */
    public Status sendRecv(
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
        return call(
                "MPI_Sendrecv",
                () -> messages.sendReceive(
                        sendBuffer,
                        sendCount,
                        sendType,
                        dest,
                        sendTag,
                        recvBuffer,
                        recvCount,
                        recvType,
                        source,
                        recvTag));
    }

    /** Sends from a buffer and receives into the same. */
    public Status sendRecvReplace(
            Place buffer, int count, Datatype type, int dest, int sendTag, int source, int recvTag) {
        return call(
                "MPI_Sendrecv_replace",
                () -> messages.sendReceiveReplace(buffer, count, type, dest, sendTag, source, recvTag));
    }

    /** Waits until a message has arrived, and leaves it there. */
    public Status probe(int source, int tag) {
        return call("MPI_Probe", () -> messages.probe(source, tag));
    }

    /**
     * Returns the status of a message that has arrived, without receiving it; if there is none, some cycles pass and the result is
     * empty.
     */
    public Optional<Status> iProbe(int source, int tag) {
        return call("MPI_Iprobe", () -> messages.iProbe(source, tag));
    }

    /** Waits until a message has arrived, and takes it out of matching. */
    public Message mProbe(int source, int tag) {
        return call("MPI_Mprobe", () -> messages.mProbe(source, tag));
    }

    /** Takes what has arrived out of matching, or nothing; lets some time pass then. */
    public Optional<Message> imProbe(int source, int tag) {
        return call("MPI_Improbe", () -> messages.imProbe(source, tag));
    }

    /**
     * Bytes that packing needs at most.
     *
     * @throws MpiException ERR_COUNT for a count below 0 or more bytes than an array holds, ERR_TYPE for a type that is null or freed
     */
    public int packSize(int count, Datatype type) {
        state.requireUsable(this);
        Require.given(type, ErrorClass.ERR_TYPE, "the datatype");
        if (count < 0) {
            throw new MpiException(ErrorClass.ERR_COUNT, "count must be >= 0: count=" + count);
        }
        long bytes = Exact.product(ErrorClass.ERR_COUNT, "the packed size", count, type.getSize());
        return Exact.toInt(ErrorClass.ERR_COUNT, "the packed size", bytes, "pack the data in several parts");
    }

    /**
     * Packs data behind others.
     *
     * @param position in {@code packed}, from which to write
     * @return the position behind the data
     */
    public int pack(Place buffer, int count, Datatype type, byte[] packed, int position) {
        Require.given(packed, ErrorClass.ERR_BUFFER, "the packed buffer");
        TypedBuffer data =
                Require.given(buffer, ErrorClass.ERR_BUFFER, "the buffer").source(count, type);
        int bytes = Errors.room(packed, position, data.bytes());
        data.read(0, packed, position, bytes);
        return position + bytes;
    }

    /**
     * Unpacks data.
     *
     * @param position in {@code packed}, from which to read
     * @return the position behind the data
     */
    public int unpack(byte[] packed, int position, Place buffer, int count, Datatype type) {
        Require.given(packed, ErrorClass.ERR_BUFFER, "the packed buffer");
        TypedBuffer data =
                Require.given(buffer, ErrorClass.ERR_BUFFER, "the buffer").target(count, type);
        int bytes = Errors.room(packed, position, data.bytes());
        data.write(0, packed, position, bytes);
        return position + bytes;
    }

    /** The same ranks in a world of their own. Collective. */
    public Comm dup() {
        return call("MPI_Comm_dup", () -> new CommBuilder(process, this).dup());
    }

    /**
     * Parts the ranks by colour, ordered by key, then by rank. Collective.
     *
     * @param color 0 or above, or {@link Mpi#UNDEFINED} to be in none
     * @return null for a rank that is in none
     */
    public @Nullable Comm split(int color, int key) {
        return call("MPI_Comm_split", () -> Optional.ofNullable(new CommBuilder(process, this).split(color, key)))
                .orElse(null);
    }

    /**
     * A communicator of some of the ranks. Collective over all of them, which give the same group.
     *
     * @return null for a rank that is not in the group
     * @throws MpiException ERR_GROUP for a group that is null or has a process which is not in this communicator, before anything is
     *     sent; or if the ranks turn out to have given different groups
     */
    public @Nullable Comm create(Group members) {
        return call("MPI_Comm_create", () -> Optional.ofNullable(new CommBuilder(process, this).create(members)))
                .orElse(null);
    }

    /**
     * Gives the communicator up; what is under way goes on. Collective. MPI 4.1, section 7.4.3.
     *
     * @throws MpiException ERR_COMM for the communicator of all ranks, or one that is freed already
     */
    public void free() {
        run("MPI_Comm_free", () -> {
            if (context < Mpi.FIRST_FREE_CONTEXT) {
                throw new MpiException(ErrorClass.ERR_COMM, "the predefined communicator " + name + " cannot be freed");
            }
            state.free(this);
        });
    }

    /** Whether it was freed. */
    public boolean isFreed() {
        return state.isFreed();
    }

    /** Compares two communicators, their groups and their worlds of messages; MPI_Comm_compare. */
    public static GroupComparison compare(Comm a, Comm b) {
        Require.given(a, ErrorClass.ERR_COMM, "the first communicator");
        Require.given(b, ErrorClass.ERR_COMM, "the second communicator");
        a.state.requireUsable(a);
        b.state.requireUsable(b);
        if (a.state == b.state) {
            return GroupComparison.IDENT;
        }
        if (a.isInter() != b.isInter()) {
            return GroupComparison.UNEQUAL;
        }
        GroupComparison own = Group.compare(a.group, b.group);
        GroupComparison others = Group.compare(a.peers, b.peers);
        if (own == GroupComparison.IDENT && others == GroupComparison.IDENT) {
            return GroupComparison.CONGRUENT;
        }
        boolean unequal = own == GroupComparison.UNEQUAL || others == GroupComparison.UNEQUAL;
        return unequal ? GroupComparison.UNEQUAL : GroupComparison.SIMILAR;
    }

    /**
     * Joins this group and another one. Collective over both. MPI 4.1, section 7.6.2.
     *
     * @param localLeader rank here that speaks for this group; all give the same one
     * @param peer communicator that both leaders are in; looked at by leaders only
     * @param remoteLeader rank in it of the other group's leader
     * @param tag of the leaders' messages
     * @throws MpiException ERR_COMM at all ranks if a process is in both groups
     */
    public Comm createIntercomm(int localLeader, @Nullable Comm peer, int remoteLeader, int tag) {
        return call(
                "MPI_Intercomm_create",
                () -> new InterComms(process).create(this, localLeader, peer, remoteLeader, tag));
    }

    /**
     * Makes one group of two. Collective over both. MPI 4.1, section 7.6.2.
     *
     * @param high whether this group comes behind the other; if both say the same, the group of the lower first world rank comes first
     */
    public Comm merge(boolean high) {
        return call("MPI_Intercomm_merge", () -> new InterComms(process).merge(this, high));
    }

    /** Keeps an attribute; MPI_Comm_set_attr. */
    public void setAttr(Keyval key, Object value) {
        Require.given(key, ErrorClass.ERR_KEYVAL, "the key");
        Require.given(value, ErrorClass.ERR_ARG, "the attribute");
        run("MPI_Comm_set_attr", () -> state.put(this, key, value));
    }

    /** Returns an attribute, or empty if there is none; MPI_Comm_get_attr. */
    public Optional<Object> getAttr(Keyval key) {
        Require.given(key, ErrorClass.ERR_KEYVAL, "the key");
        return call("MPI_Comm_get_attr", () -> state.get(key));
    }

    /** Deletes an attribute; MPI_Comm_delete_attr. */
    public void deleteAttr(Keyval key) {
        Require.given(key, ErrorClass.ERR_KEYVAL, "the key");
        run("MPI_Comm_delete_attr", () -> state.delete(this, key));
    }

    /** Gives it another error handler; MPI_Comm_set_errhandler. */
    public void setErrorHandler(ErrorHandler handler) {
        Require.given(handler, ErrorClass.ERR_ARG, "the error handler");
        run("MPI_Comm_set_errhandler", () -> state.setHandler(handler));
    }

    /** Returns its error handler; MPI_Comm_get_errhandler. */
    public ErrorHandler getErrorHandler() {
        return call("MPI_Comm_get_errhandler", state::handler);
    }

    /** Ends the job of all ranks; MPI 4.1, section 11.4.2. Never returns. */
    public void abort(int code) {
        throw process.abort(code, name);
    }
}
