package org.heddle.experiment.verbs.message;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.jspecify.annotations.Nullable;

/**
 * Cost of one message; component names and order are those of its JSON.
 *
 * @param microseconds from the later of both calls to the later return
 * @param cycles the same time, of the 100-MHz clock
 * @param nicCycles the same between hosts whose work takes no time: nodes, link and memory alone
 * @param bytes of the message
 * @param protocol eager, read or write
 * @param requests that both processes posted to send and receive queues, in that time
 * @param doorbells that they rang
 * @param packets of requests and of READs' data that came to the relay
 * @param acknowledgements that came there
 * @param copies of message data by the processors
 * @param copiedBytes of them
 * @param polls of completion queues
 * @param emptyPolls of them that found nothing
 * @param completions taken
 * @param registrations of memory
 * @param verified whether every byte came, and none beside them changed
 * @param messageSha256 SHA-256 of what was received, without gaps
 * @param creations of indirect keys; this and what follows is of messages in blocks alone, and left out of the JSON of others
 * @param method that was chosen
 * @param reason for it
 */
@JsonPropertyOrder({
    "microseconds",
    "cycles",
    "nicCycles",
    "bytes",
    "protocol",
    "requests",
    "doorbells",
    "packets",
    "acknowledgements",
    "copies",
    "copiedBytes",
    "polls",
    "emptyPolls",
    "completions",
    "registrations",
    "verified",
    "messageSha256",
    "creations",
    "method",
    "reason"
})
public record VerbsMessageResult(
        double microseconds,
        long cycles,
        long nicCycles,
        int bytes,
        String protocol,
        long requests,
        long doorbells,
        long packets,
        long acknowledgements,
        long copies,
        long copiedBytes,
        long polls,
        long emptyPolls,
        long completions,
        long registrations,
        boolean verified,
        String messageSha256,
        @Nullable @JsonInclude(JsonInclude.Include.NON_NULL) Long creations,
        @Nullable @JsonInclude(JsonInclude.Include.NON_NULL) String method,
        @Nullable @JsonInclude(JsonInclude.Include.NON_NULL) String reason) {}
