package org.heddle.experiment.verbs.message;

import org.heddle.experiment.MessageWords;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.mpi.RendezvousProtocol;
import org.heddle.host.verbs.mpi.VerbsMpiSettings;

/**
 * Message to be sent.
 *
 * @param bytes 0 to 16,777,216; at most 1,048,576 of an eager one
 * @param protocol how it is moved
 * @param seed of its words: word w is splitmix64(seed + w), little-endian
 */
public record VerbsMessage(int bytes, Protocol protocol, long seed) {
    /** Most bytes of a message. */
    public static final int MOST_BYTES = 1 << 24;
    /** Most bytes of an eager one. */
    public static final int MOST_EAGER = 1 << 20;

    /** How a message is moved. */
    public enum Protocol {
        /** Data with the request, by SEND. */
        EAGER,
        /** The receiver READs the data. */
        READ,
        /** The sender WRITEs them. */
        WRITE
    }

    /**
     * Checks the size.
     *
     * @throws IllegalArgumentException if it is negative or too large
     */
    public VerbsMessage {
        int most = protocol == Protocol.EAGER ? MOST_EAGER : MOST_BYTES;
        if (bytes < 0 || bytes > most) {
            throw new IllegalArgumentException("a message has 0 to " + most + " bytes, by "
                    + protocol.name().toLowerCase(java.util.Locale.ROOT) + ": bytes=" + bytes);
        }
    }

    /** Returns how ranks send it. */
    VerbsMpiSettings settings(VerbsCosts costs) {
        VerbsMpiSettings usual = VerbsMpiSettings.DEFAULT.with(costs);
        return switch (protocol) {
            case EAGER -> usual.withEagerLimit(Math.max(bytes, usual.eagerLimit()));
            case READ -> usual.withEagerLimit(-1).with(RendezvousProtocol.READ);
            case WRITE -> usual.withEagerLimit(-1).with(RendezvousProtocol.WRITE);
        };
    }

    /** Returns the bytes of the message. */
    byte[] contents() {
        return MessageWords.of(seed, bytes);
    }
}
