package org.heddle.host.offload.driver;

import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.HostTimeoutException;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.host.ReductionHostMap;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;

/**
 * A reducing node's registers: words in and words out. It knows what the node has room for since it looked last, and
 * never writes what does not fit.
 */
public final class ReductionRegisters {
    /** Cycles within which the node's own queues move, whatever the network does. */
    private static final long ROOM_LIMIT = 1_000_000;

    private final HostPort port;
    private final ReductionHostMap registers;
    private final int node;
    private final long size;
    private int completions;
    private int packets;
    private int submitRoom;
    private int sendRoom;

    /**
     * Takes the node into use.
     *
     * @throws IllegalStateException if there is no reducing node behind the port
     */
    ReductionRegisters(HostPort port) {
        this.port = port;
        registers = HostRegisters.connect(new ReductionHostMap(), map -> map.identity, "reducing node", port);
        node = (int) registers.node.number.read();
        size = registers.size.read();
        look();
    }

    /** This node's number. */
    int node() {
        return node;
    }

    /** Virtual ports of the node. */
    int ports() {
        return (int) registers.size.ports.in(size);
    }

    /** Reductions of one port that may be under way. */
    int underWay() {
        return (int) registers.size.underWay.in(size);
    }

    /** Most threads of a communicator. */
    int threads() {
        return (int) registers.size.threads.in(size);
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
        ReductionHostMap.State state = registers.state;
        long word = state.read();
        completions = (int) state.completions.in(word);
        packets = (int) state.packets.in(word);
        submitRoom = (int) state.submitRoom.in(word);
        sendRoom = (int) state.sendRoom.in(word);
    }

    /** Completions that waited when it was looked at last, and have not been read since. */
    int completions() {
        return completions;
    }

    /** Packets of other hosts that waited when it was looked at last, and have not been read since. */
    public int packets() {
        return packets;
    }

    /** Packets that the node certainly has room for. */
    public int sendRoom() {
        return sendRoom;
    }

    /** One of the node's counters. */
    public long counter(Counter counter) {
        return registers.counters.read(counter);
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
        write(words, registers.submit, registers.submitLast);
    }

    /** Sends a packet to another host; only if there is {@link #sendRoom}. */
    public void send(HostPacket packet) {
        if (sendRoom == 0) {
            throw new IllegalStateException("no room for a packet in node " + node + ": look before");
        }
        sendRoom--;
        write(packet.words(), registers.send, registers.sendLast);
    }

    private static void write(long[] words, ReductionHostMap.Written next, ReductionHostMap.Written last) {
        for (int i = 0; i < words.length; i++) {
            ReductionHostMap.Written register = i == words.length - 1 ? last : next;
            register.word.write(words[i]);
        }
    }

    /** Takes the oldest completion; only if there is one. */
    ReductionCompletion takeCompletion() {
        completions--;
        long[] control = new long[DescriptorField.WORDS];
        for (int i = 0; i < control.length; i++) {
            control[i] = registers.completion.word.read();
        }
        ReductionCompletion told = new ReductionCompletion(control, new long[0]);
        boolean hasData = told.status() == ReductionStatus.DONE || told.status() == ReductionStatus.FAILED;
        if (!hasData) {
            return told;
        }
        long[] data = new long[told.dataWords()];
        for (int i = 0; i < data.length; i++) {
            data[i] = registers.completion.word.read();
        }
        return new ReductionCompletion(control, data);
    }

    /** Takes the oldest packet; only if there is one. */
    public HostPacket takePacket() {
        packets--;
        long first = registers.receive.word.read();
        long[] words = new long[HostPacket.words(first)];
        words[0] = first;
        for (int i = 1; i < words.length; i++) {
            words[i] = registers.receive.word.read();
        }
        return new HostPacket(words);
    }
}
