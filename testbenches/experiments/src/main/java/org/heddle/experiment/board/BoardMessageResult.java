package org.heddle.experiment.board;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * Result of a message on a board; component names and order are those of its JSON.
 *
 * @param microseconds from the sender's call to the later return; the line to the host takes nearly all of it
 * @param cycles the same time, of the board's clock
 * @param bytes of the message
 * @param lost number of packets that the cable lost, both ways
 * @param misrouted number of packets that both nodes discarded
 * @param verified whether every byte came, and none beside them changed
 * @param messageSha256 SHA-256 of what was received
 */
@JsonPropertyOrder({"microseconds", "cycles", "bytes", "lost", "misrouted", "verified", "messageSha256"})
public record BoardMessageResult(
        double microseconds,
        long cycles,
        int bytes,
        long lost,
        long misrouted,
        boolean verified,
        String messageSha256) {}
