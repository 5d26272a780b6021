package org.heddle.host;

import java.util.Optional;
import org.heddle.nic.host.HostMap;

/** Drives one DIMMnet-2 node through its host port. */
public final class Dimmnet2Driver {
    /** Cycles between two looks at a status ring. */
    private static final int POLL_INTERVAL = 64;

    private final HostPort port;
    private final StatusRingReader completions;
    private final StatusRingReader receptions;
    private int nextTag;

    /**
     * Takes the node into use.
     *
     * @param port the way to it
     * @param node its number, 0 to 65,535
     * @throws IllegalStateException if there is no DIMMnet-2 node behind the port
     */
    public Dimmnet2Driver(HostPort port, int node) {
        this.port = port;
        long identity = port.read(HostMap.IDENTITY);
        if (identity != HostMap.IDENTITY_VALUE) {
            throw new IllegalStateException("no DIMMnet-2 node behind the host port: it identifies itself as 0x"
                    + Long.toHexString(identity) + ", not 0x" + Long.toHexString(HostMap.IDENTITY_VALUE));
        }
        port.write(HostMap.NODE, node);
        completions = new StatusRingReader(port, HostMap.COMPLETION_RING, HostMap.COMPLETION_TAKEN);
        receptions = new StatusRingReader(port, HostMap.RECEIVE_RING, HostMap.RECEIVE_TAKEN);
    }

    /**
     * Queues a remote vector write; waits while the command queue is full.
     *
     * @return the command's tag, which its statuses carry
     * @throws IllegalArgumentException if the hardware would refuse it; nothing is queued
     */
    public int submit(VectorWrite write) {
        write.validate();
        return submitUnchecked(write);
    }

    /** Queues a command without looking at it, so that the hardware's own checks can be seen. */
    public int submitUnchecked(VectorWrite write) {
        int tag = nextTag;
        nextTag = nextTag + 1 & 0xFFFF;
        port.write(HostMap.SOURCE_PLACE, place(write.source()));
        port.write(HostMap.SOURCE_SHAPE, shape(write.source()));
        port.write(HostMap.DESTINATION_PLACE, place(write.destination()));
        port.write(HostMap.DESTINATION_SHAPE, shape(write.destination()));
        port.write(
                HostMap.SUBMIT,
                write.node() & 0xFFFFL | (long) tag << 16 | (write.wantsReceiveStatus() ? 1L << 32 : 0));
        return tag;
    }

    /** The next finished or refused command of this node, if there is one. */
    public Optional<VectorStatus> pollCompletion() {
        return completions.poll();
    }

    /** The next command of another node that has been received here, if there is one. */
    public Optional<VectorStatus> pollReception() {
        return receptions.poll();
    }

    /**
     * Waits for the next finished or refused command.
     *
     * @param limit in cycles
     * @throws HostTimeoutException if none ends in time
     */
    public VectorStatus awaitCompletion(long limit) {
        return await(completions, "a completed command", limit);
    }

    /**
     * Waits for the next received command.
     *
     * @param limit in cycles
     * @throws HostTimeoutException if none is received in time
     */
    public VectorStatus awaitReception(long limit) {
        return await(receptions, "a receive status", limit);
    }

    /** A counter of the node since reset, modulo 2^32. */
    public long counter(HostMap.Counter counter) {
        return port.read(HostMap.COUNTERS + 8 * counter.ordinal());
    }

    private VectorStatus await(StatusRingReader ring, String what, long limit) {
        long end = port.cycle() + limit;
        while (port.cycle() < end) {
            Optional<VectorStatus> status = ring.poll();
            if (status.isPresent()) {
                return status.get();
            }
            port.idle(POLL_INTERVAL);
        }
        throw new HostTimeoutException(what, limit, port.cycle());
    }

    private static long place(VectorAccess access) {
        return access.base() & 0xFFFF_FFFFL | (long) access.stride() << 32;
    }

    private static long shape(VectorAccess access) {
        return access.elementBytes() & 0xFFFFL
                | (access.count() & 0xFFFFL) << 16
                | (long) access.pattern().ordinal() << 32;
    }
}
