package org.heddle.host.verbs.mpi;

import org.heddle.host.verbs.choose.EdgeTable;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.choose.PacketSizes;
import org.heddle.host.verbs.cost.VerbsCosts;

/**
 * How ranks use their nodes.
 *
 * @param protocol of long messages
 * @param eagerLimit largest message in bytes, included, that is sent with its request; -1 for none
 * @param buffers receive buffers for each peer, at least 2
 * @param cachedRegions registered regions that are kept although nothing uses them
 * @param packets path MTUs
 * @param costs of the host
 * @param chooser of methods for messages beyond the eager limit whose data do not lie together
 */
public record VerbsMpiSettings(
        RendezvousProtocol protocol,
        int eagerLimit,
        int buffers,
        int cachedRegions,
        PacketSizes packets,
        VerbsCosts costs,
        MethodChooser chooser) {
    private static final int MOST_EAGER = 1 << 20;
    private static final int MOST_BUFFERS = 256;

    /** The settings for published nodes. */
    public static final VerbsMpiSettings DEFAULT = of("published");

    /**
     * Returns the settings for a configuration of the node: 4,096 bytes eager, 16 buffers for each peer, 32 regions and layouts kept; a READ for what is longer, what was
     * measured on the configuration for what does not lie together, and its path MTUs.
     *
     * @throws IllegalArgumentException if no edges have been measured on it
     */
    public static VerbsMpiSettings of(String configuration) {
        return new VerbsMpiSettings(
                RendezvousProtocol.READ,
                4096,
                16,
                32,
                PacketSizes.of(configuration),
                VerbsCosts.DEFAULT,
                EdgeTable.of(configuration));
    }

    /**
     * Checks the settings.
     *
     * @throws IllegalArgumentException for a limit below -1 or above 2^20, buffers outside 2 to 256, or a negative number of regions
     */
    public VerbsMpiSettings {
        if (eagerLimit < -1 || eagerLimit > MOST_EAGER || buffers < 2 || buffers > MOST_BUFFERS || cachedRegions < 0) {
            throw new IllegalArgumentException("eagerLimit is -1 to " + MOST_EAGER + " bytes, buffers 2 to "
                    + MOST_BUFFERS + ", cachedRegions at least 0: eagerLimit=" + eagerLimit + ", buffers=" + buffers
                    + ", cachedRegions=" + cachedRegions);
        }
    }

    /** Returns the same with another protocol for long messages. */
    public VerbsMpiSettings with(RendezvousProtocol other) {
        return new VerbsMpiSettings(other, eagerLimit, buffers, cachedRegions, packets, costs, chooser);
    }

    /** Returns the same with another largest eager message. */
    public VerbsMpiSettings withEagerLimit(int bytes) {
        return new VerbsMpiSettings(protocol, bytes, buffers, cachedRegions, packets, costs, chooser);
    }

    /** Returns the same with another number of buffers. */
    public VerbsMpiSettings withBuffers(int count) {
        return new VerbsMpiSettings(protocol, eagerLimit, count, cachedRegions, packets, costs, chooser);
    }

    /** Returns the same with another number of regions that are kept. */
    public VerbsMpiSettings withCachedRegions(int count) {
        return new VerbsMpiSettings(protocol, eagerLimit, buffers, count, packets, costs, chooser);
    }

    /** Returns the same with other costs. */
    public VerbsMpiSettings with(VerbsCosts other) {
        return new VerbsMpiSettings(protocol, eagerLimit, buffers, cachedRegions, packets, other, chooser);
    }

    /** Returns the same with another chooser. */
    public VerbsMpiSettings with(MethodChooser other) {
        return new VerbsMpiSettings(protocol, eagerLimit, buffers, cachedRegions, packets, costs, other);
    }
}
