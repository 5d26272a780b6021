package org.heddle.experiment.verbs.layout;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.heddle.experiment.Basis;

/**
 * One of DDTBench's patterns over verbs; component names and order are those of the JSON.
 *
 * @param pattern as in DDTBench
 * @param size as DDTBench names it
 * @param bytes of the message
 * @param sendRuns runs that lie apart at the sender
 * @param receiveRuns likewise at the receiver
 * @param method of the message, as users type it
 * @param reason for it
 * @param cycles of the 100-MHz clock, from the later of both calls to the later return
 * @param microseconds the same time
 * @param megabytesPerSecond bytes by microseconds
 * @param requests posted to send and receive queues
 * @param copiedBytes by both processors
 * @param verified whether every byte of both processes is as it must be
 * @param basis how the time came about
 */
@JsonPropertyOrder({
    "pattern",
    "size",
    "bytes",
    "sendRuns",
    "receiveRuns",
    "method",
    "reason",
    "cycles",
    "microseconds",
    "megabytesPerSecond",
    "requests",
    "copiedBytes",
    "verified",
    "basis"
})
public record LayoutRow(
        String pattern,
        String size,
        long bytes,
        long sendRuns,
        long receiveRuns,
        String method,
        String reason,
        long cycles,
        double microseconds,
        double megabytesPerSecond,
        long requests,
        long copiedBytes,
        boolean verified,
        Basis basis) {}
