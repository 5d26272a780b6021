package org.heddle.experiment.dimmnet2.ddtbench.measure;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.heddle.experiment.Basis;

/**
 * One pattern at one size; component names and order are those of the JSON.
 *
 * @param pattern as in DDTBench
 * @param size as DDTBench names it
 * @param bytes of the message
 * @param runs that lie apart at the sender
 * @param cycles of the 100-MHz clock, by vector access
 * @param microseconds the same time
 * @param megabytesPerSecond bytes by microseconds
 * @param packets sent by both nodes
 * @param packedMicroseconds what hosts that pack take, see {@link PackingHost}; what lies together on both sides they do not pack
 * @param gain packed time by ours
 * @param verified whether every byte is where it should be, and no other was touched
 * @param basis how the message's own time came about; the packed one is a formula's
 */
@JsonPropertyOrder({
    "pattern",
    "size",
    "bytes",
    "runs",
    "cycles",
    "microseconds",
    "megabytesPerSecond",
    "packets",
    "packedMicroseconds",
    "gain",
    "verified",
    "basis"
})
public record PatternRow(
        String pattern,
        String size,
        long bytes,
        long runs,
        long cycles,
        double microseconds,
        double megabytesPerSecond,
        long packets,
        double packedMicroseconds,
        double gain,
        boolean verified,
        Basis basis) {}
