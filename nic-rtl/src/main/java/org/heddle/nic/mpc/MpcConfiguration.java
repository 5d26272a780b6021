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
 * @param turnaround cycles from the end of a packet's reading to the beginning of the next one's; 0 to read ahead
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
    private static final int MOST_PAYLOAD = 128;
    /** At 125 MHz 8 bytes in 64 ns, 1 Gbit/s. */
    private static final int WORD_CYCLES = 8;

    private static final int MOST_TURNAROUND = 4095;

    /** Returns the published configuration: memory is read by lines, packets are short, and the next one waits. */
    public static MpcConfiguration published() {
        return new MpcConfiguration(
                "published",
                LIST_ENTRIES,
                MOST_PAYLOAD,
                1,
                1,
                new DataPath(32, 8, 0, 16, SegmentFormat.HOST_MEMORY),
                new LinkBuffers(8, 0, 8, MOST_PAYLOAD, WORD_CYCLES));
    }

    /**
     * Returns the same with other packets.
     *
     * @param payload most bytes of a packet, a multiple of 32 up to 128
     * @throws IllegalArgumentException for another number of bytes
     */
    public MpcConfiguration withPayloadBytes(int payload) {
        if (payload < 32 || payload > MOST_PAYLOAD || payload % 32 != 0) {
            throw new IllegalArgumentException(
                    "a packet's payload is a multiple of 32 bytes up to " + MOST_PAYLOAD + ": payload=" + payload);
        }
        return new MpcConfiguration(
                name, entries, payload, turnaround, burstLines, path, buffers.withPayloadBytes(payload));
    }

    /**
     * Returns the same with another pause between packets.
     *
     * @param cycles 0 to 4,095
     * @throws IllegalArgumentException for another number of cycles
     */
    public MpcConfiguration withTurnaround(int cycles) {
        if (cycles < 0 || cycles > MOST_TURNAROUND) {
            throw new IllegalArgumentException(
                    "the turnaround is 0 to " + MOST_TURNAROUND + " cycles: turnaround=" + cycles);
        }
        return new MpcConfiguration(name, entries, payloadBytes, cycles, burstLines, path, buffers);
    }

    /** Returns the same with lists of another length, a power of two up to 32,768. */
    public MpcConfiguration withEntries(int count) {
        return new MpcConfiguration(name, count, payloadBytes, turnaround, burstLines, path, buffers);
    }

    /** Returns all configurations. */
    public static List<MpcConfiguration> all() {
        return List.of(published());
    }
}
