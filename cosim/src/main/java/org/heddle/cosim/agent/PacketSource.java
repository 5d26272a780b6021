package org.heddle.cosim.agent;

import java.util.Arrays;
import org.heddle.cosim.Agent;

/** Sends packets into an input stream of the design; it sets the payload field {@code last} itself. */
public final class PacketSource implements Agent {
    private final StreamPorts ports;
    private final StreamSource source;

    private PacketSource(StreamPorts ports, StallProfile profile, long seed) {
        this.ports = ports;
        this.source = StreamSource.on(ports, profile, seed);
    }

    /** A source on a stream. */
    public static PacketSource on(StreamPorts ports, StallProfile profile, long seed) {
        return new PacketSource(ports, profile, seed);
    }

    /**
     * Queues one packet.
     *
     * @param beats the words of each beat; what stands in the place of {@code last} does not matter
     */
    public void send(long[]... beats) {
        long[] words = PacketBeats.words(ports, beats);
        for (int at = 0; at < words.length; at += ports.words()) {
            source.send(Arrays.copyOfRange(words, at, at + ports.words()));
        }
    }

    /**
     * Queues one packet of bytes, on a stream whose payload has {@code data}, and {@code keep} where a packet may end within a beat: AXI4-Stream,
     * or one with such fields. The first byte is the lowest of the first beat. {@code tstrb} says of the same bytes that they are data; other
     * fields are 0.
     *
     * @throws IllegalArgumentException if there is no byte, if the stream lacks such fields or they are not of bytes, or without {@code keep} the
     *     last beat is not full
     */
    public void sendBytes(byte... packet) {
        send(PacketBeats.ofBytes(ports, packet));
    }

    /** Number of beats the design has taken. */
    public long taken() {
        return source.taken();
    }

    @Override
    public void drive() {
        source.drive();
    }

    @Override
    public void sample() {
        source.sample();
    }

    @Override
    public String waitingFor() {
        return source.waitingFor();
    }

    @Override
    public String unfinished() {
        return source.unfinished();
    }

    @Override
    public String toString() {
        return "packet " + source;
    }
}
