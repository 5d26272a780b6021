package org.heddle.mpi;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.heddle.mpi.offload.CollectiveOffload;
import org.heddle.mpi.transport.HostWork;
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
    private final Group group;
    private final int context;
    private final int rank;
    private final int note;
    private final PointToPoint messages;
    private String name;

    Comm(RankProcess process, Group group, int context, String name) {
        this(process, group, context, name, group.rankOf(process.baton().rank()), 0);
    }

    private Comm(RankProcess process, Group group, int context, String name, int rank, int note) {
        this.rank = rank;
        this.note = note;
        this.process = process;
        this.group = group;
        this.context = context;
        this.name = name;
        this.messages = new PointToPoint(process, this);
    }

    /** The caller's rank. */
    public int getRank() {
        return rank;
    }

    /** How many ranks. */
    public int getSize() {
        return group.getSize();
    }

    /** The ranks' processes. */
    public Group getGroup() {
        return group;
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

    int worldRank(int member) {
        return group.worldRank(member);
    }

    int rankOf(int worldRank) {
        return group.rankOf(worldRank);
    }

    /** The same ranks in the world that is kept for collective operations, for those who implement them. */
    public Comm forCollectives() {
        return new Comm(process, group, context | 1, name + " (collective)");
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
        return new Comm(process, group, context, name, rank, callNote);
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
        iSend(buffer, count, type, dest, tag).waitFor();
    }

    /** Sends; returns when a receive has matched, too. */
    public void sSend(Place buffer, int count, Datatype type, int dest, int tag) {
        iSsend(buffer, count, type, dest, tag).waitFor();
    }

    /** Sends to a receive that is waiting; if none is, the receiver fails. */
    public void rSend(Place buffer, int count, Datatype type, int dest, int tag) {
        iRsend(buffer, count, type, dest, tag).waitFor();
    }

    /** Starts to send. */
    public Request iSend(Place buffer, int count, Datatype type, int dest, int tag) {
        return messages.send(buffer, count, type, dest, tag, SendMode.STANDARD);
    }

    /** Starts to send; ends only when a receive has matched. */
    public Request iSsend(Place buffer, int count, Datatype type, int dest, int tag) {
        return messages.send(buffer, count, type, dest, tag, SendMode.SYNCHRONOUS);
    }

    /** Starts to send to a receive that is waiting. */
    public Request iRsend(Place buffer, int count, Datatype type, int dest, int tag) {
        return messages.send(buffer, count, type, dest, tag, SendMode.READY);
    }

    /** Sends a copy; returns at once. The copy lives until the message has left. */
    public void bSend(Place buffer, int count, Datatype type, int dest, int tag) {
        messages.sendCopy(buffer, count, type, dest, tag);
    }

    /** Receives. */
    public Status recv(Place buffer, int count, Datatype type, int source, int tag) {
        return iRecv(buffer, count, type, source, tag).waitStatus();
    }

    /** Starts to receive. */
    public Request iRecv(Place buffer, int count, Datatype type, int source, int tag) {
        return messages.receive(buffer, count, type, source, tag);
    }

    /** Prepares a send to be started often. */
    public Prequest sendInit(Place buffer, int count, Datatype type, int dest, int tag) {
        return messages.sendInit(buffer, count, type, dest, tag, SendMode.STANDARD);
    }

    /** Prepares a synchronous send to be started often. */
    public Prequest sSendInit(Place buffer, int count, Datatype type, int dest, int tag) {
        return messages.sendInit(buffer, count, type, dest, tag, SendMode.SYNCHRONOUS);
    }

    /** Prepares a receive to be started often. */
    public Prequest recvInit(Place buffer, int count, Datatype type, int source, int tag) {
        return messages.receiveInit(buffer, count, type, source, tag);
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
        return messages.sendReceive(
                sendBuffer, sendCount, sendType, dest, sendTag, recvBuffer, recvCount, recvType, source, recvTag);
    }

    /** Sends from a buffer and receives into the same. */
    public Status sendRecvReplace(
            Place buffer, int count, Datatype type, int dest, int sendTag, int source, int recvTag) {
        return messages.sendReceiveReplace(buffer, count, type, dest, sendTag, source, recvTag);
    }

    /** Waits until a message has arrived, and leaves it there. */
    public Status probe(int source, int tag) {
        return messages.probe(source, tag);
    }

    /**
     * Returns the status of a message that has arrived, without receiving it; if there is none, some cycles pass and the result is
     * empty.
     */
    public Optional<Status> iProbe(int source, int tag) {
        return messages.iProbe(source, tag);
    }

    /** Waits until a message has arrived, and takes it out of matching. */
    public Message mProbe(int source, int tag) {
        return messages.mProbe(source, tag);
    }

    /** Takes what has arrived out of matching, or nothing; lets some time pass then. */
    public Optional<Message> imProbe(int source, int tag) {
        return messages.imProbe(source, tag);
    }

    /**
     * Bytes that packing needs at most.
     *
     * @throws MpiException ERR_COUNT for a count below 0 or more bytes than an array holds, ERR_TYPE for a type that is null or freed
     */
    public int packSize(int count, Datatype type) {
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
        return new CommBuilder(process, this).dup();
    }

    /**
     * Parts the ranks by colour, ordered by key, then by rank. Collective.
     *
     * @param color 0 or above, or {@link Mpi#UNDEFINED} to be in none
     * @return null for a rank that is in none
     */
    public @Nullable Comm split(int color, int key) {
        return new CommBuilder(process, this).split(color, key);
    }

    /**
     * A communicator of some of the ranks. Collective over all of them, which give the same group.
     *
     * @return null for a rank that is not in the group
     * @throws MpiException ERR_GROUP for a group that is null or has a process which is not in this communicator, before anything is
     *     sent; or if the ranks turn out to have given different groups
     */
    public @Nullable Comm create(Group members) {
        return new CommBuilder(process, this).create(members);
    }
}
