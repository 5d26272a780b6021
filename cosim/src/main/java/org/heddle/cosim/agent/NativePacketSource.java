package org.heddle.cosim.agent;

/** A {@link PacketSource} that runs natively: with the same seed it does the same in every cycle. */
public final class NativePacketSource {
    private final StreamPorts ports;
    private final NativeSource source;

    private NativePacketSource(StreamPorts ports, NativeSource source) {
        this.ports = ports;
        this.source = source;
    }

    /** A source on a stream; it is part of the simulation at once. */
    public static NativePacketSource on(StreamPorts ports, StallProfile profile, long seed) {
        return new NativePacketSource(ports, NativeSource.on(ports, profile, seed));
    }

    /** Queues one packet, as {@link PacketSource#send} does. */
    public void send(long[]... beats) {
        source.send(PacketBeats.words(ports, beats));
    }

    /** Queues one packet of bytes, as {@link PacketSource#sendBytes} does. */
    public void sendBytes(byte... packet) {
        send(PacketBeats.ofBytes(ports, packet));
    }

    /** The source of its beats, to be counted and waited for. */
    public NativeSource beats() {
        return source;
    }
}
