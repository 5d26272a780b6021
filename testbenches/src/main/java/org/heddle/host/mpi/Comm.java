package org.heddle.host.mpi;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.heddle.host.mpi.datatype.Datatype;
import org.heddle.host.mpi.datatype.TypedBuffer;
import org.heddle.host.mpi.offload.CollectiveOffload;
import org.heddle.host.mpi.transport.HostWork;
import org.heddle.host.mpi.transport.SendMode;
import org.jspecify.annotations.Nullable;

/**
 * A communicator: some ranks and a world of messages of their own. All calls may be made by its own rank's thread only.
 *
 * <p>A call refuses wrong arguments at once: ERR_RANK, ERR_TAG, ERR_COUNT, ERR_TYPE (not committed, freed), ERR_BUFFER (data outside
 * their memory). A receive ends with ERR_TRUNCATE if its message is longer, and with ERR_TYPE if it holds other basic types.
 */
public final class Comm {
    private final RankProcess process;
    private final Group group;
    private final int context;
    private final int rank;
    private final PointToPoint messages;
    private String name;

    Comm(RankProcess process, Group group, int context, String name) {
        this.process = process;
        this.group = group;
        this.context = context;
        this.name = name;
        this.rank = group.rankOf(process.baton().rank());
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
        name = newName;
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
     * Runs blocking calls beside the rank's program, for those who implement collective operations. They go on inside the rank's own
     * calls only.
     *
     * @param what they do, in words, for messages
     * @return a request that ends with them
     */
    public Request inBackground(String what, Runnable body) {
        return process.inBackground(what + " on " + name, body);
    }

    /** What the rank's network interface computes by itself, for those who implement collective operations. */
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

    /** Sends and receives at once, so that rings do not lock up. */
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
        Request receive = iRecv(recvBuffer, recvCount, recvType, source, recvTag);
        send(sendBuffer, sendCount, sendType, dest, sendTag);
        return receive.waitStatus();
    }

    /** Sends from a buffer and receives into the same. */
    public Status sendRecvReplace(
            Place buffer, int count, Datatype type, int dest, int sendTag, int source, int recvTag) {
        Request sent = messages.sendCopy(buffer, count, type, dest, sendTag);
        Status status = recv(buffer, count, type, source, recvTag);
        sent.waitFor();
        return status;
    }

    /** Waits until a message has arrived, and leaves it there. */
    public Status probe(int source, int tag) {
        return messages.probe(source, tag);
    }

    /** What has arrived, or nothing; lets some time pass then. */
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

    /** Bytes that packing needs at most. */
    public int packSize(int count, Datatype type) {
        return Math.toIntExact(Math.multiplyExact(count, type.getSize()));
    }

    /**
     * Packs data behind others.
     *
     * @param position in {@code packed}, from which to write
     * @return the position behind the data
     */
    public int pack(Place buffer, int count, Datatype type, byte[] packed, int position) {
        TypedBuffer data = Errors.data(buffer, count, type);
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
        TypedBuffer data = Errors.target(buffer, count, type);
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
     * A communicator of some of the ranks. Collective over all of them.
     *
     * @return null for a rank that is not in the group
     */
    public @Nullable Comm create(Group members) {
        int position = members.rankOf(worldRank(rank));
        return split(position < 0 ? Mpi.UNDEFINED : 0, position);
    }
}
