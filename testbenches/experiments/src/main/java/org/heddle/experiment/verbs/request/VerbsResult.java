package org.heddle.experiment.verbs.request;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.tool.Sha256;
import org.heddle.experiment.CoreClock;
import org.jspecify.annotations.Nullable;

/**
 * Result of a job; component names and order are those of its JSON, which leaves none out.
 *
 * @param operation as users type it
 * @param configuration of both nodes
 * @param bytes of each message
 * @param count messages
 * @param cycles of the 100-MHz clock, from the first doorbell to the last completion
 * @param microseconds the same time
 * @param megabytesPerSecond bytes of all messages by that time
 * @param packets of data, first transmissions
 * @param retransmissions of request packets
 * @param rnrNaks that node 1 sent
 * @param firstPacketCycles from the doorbell to each transmission of message 0's first packet
 * @param requesterStatuses completions of node 0 by status
 * @param responderStatuses completions of node 1 by status
 * @param requesterState of queue pair 0 on node 0
 * @param responderState of queue pair 0 on node 1
 * @param events of both nodes by name
 * @param refusedPost first request that was refused when it was posted, or null
 * @param immediates that node 1 got
 * @param originals that atomics brought back
 * @param finalWord that atomics left, or null
 * @param verified whether all is as the reference model says
 * @param destinationSha256 SHA-256 of the destination, holes included
 */
@JsonPropertyOrder({
    "operation",
    "configuration",
    "bytes",
    "count",
    "cycles",
    "microseconds",
    "megabytesPerSecond",
    "packets",
    "retransmissions",
    "rnrNaks",
    "firstPacketCycles",
    "requesterStatuses",
    "responderStatuses",
    "requesterState",
    "responderState",
    "events",
    "refusedPost",
    "immediates",
    "originals",
    "finalWord",
    "verified",
    "destinationSha256"
})
public record VerbsResult(
        String operation,
        String configuration,
        int bytes,
        int count,
        long cycles,
        double microseconds,
        double megabytesPerSecond,
        long packets,
        long retransmissions,
        long rnrNaks,
        List<Long> firstPacketCycles,
        Map<String, Integer> requesterStatuses,
        Map<String, Integer> responderStatuses,
        String requesterState,
        String responderState,
        Map<String, Integer> events,
        VerbsJob.@Nullable RefusedPost refusedPost,
        List<Integer> immediates,
        List<String> originals,
        @Nullable String finalWord,
        boolean verified,
        String destinationSha256) {
    /**
     * Returns the result of a job.
     *
     * @param configuration name of both nodes' configuration
     * @param measured on the nodes
     * @param expected by the reference model
     */
    public static VerbsResult of(VerbsJob job, String configuration, VerbsMeasurement measured, VerbsOutcome expected) {
        VerbsOutcome outcome = measured.outcome();
        double microseconds = CoreClock.microseconds(measured.cycles());
        long moved = (long) job.shape().bytes() * job.shape().count();
        return new VerbsResult(
                job.operation().text(),
                configuration,
                job.shape().bytes(),
                job.shape().count(),
                measured.cycles(),
                microseconds,
                measured.cycles() == 0 ? 0 : moved / microseconds,
                measured.packets(),
                measured.retransmissions(),
                measured.rnrNaks(),
                measured.firstPacketCycles(),
                outcome.requesterStatuses(),
                outcome.responderStatuses(),
                outcome.requesterState(),
                outcome.responderState(),
                outcome.events(),
                outcome.refusedPost(),
                outcome.immediates(),
                outcome.originals(),
                outcome.finalWord(),
                outcome.differencesFrom(expected, job.shape().queuePairs()).isEmpty(),
                Sha256.of(outcome.destination()));
    }
}
