package org.heddle.nic.top;

import org.heddle.nic.memory.SoDimmTiming;
import org.heddle.nic.pattern.DataPath;

/**
 * What distinguishes one DIMMnet-2 node from another.
 *
 * @param name as users type it
 * @param timing of the SO-DIMMs
 * @param path widths of the road between memory and packets, and what a unit spends on an element beside its words
 * @param gatheredPackets packets that wait for each other before they leave, a power of two
 * @param receivedPackets packets that the receiver can hold, a power of two
 * @param packetPayload most payload bytes of a packet, a multiple of 128
 * @param commandQueue commands that can wait
 * @param outstandingReads reads that may wait for their answers, a power of two from 2 to 16
 */
public record Dimmnet2Configuration(
        String name,
        SoDimmTiming timing,
        DataPath path,
        int gatheredPackets,
        int receivedPackets,
        int packetPayload,
        int commandQueue,
        int outstandingReads) {
    /**
     * DIMMnet-2 as its authors measured it (Miyabe et al., 2007).
     *
     * <ul>
     *   <li>1,920 payload bytes: the paper's footnote on the 2,048-byte MTU; 15 elements of 128 bytes.
     *   <li>3 cycles on each element beside its words: the units alone move one packet of 128-byte elements at 716 MB/s, which
     *       is 17.9 cycles for 16 words; contiguous transfers gain 687 MB/s from one size to the next.
     *   <li>2 gathered packets: the paper finds that the Window Controller fills the FIFO to the InfiniBand interface before
     *       it sends, so that read-out and sending do not overlap for several packets. With one packet read-out and sending
     *       would never overlap, with no gathering always; its 494 MB/s lies between the two.
     * </ul>
     */
    public static Dimmnet2Configuration published() {
        return new Dimmnet2Configuration(
                "published", SoDimmTiming.pc1600(), new DataPath(32, 8, 3, 8), 2, 4, 1920, 32, 4);
    }
}
