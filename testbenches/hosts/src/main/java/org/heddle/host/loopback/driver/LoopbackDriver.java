package org.heddle.host.loopback.driver;

import java.util.Optional;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.HostTimeoutException;
import org.heddle.nic.loopback.LoopbackMap;
import org.heddle.nic.stage.packet.PacketFormat;

/** A loopback node's messages, by its registers. */
public final class LoopbackDriver {
    /** Number of words of the shortest message. */
    public static final int LEAST_WORDS = LoopbackMap.HEADER_WORDS + 1;
    /** Number of words of the longest message. */
    public static final int MOST_WORDS = LoopbackMap.HEADER_WORDS + LoopbackMap.PAYLOAD_BYTES / Long.BYTES;

    private final HostPort port;
    private final LoopbackMap registers;

    /**
     * Message from a node.
     *
     * @param from number of the sending node
     * @param words of its host
     */
    public record Message(int from, long[] words) {}

    /**
     * @param port of the node
     * @throws IllegalStateException if there is no loopback node behind it
     */
    public LoopbackDriver(HostPort port) {
        this.port = port;
        registers = HostRegisters.connect(new LoopbackMap(), port);
        long identity = registers.identity.read();
        if (identity != registers.identity.resetValue()) {
            throw new IllegalStateException("no loopback node: register 0x0 must read 0x"
                    + Long.toHexString(registers.identity.resetValue()) + ": 0x" + Long.toHexString(identity));
        }
    }

    /** Returns the node's number. */
    public int node() {
        return (int) registers.node.number.read();
    }

    // offer:
    /**
     * Sends a message if there is room for it.
     *
     * @param to number of the receiving node, its own one too
     * @param words of the host, {@link #LEAST_WORDS} to {@link #MOST_WORDS}
     * @return whether there was room
     * @throws IllegalArgumentException if the node would refuse the message
     */
    public boolean offer(int to, long... words) {
        if (to < 0 || to >= PacketFormat.NODES || words.length < LEAST_WORDS || words.length > MOST_WORDS) {
            throw new IllegalArgumentException("to must be from 0 to " + (PacketFormat.NODES - 1) + ", and words from "
                    + LEAST_WORDS + " to " + MOST_WORDS + ": to=" + to + ", words=" + words.length);
        }
        if (registers.state.room.read() == 0) {
            return false;
        }
        LoopbackMap.Begin begin = registers.begin;
        begin.write(begin.to.of(to), begin.bytes.of((long) (words.length - LoopbackMap.HEADER_WORDS) * Long.BYTES));
        for (long word : words) {
            registers.word.data.write(word);
        }
        return true;
    }
    // :offer

    /** Removes the oldest message that has arrived, if there is one. */
    public Optional<Message> take() {
        if (registers.state.waiting.read() == 0) {
            return Optional.empty();
        }
        long header = registers.receive.data.read();
        long[] words = new long[LoopbackMap.HEADER_WORDS + (int) registers.begin.bytes.in(header) / Long.BYTES];
        for (int i = 0; i < words.length; i++) {
            words[i] = registers.receive.data.read();
        }
        return Optional.of(new Message((int) (header >>> 16) & 0xFFFF, words));
    }

    /**
     * Waits for a message.
     *
     * @param limit in cycles
     * @throws HostTimeoutException if none arrives in time
     */
    public Message await(long limit) {
        long start = port.cycle();
        while (port.cycle() - start < limit) {
            Optional<Message> message = take();
            if (message.isPresent()) {
                return message.get();
            }
        }
        throw new HostTimeoutException("a message of a loopback node", limit, port.cycle());
    }
}
