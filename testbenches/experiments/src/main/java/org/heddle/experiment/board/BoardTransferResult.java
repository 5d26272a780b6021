package org.heddle.experiment.board;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * Result of a transfer on a board; component names and order are those of its JSON.
 *
 * @param busyCycles cycles of the board's clock in which the unit at the destination was busy, by its node's counters: the Write Unit, or the
 *     Prefetch Unit where data go to the Prefetch Window
 * @param bytes number of bytes that were moved
 * @param bytesPerCycle throughput of that unit: bytes by its cycles
 * @param packets number of packets sent over the link by both nodes
 * @param linesRead number of lines read in both nodes' memory
 * @param linesWritten number of lines written there
 * @param verified whether every byte of both memories, or of the window, is as it should be
 * @param destinationSha256 SHA-256 of the destination from its lowest to its highest byte, holes included
 */
@JsonPropertyOrder({
    "busyCycles",
    "bytes",
    "bytesPerCycle",
    "packets",
    "linesRead",
    "linesWritten",
    "verified",
    "destinationSha256"
})
public record BoardTransferResult(
        long busyCycles,
        long bytes,
        double bytesPerCycle,
        long packets,
        long linesRead,
        long linesWritten,
        boolean verified,
        String destinationSha256) {}
