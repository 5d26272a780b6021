package org.heddle.experiment.verbs.noncontiguous;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * Result of a transfer; component names and order are those of its JSON, which leaves none out.
 *
 * @param method as users type it
 * @param configuration of both nodes
 * @param bytes of all blocks
 * @param cycles of the core
 * @param microseconds the same time, at the core's clock
 * @param megabytesPerSecond bytes by that time
 * @param workRequests that the sender posted
 * @param packets of requests, first transmissions
 * @param retransmissions of request packets
 * @param copiedBytes by both processors
 * @param entriesWalked entries of lists of keys that both nodes looked at
 * @param verified whether all blocks have come, and nothing around them has changed
 * @param destinationSha256 SHA-256 of the receiver's blocks in their order
 */
@JsonPropertyOrder({
    "method",
    "configuration",
    "bytes",
    "cycles",
    "microseconds",
    "megabytesPerSecond",
    "workRequests",
    "packets",
    "retransmissions",
    "copiedBytes",
    "entriesWalked",
    "verified",
    "destinationSha256"
})
public record BlockResult(
        String method,
        String configuration,
        long bytes,
        long cycles,
        double microseconds,
        double megabytesPerSecond,
        long workRequests,
        long packets,
        long retransmissions,
        long copiedBytes,
        long entriesWalked,
        boolean verified,
        String destinationSha256) {}
