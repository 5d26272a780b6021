package org.heddle.cosim.agent;

import java.util.ArrayDeque;
import java.util.Deque;
import org.heddle.cosim.Agent;

/**
 * Takes packets from an output stream of the design and compares each with the one that is expected next. A packet is a run
 * of beats up to the one whose payload field {@code last} is 1; without that field each beat is a packet.
 */
public final class PacketSink implements Agent {
    private final StreamPorts ports;
    private final StreamSink sink;
    private final Deque<long[]> expected = new ArrayDeque<>();
    private long packets;
    private int inPacket;

    private PacketSink(StreamPorts ports, StallProfile profile, long seed) {
        this.ports = ports;
        this.sink = StreamSink.on(ports, profile, seed);
    }

    /** A sink on a stream. */
    public static PacketSink on(StreamPorts ports, StallProfile profile, long seed) {
        return new PacketSink(ports, profile, seed);
    }

    /**
     * Expects one more packet.
     *
     * @param beats the words of each beat; the field {@code last} is not compared but found by position
     */
    public void expect(long[]... beats) {
        expected.add(PacketBeats.words(ports, beats));
    }

    /** Expects one more packet, of the beats that {@link PacketSource#sendBytes} makes of its bytes. */
    public void expectBytes(byte... packet) {
        expect(PacketBeats.ofBytes(ports, packet));
    }

    /** Packets that came as expected. */
    public long count() {
        return packets;
    }

    @Override
    public void drive() {
        sink.drive();
    }

    /** Throws an {@link AssertionError} that names packet, beat and both values if a beat is not as expected. */
    @Override
    public void sample() {
        int before = sink.count();
        sink.sample();
        if (sink.count() > before) {
            compare(sink.beats().get(before));
        }
    }

    private void compare(long[] beat) {
        int number = inPacket++;
        String where = "stream \"" + ports.name() + "\": packet " + packets + ", beat " + number;
        if (expected.isEmpty()) {
            throw new AssertionError(where + " " + StreamPorts.text(beat) + " was not expected");
        }
        long[] packet = expected.element();
        int words = ports.words();
        int beats = packet.length / words;
        where += " of " + beats + ": ";
        long[] wanted = new long[words];
        System.arraycopy(packet, number * words, wanted, 0, words);
        for (int i = 0; i < words; i++) {
            if (i != ports.lastWord() && wanted[i] != beat[i]) {
                throw new AssertionError(
                        where + "expected " + StreamPorts.text(wanted) + ", was " + StreamPorts.text(beat));
            }
        }
        boolean last = ports.isLast(beat);
        if (last != (inPacket == beats)) {
            throw new AssertionError(where + "the packet " + (last ? "ends there" : "goes on behind it"));
        }
        if (last) {
            expected.remove();
            packets++;
            inPacket = 0;
        }
    }

    @Override
    public String waitingFor() {
        return expected.isEmpty() ? "" : expected.size() + " more packets, after " + packets;
    }

    @Override
    public String unfinished() {
        return waitingFor();
    }

    @Override
    public String toString() {
        return "packet sink of " + ports.name();
    }
}
