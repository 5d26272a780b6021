package org.heddle.host.loopback.driver;

import java.util.Optional;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.MessagePort;
import org.heddle.nic.loopback.LoopbackMap;
import org.heddle.nic.stage.packet.PacketFormat;

/** A loopback node's messages, by its registers. */
public final class LoopbackDriver implements MessagePort {
    /** Number of words of the shortest message. */
    public static final int LEAST_WORDS = LoopbackMap.HEADER_WORDS + 1;
    /** Number of words of the longest message. */
    public static final int MOST_WORDS = LoopbackMap.HEADER_WORDS + LoopbackMap.PAYLOAD_BYTES / Long.BYTES;

    private final HostPort port;
    private final LoopbackMap registers;

    /**
     * @param port of the node
     * @throws IllegalStateException if there is no loopback node behind it
     */
    public LoopbackDriver(HostPort port) {
        this.port = port;
        registers = HostRegisters.connect(new LoopbackMap(), map -> map.identity, "loopback node", port);
    }

    @Override
    public int node() {
        return (int) registers.node.number.read();
    }

    @Override
    public int mostWords() {
        return MOST_WORDS;
    }

    @Override
    public long cycle() {
        return port.cycle();
    }

    // offer:
    @Override
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

    @Override
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
}
