package org.heddle.host.dimmnet2.mpi;

import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;

/**
 * Activity of a node during an interval, by its own counters. It includes all commands of the interval, also those of other messages.
 *
 * @param cycles length of the interval
 * @param packetsSent packets that left over the link
 * @param packetsReceived packets that came over the link
 * @param activations rows opened in both modules
 * @param linesRead lines of 32 bytes
 * @param linesWritten lines of 32 bytes
 */
public record NodeCounts(
        long cycles, long packetsSent, long packetsReceived, long activations, long linesRead, long linesWritten) {
    /** Nothing, or not counted. */
    public static final NodeCounts NONE = new NodeCounts(0, 0, 0, 0, 0, 0);

    private static final long WRAP = 1L << 32;

    static NodeCounts read(Dimmnet2Driver driver) {
        return new NodeCounts(
                driver.counter(Counter.CYCLES),
                driver.counter(Counter.PACKETS_SENT),
                driver.counter(Counter.PACKETS_RECEIVED),
                driver.counter(Counter.ACTIVATIONS),
                driver.counter(Counter.LINES_READ),
                driver.counter(Counter.LINES_WRITTEN));
    }

    NodeCounts since(NodeCounts earlier) {
        return new NodeCounts(
                difference(cycles, earlier.cycles),
                difference(packetsSent, earlier.packetsSent),
                difference(packetsReceived, earlier.packetsReceived),
                difference(activations, earlier.activations),
                difference(linesRead, earlier.linesRead),
                difference(linesWritten, earlier.linesWritten));
    }

    private static long difference(long now, long then) {
        return Math.floorMod(now - then, WRAP);
    }
}
