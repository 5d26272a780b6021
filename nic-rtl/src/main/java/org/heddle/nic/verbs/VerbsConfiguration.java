package org.heddle.nic.verbs;

import java.util.List;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.SegmentFormat;

/**
 * Values that make a verbs node the published one or another.
 *
 * @param name of the configuration
 * @param mostElements most elements of a list
 * @param packetSegments places for the segments of a packet, a power of two: two for each element, and two more
 * @param rnrUnitCycles cycles of 10 us, the unit of the times of a sender that waits for a receive
 * @param path of host memory
 * @param buffers packets that the ends of the link hold
 */
public record VerbsConfiguration(
        String name, int mostElements, int packetSegments, int rnrUnitCycles, DataPath path, LinkBuffers buffers) {
    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if a packet of the longest list has more segments than there are places
     */
    public VerbsConfiguration {
        if (2 * mostElements + 2 > packetSegments) {
            throw new IllegalArgumentException("packetSegments must be at least 2 mostElements + 2: mostElements="
                    + mostElements + ", packetSegments=" + packetSegments);
        }
    }

    /** Returns the published configuration: a plain engine, one entry and one packet after the other. */
    public static VerbsConfiguration published() {
        return new VerbsConfiguration(
                "published",
                30,
                64,
                1000,
                new DataPath(32, 8, 0, 32, SegmentFormat.PHYSICAL_MEMORY),
                new LinkBuffers(8, 0, 8, PacketFormat.MOST_PAYLOAD_BYTES));
    }

    /** Returns the improved configuration: longer lists. */
    public static VerbsConfiguration improved() {
        VerbsConfiguration plain = published();
        return new VerbsConfiguration("improved", 255, 512, plain.rnrUnitCycles, plain.path, plain.buffers);
    }

    /** Returns all configurations. */
    public static List<VerbsConfiguration> all() {
        return List.of(published(), improved());
    }
}
