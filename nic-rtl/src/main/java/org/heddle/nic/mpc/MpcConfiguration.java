package org.heddle.nic.mpc;

import java.util.List;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.SegmentFormat;

/**
 * Values that make an MPC node the published one or another.
 *
 * @param name of the configuration
 * @param entries of each list, a power of two up to 32,768
 * @param payloadBytes most bytes of a packet
 * @param turnaround cycles from the end of a packet's reading to the beginning of the next one's; 0 to read ahead
 * @param shortBytes most bytes of a packet of the last 4,096 bytes of an entry
 * @param burstLines most lines of 32 bytes of a transaction on the host's bus
 * @param processes with lists of their own: 1, notified by interrupts if it likes, or 2, which look for events in memory
 * @param entriesAhead entries that are read before the one before them has left
 * @param path of host memory
 * @param buffers packets that the ends of the link hold
 */
public record MpcConfiguration(
        String name,
        int entries,
        int payloadBytes,
        int turnaround,
        int shortBytes,
        int burstLines,
        int processes,
        int entriesAhead,
        DataPath path,
        LinkBuffers buffers) {
    private static final int LIST_ENTRIES = 256;
    private static final int MOST_PAYLOAD = 128;
    /** The most whole lines in the 2,024 bytes that fit the link's usual packet: a line in two packets would be read twice. */
    private static final int LONG_PAYLOAD = 2016;

    private static final int BURST_BYTES = 512;
    private static final int PROCESSES = 2;
    private static final int ENTRIES_AHEAD = 8;
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
                MOST_PAYLOAD,
                1,
                1,
                1,
                new DataPath(32, 8, 0, 16, SegmentFormat.HOST_MEMORY),
                new LinkBuffers(8, 0, 8, MOST_PAYLOAD, WORD_CYCLES));
    }

    /**
     * Returns the improved configuration: memory is read and written in bursts of 512 bytes, packets are long, the next one is read meanwhile,
     * and each of two processes has lists of its own.
     */
    public static MpcConfiguration improved() {
        return new MpcConfiguration(
                "improved",
                LIST_ENTRIES,
                LONG_PAYLOAD,
                0,
                BURST_BYTES,
                BURST_BYTES / HostMemoryRequest.LINE_BYTES,
                PROCESSES,
                ENTRIES_AHEAD,
                new DataPath(32, 8, 0, 16, SegmentFormat.HOST_MEMORY),
                new LinkBuffers(8, 0, 8, LONG_PAYLOAD, WORD_CYCLES).thatGiveUp());
    }

    /**
     * Returns the same with other packets.
     *
     * @param payload most bytes of a packet, a multiple of 32 up to 128, or to 2,016 with several processes
     * @throws IllegalArgumentException for another number of bytes
     */
    public MpcConfiguration withPayloadBytes(int payload) {
        int most = processes == 1 ? MOST_PAYLOAD : LONG_PAYLOAD;
        if (payload < 32 || payload > most || payload % 32 != 0) {
            throw new IllegalArgumentException(
                    "a packet's payload is a multiple of 32 bytes up to " + most + ": payload=" + payload);
        }
        return new MpcConfiguration(
                name,
                entries,
                payload,
                turnaround,
                Math.min(payload, processes == 1 ? MOST_PAYLOAD : BURST_BYTES),
                burstLines,
                processes,
                entriesAhead,
                path,
                buffers.withPayloadBytes(payload));
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
        return new MpcConfiguration(
                name, entries, payloadBytes, cycles, shortBytes, burstLines, processes, entriesAhead, path, buffers);
    }

    /** Returns the same with lists of another length, a power of two up to 32,768. */
    public MpcConfiguration withEntries(int count) {
        return new MpcConfiguration(
                name, count, payloadBytes, turnaround, shortBytes, burstLines, processes, entriesAhead, path, buffers);
    }

    /** Returns whether each process has lists of its own. */
    boolean hasProcesses() {
        return processes > 1;
    }

    /** Returns all configurations. */
    public static List<MpcConfiguration> all() {
        return List.of(published(), improved());
    }
}
