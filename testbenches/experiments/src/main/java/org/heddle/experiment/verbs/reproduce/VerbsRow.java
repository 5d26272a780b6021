package org.heddle.experiment.verbs.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.heddle.experiment.Basis;
import org.jspecify.annotations.Nullable;

/**
 * Measurement; component names and order are those of its JSON.
 *
 * @param measure latency, bandwidth or rate
 * @param operation as users type it
 * @param bytes of a message
 * @param mtu of the path
 * @param queuePairs that messages go over in turn
 * @param inline whether the data are taken when they are posted
 * @param cycles of a latency: from the doorbell to what it ends with; else of all messages
 * @param nicCycles of them without the link's and the memories'; null where messages overlap
 * @param memoryReads that wait for each other on the way, likewise
 * @param memoryWrites that wait for each other on the way, likewise
 * @param linkCycles of the same packets between two bare ports, likewise
 * @param microseconds the same time as cycles
 * @param megabytesPerSecond data by that time
 * @param messagesPerSecond messages by that time
 * @param basis how the row came about
 * @param verified whether every byte is right
 */
@JsonPropertyOrder({
    "measure",
    "operation",
    "bytes",
    "mtu",
    "queuePairs",
    "inline",
    "cycles",
    "nicCycles",
    "memoryReads",
    "memoryWrites",
    "linkCycles",
    "microseconds",
    "megabytesPerSecond",
    "messagesPerSecond",
    "basis",
    "verified"
})
public record VerbsRow(
        String measure,
        String operation,
        int bytes,
        int mtu,
        int queuePairs,
        boolean inline,
        long cycles,
        @Nullable Long nicCycles,
        @Nullable Integer memoryReads,
        @Nullable Integer memoryWrites,
        @Nullable Long linkCycles,
        double microseconds,
        @Nullable Double megabytesPerSecond,
        @Nullable Double messagesPerSecond,
        Basis basis,
        boolean verified) {}
