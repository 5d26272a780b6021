package org.heddle.experiment.verbs.message;

import org.heddle.experiment.MessageWords;
import org.heddle.experiment.verbs.layout.LayoutExperiment;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.mpi.RendezvousProtocol;
import org.heddle.host.verbs.mpi.VerbsMpiSettings;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * Message to be sent.
 *
 * @param bytes 0 to 16,777,216; at most 1,048,576 of an eager one
 * @param protocol how it is moved
 * @param seed of its words: word w is splitmix64(seed + w), little-endian
 * @param blocks that its bytes lie in, or null if they lie together
 */
public record VerbsMessage(
        int bytes, Protocol protocol, long seed, @Nullable MessageBlocks blocks) {
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
        if (blocks != null) {
            blocks.require(bytes);
        }
    }

    /** Returns a message whose bytes lie together. */
    public static VerbsMessage together(int bytes, Protocol protocol, long seed) {
        return new VerbsMessage(bytes, protocol, seed, null);
    }

    /** Returns how ranks send it between nodes of a configuration. */
    VerbsMpiSettings settings(VerbsCosts costs, VerbsConfiguration configuration) {
        VerbsMpiSettings usual = VerbsMpiSettings.of(configuration.name())
                .with(costs)
                .with(LayoutExperiment.chooser(
                        configuration, blocks == null ? LayoutExperiment.AUTO : blocks.method()));
        return switch (protocol) {
            case EAGER -> usual.withEagerLimit(Math.max(bytes, usual.eagerLimit()));
            case READ -> usual.withEagerLimit(-1).with(RendezvousProtocol.READ);
            case WRITE -> usual.withEagerLimit(-1).with(RendezvousProtocol.WRITE);
        };
    }

    /** Returns the committed type that it has at a rank, of which {@link #count} instances move. */
    Datatype type(int rank) {
        return blocks == null ? Datatype.BYTE : blocks.type(rank, bytes);
    }

    /** Returns the instances of its type. */
    int count() {
        return blocks == null ? bytes : 1;
    }

    /** Returns the bytes from its first one to its last one at a rank. */
    int room(int rank) {
        return blocks == null ? bytes : blocks.room(rank, bytes);
    }

    /** Returns the bytes of the message. */
    byte[] contents() {
        return MessageWords.of(seed, bytes);
    }
}
