package org.heddle.nic.dimmnet2.host;

import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.stage.pattern.Access;

/**
 * The node's address map as the host sees it: byte addresses of 64-bit registers, LLCM and the windows. A driver needs
 * nothing else.
 */
public final class HostMap {
    /** Processes that a node serves. */
    public static final int PROCESSES = 1 << Access.PROCESS_WIDTH;
    /** Width of an address within a process's page. */
    public static final int PAGE_WIDTH = 16;
    /** Bytes of a page: each process has one, with registers, LLCM and windows of its own at the same places. */
    public static final int PAGE_BYTES = 1 << PAGE_WIDTH;

    /** Read only: {@link #IDENTITY_VALUE}. */
    public static final int IDENTITY = 0x0000;
    /** "DIMMNET2" in ASCII, the first letter in the highest byte. */
    public static final long IDENTITY_VALUE = 0x44494D4D4E455432L;
    /** Read and write: this node's number, 16 bits; written by process 0 only. */
    public static final int NODE = 0x0008;

    /** Write: [31:0] source base, [63:32] source stride; with a list, its base and the address its entries are counted from. */
    public static final int SOURCE_PLACE = 0x0040;
    /** Write: [15:0] element bytes, [31:16] count, [39:32] pattern. */
    public static final int SOURCE_SHAPE = 0x0048;
    /** Write: as {@link #SOURCE_PLACE}, of the destination. */
    public static final int DESTINATION_PLACE = 0x0050;
    /** Write: as {@link #SOURCE_SHAPE}, of the destination. */
    public static final int DESTINATION_SHAPE = 0x0058;
    /**
     * Write: [15:0] other node, [31:16] tag, [32] receive status wanted, [47:40] operation ({@link VectorOperation}), [55:48] process of the other node that is told. Queues the command made of the registers before
     * it; with a full queue the write waits.
     *
     * <p>Commands begin and complete in their order, but a command may read before those before it have written: only behind an
     * {@link VectorOperation#FENCE} does it see all of them.
     */
    public static final int SUBMIT = 0x0060;

    /** Read and write: how many entries of the receive-status ring the host has taken, modulo 2 x {@link #RING_ENTRIES}. */
    public static final int RECEIVE_TAKEN = 0x0080;
    /** Read only: how many entries the node has written, modulo 2 x {@link #RING_ENTRIES}. */
    public static final int RECEIVE_WRITTEN = 0x0088;
    /** As {@link #RECEIVE_TAKEN}, of the completion ring. */
    public static final int COMPLETION_TAKEN = 0x0090;
    /** As {@link #RECEIVE_WRITTEN}, of the completion ring. */
    public static final int COMPLETION_WRITTEN = 0x0098;

    /**
     * Read: [0] whether full rings drop statuses (1) or make the node wait (0, after reset), [31:16] receive statuses and [47:32] completions
     * that this process's rings have dropped since reset, up to 65,535 each. Write, by process 0 only: [0], for all processes.
     */
    public static final int RING_OVERFLOW = 0x00A0;

    /** Read only, 32 bits each, wrapping: what the node has done since reset. The order is {@link Counter}'s. */
    public static final int COUNTERS = 0x0100;
    /**
     * Write, any value: keeps the counters of that cycle. Read only from here on, 32 bits each, wrapping: the counters that were kept,
     * first those of {@link Counter}, then for each {@link Block} its {@link Cycles}, 8 bytes apart. Both processes may take
     * snapshots; the count of cycles in it tells one from another.
     */
    public static final int SNAPSHOT = 0x0200;
    /** Bits of the number of a word in the snapshot. */
    static final int SNAPSHOT_WORD_WIDTH = 5;
    /** Bytes of the snapshot. */
    static final int SNAPSHOT_BYTES = 8 << SNAPSHOT_WORD_WIDTH;

    /** First byte of LLCM. */
    public static final int LLCM = 0x8000;
    /** Bytes of LLCM. */
    public static final int LLCM_BYTES = 0x2000;
    /** First byte of the Prefetch Window: read only. */
    public static final int PREFETCH_WINDOW = 0xA000;
    /** First byte of the Write Window: write only. */
    public static final int WRITE_WINDOW = 0xB000;
    /** Bytes of each window. */
    public static final int WINDOW_BYTES = 1 << Access.WINDOW_WIDTH;

    /** LLCM offset of the receive-status ring. */
    public static final int RECEIVE_RING = 0x0000;
    /** LLCM offset of the completion ring. */
    public static final int COMPLETION_RING = 0x0400;
    /** Entries of each ring. */
    public static final int RING_ENTRIES = 64;
    /**
     * Bytes of an entry: [7:0] status, [23:8] node, [39:24] tag, [55:40] bytes, [62:56] process of the other node, [63] phase: the inverse of the bit there in
     * the round before, 1 in the first round; then, in the second word, [29:0] the destination's base (bit 29 is set for an offset in the Prefetch Window), [39:32] the index of a wrong list entry.
     */
    public static final int ENTRY_BYTES = 16;

    /** The counters, 8 bytes apart. */
    public enum Counter {
        CYCLES,
        PACKETS_SENT,
        PACKETS_RECEIVED,
        PACKETS_WRONG,
        ACTIVATIONS,
        LINES_READ,
        LINES_WRITTEN,
        /** Column commands of both modules: all but one of each activation's hit an open row. */
        BURSTS
    }

    /** Blocks whose cycles are counted. */
    public enum Block {
        /** Busy from an access to its last word of payload; its source is the memory, its sink the Window Controller. */
        PREFETCH_UNIT,
        /** Busy from an access to its last line written; its source is the payload, its sink the memory. */
        WRITE_UNIT,
        /** Busy with a command; its source is the payload, its sink the link or the completion ring. */
        WINDOW_CONTROLLER,
        /** Busy from a packet's first word to its report; its source is the packet, its sink the Write Unit or the status ring. */
        RECEIVE_CONTROLLER,
        /** Busy from a request to its answer; its source are the requests, its sink the modules. */
        MEMORY_CONTROLLER
    }

    /** Counts of a block's cycles. A stalled block is busy, and waits for its source or its sink. */
    public enum Cycles {
        BUSY,
        STALLED_BY_SOURCE,
        STALLED_BY_SINK
    }

    /** The number of a counter's word in the snapshot. */
    public static int snapshotWord(Counter counter) {
        return counter.ordinal();
    }

    /** The number of the word of a block's cycles in the snapshot. */
    public static int snapshotWord(Block block, Cycles cycles) {
        return Counter.values().length + block.ordinal() * Cycles.values().length + cycles.ordinal();
    }

    private HostMap() {}
}
