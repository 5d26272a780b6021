package org.heddle.cosim.agent;

import org.heddle.cosim.NativeAgent;

/**
 * A {@link PacketSink} that runs natively: with the same seed it does the same in every cycle. A beat that is not as expected
 * ends the simulation.
 */
public final class NativePacketSink extends NativeAgent {
    private final StreamPorts ports;

    private NativePacketSink(StreamPorts ports, StallProfile profile, long seed) {
        super(
                ports.simulation(),
                "packet sink of " + ports.name(),
                Kind.PACKET_SINK,
                ports.config().word(seed).word(profile.ordinal()));
        this.ports = ports;
    }

    /** A sink on a stream; it is part of the simulation at once. */
    public static NativePacketSink on(StreamPorts ports, StallProfile profile, long seed) {
        ports.requireDirection(false, "sink");
        return new NativePacketSink(ports, profile, seed);
    }

    /** Expects one more packet, as {@link PacketSink#expect} does. */
    public void expect(long[]... beats) {
        long[] words = PacketBeats.words(ports, beats);
        long[] message = new long[words.length + 1];
        message[0] = beats.length;
        System.arraycopy(words, 0, message, 1, words.length);
        sendWords(message);
    }

    /** Expects one more packet of bytes, as {@link PacketSink#expectBytes} does. */
    public void expectBytes(byte... packet) {
        expect(PacketBeats.ofBytes(ports, packet));
    }

    @Override
    protected String unit() {
        return "packets";
    }
}
