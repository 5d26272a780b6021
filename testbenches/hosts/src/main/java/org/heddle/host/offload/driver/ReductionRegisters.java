package org.heddle.host.offload.driver;

import org.heddle.host.HostPort;
import org.heddle.host.HostTimeoutException;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.host.ReductionHostMap;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;
import org.heddle.nic.offload.host.ReductionHostMap.Field;

/**
 * A reducing node's registers: words in and words out. It knows what the node has room for since it looked last, and
 * never writes what does not fit.
 */
public final class ReductionRegisters {
    /** Cycles within which the node's own queues move, whatever the network does. */
    private static final long ROOM_LIMIT = 1_000_000;

    private final HostPort port;
    private final int node;
    private final long size;
    private long state;
    private int submitRoom;
    private int sendRoom;

    /**
     * Takes the node into use.
     *
     * @throws IllegalStateException if there is no reducing node behind the port
     */
    ReductionRegisters(HostPort port) {
        this.port = port;
        long identity = port.read(ReductionHostMap.IDENTITY);
        if (identity != ReductionHostMap.IDENTITY_VALUE) {
            throw new IllegalStateException("no reducing node behind the host port: it identifies itself as 0x"
                    + Long.toHexString(identity) + ", not 0x" + Long.toHexString(ReductionHostMap.IDENTITY_VALUE));
        }
        node = (int) port.read(ReductionHostMap.NODE);
        size = port.read(ReductionHostMap.SIZE);
        look();
    }

    /** This node's number. */
    int node() {
        return node;
    }

    /** Virtual ports of the node. */
    int ports() {
        return (int) size & 0xFF;
    }

    /** Reductions of one port that may be under way. */
    int underWay() {
        return (int) (size >> 8) & 0xFF;
    }

    /** Most threads of a communicator. */
    int threads() {
        return (int) (size >> 16) & 0xFFFF;
    }

    /** Cycles of the node's clock so far. */
    long cycle() {
        return port.cycle();
    }

    /** Does nothing for a while. */
    void idle(long cycles) {
        port.idle(cycles);
    }

    /** Looks once at what the node has and what it has room for. */
    void look() {
        state = port.read(ReductionHostMap.STATE);
        submitRoom = Field.SUBMIT_ROOM.of(state);
        sendRoom = Field.SEND_ROOM.of(state);
    }

    /** Completions that waited when it was looked at last, and have not been read since. */
    int completions() {
        return Field.COMPLETIONS.of(state);
    }

    /** Packets of other hosts that waited when it was looked at last, and have not been read since. */
    public int packets() {
        return Field.PACKETS.of(state);
    }

    /** Packets that the node certainly has room for. */
    public int sendRoom() {
        return sendRoom;
    }

    /** One of the node's counters. */
    public long counter(Counter counter) {
        return port.read(ReductionHostMap.COUNTERS + 8 * counter.ordinal());
    }

    /**
     * Hands words to the reduction unit; waits while it has no room, which it soon has again: the unit takes descriptors without waiting
     * for other nodes, as long as completions are read.
     *
     * @throws HostTimeoutException if the unit does not take them
     */
    void submit(long... words) {
        long start = port.cycle();
        while (submitRoom == 0) {
            look();
            if (port.cycle() - start > ROOM_LIMIT) {
                throw new HostTimeoutException(
                        "room for a descriptor in node " + node + ": are its completions read?",
                        ROOM_LIMIT,
                        port.cycle());
            }
        }
        submitRoom--;
        write(words, ReductionHostMap.SUBMIT, ReductionHostMap.SUBMIT_LAST);
    }

    /** Sends a packet to another host; only if there is {@link #sendRoom}. */
    public void send(HostPacket packet) {
        if (sendRoom == 0) {
            throw new IllegalStateException("no room for a packet in node " + node + ": look before");
        }
        sendRoom--;
        write(packet.words(), ReductionHostMap.SEND, ReductionHostMap.SEND_LAST);
    }

    private void write(long[] words, int address, int lastAddress) {
        for (int i = 0; i < words.length; i++) {
            port.write(i == words.length - 1 ? lastAddress : address, words[i]);
        }
    }

    /** Takes the oldest completion; only if there is one. */
    ReductionCompletion takeCompletion() {
        state -= 1L << Field.WIDTH * Field.COMPLETIONS.ordinal();
        long[] control = new long[DescriptorField.WORDS];
        for (int i = 0; i < control.length; i++) {
            control[i] = port.read(ReductionHostMap.COMPLETION);
        }
        ReductionCompletion told = new ReductionCompletion(control, new long[0]);
        boolean hasData = told.status() == ReductionStatus.DONE || told.status() == ReductionStatus.FAILED;
        if (!hasData) {
            return told;
        }
        long[] data = new long[told.dataWords()];
        for (int i = 0; i < data.length; i++) {
            data[i] = port.read(ReductionHostMap.COMPLETION);
        }
        return new ReductionCompletion(control, data);
    }

    /** Takes the oldest packet; only if there is one. */
    public HostPacket takePacket() {
        state -= 1L << Field.WIDTH * Field.PACKETS.ordinal();
        long first = port.read(ReductionHostMap.RECEIVE);
        long[] words = new long[HostPacket.words(first)];
        words[0] = first;
        for (int i = 1; i < words.length; i++) {
            words[i] = port.read(ReductionHostMap.RECEIVE);
        }
        return new HostPacket(words);
    }
}
