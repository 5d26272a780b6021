package org.heddle.experiment.dimmnet2.transfer;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * Result of a transfer; component names and order are those of its JSON.
 *
 * @param cycles time in cycles of the 100-MHz clock, from the first DRAM activation to the last data to DRAM; to the last data from DRAM
 *     where they go to the Prefetch Window
 * @param microseconds the same time
 * @param bytes number of bytes that were moved
 * @param megabytesPerSecond throughput: bytes by microseconds
 * @param packets number of packets sent over the link by both nodes
 * @param activations number of rows opened in both nodes' memory
 * @param rowHits number of column commands to rows that were open already
 * @param verified whether every byte of every touched page is as it should be
 * @param destinationSha256 SHA-256 of the destination from its lowest to its highest byte, holes included
 */
@JsonPropertyOrder({
    "cycles",
    "microseconds",
    "bytes",
    "megabytesPerSecond",
    "packets",
    "activations",
    "rowHits",
    "verified",
    "destinationSha256"
})
public record TransferResult(
        long cycles,
        double microseconds,
        long bytes,
        double megabytesPerSecond,
        long packets,
        long activations,
        long rowHits,
        boolean verified,
        String destinationSha256) {}
