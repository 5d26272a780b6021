package org.heddle.nic.mpc;

import java.util.List;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.SegmentFormat;

/**
 * Values that make an MPC node the published one or another.
 *
 * @param name of the configuration
 * @param entries of each list, a power of two up to 32,768
 * @param payloadBytes most bytes of a packet
 * @param turnaround cycles behind each packet before the next may begin
 * @param burstLines most lines of 32 bytes of a transaction on the host's bus
 * @param path of host memory
 * @param buffers packets that the ends of the link hold
 */
public record MpcConfiguration(
        String name,
        int entries,
        int payloadBytes,
        int turnaround,
        int burstLines,
        DataPath path,
        LinkBuffers buffers) {
    private static final int LIST_ENTRIES = 256;

    /** Returns the published configuration: memory is read by lines, packets are short, and the next one waits. */
    public static MpcConfiguration published() {
        return new MpcConfiguration(
                "published",
                LIST_ENTRIES,
                128,
                12,
                1,
                new DataPath(32, 8, 0, 16, SegmentFormat.HOST_MEMORY),
                new LinkBuffers(8, 0, 8, 128));
    }

    /** Returns all configurations. */
    public static List<MpcConfiguration> all() {
        return List.of(published());
    }
}
