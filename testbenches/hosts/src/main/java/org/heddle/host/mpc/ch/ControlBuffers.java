package org.heddle.host.mpc.ch;

import org.heddle.host.mpc.memory.PageFrames;

/** Buffers of a rank for control messages, contiguous in physical memory: some for each peer to send from, and as many to receive into. */
final class ControlBuffers {
    private final long start;
    private final int peers;
    private final int count;
    private final int bytes;

    /**
     * Reserves them.
     *
     * @param frames of the node
     * @param peers ranks, itself included
     * @param count of buffers for each peer and direction
     * @param bytes of a buffer
     */
    ControlBuffers(PageFrames frames, int peers, int count, int bytes) {
        this.peers = peers;
        this.count = count;
        this.bytes = bytes;
        this.start = frames.reserve(2L * peers * count * bytes);
    }

    /** Returns the physical address of a buffer to send from. */
    long send(int peer, int sequence) {
        return start + ((long) peer * count + slot(sequence)) * bytes;
    }

    /** Returns the physical address of a buffer to receive into. */
    long receive(int peer, int sequence) {
        return start + ((long) (peers + peer) * count + slot(sequence)) * bytes;
    }

    private int slot(int sequence) {
        return Integer.remainderUnsigned(sequence, count);
    }
}
