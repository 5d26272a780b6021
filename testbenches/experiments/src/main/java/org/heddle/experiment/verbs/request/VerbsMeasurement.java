package org.heddle.experiment.verbs.request;

import java.util.List;

/**
 * Measurement of a job on a stage.
 *
 * @param outcome whatever its time
 * @param cycles from the first doorbell to the last completion, or the last packet where nobody polls
 * @param packets of data, first transmissions; of READs the responses
 * @param retransmissions of request packets
 * @param rnrNaks that node 1 sent
 * @param firstPacketCycles from the first doorbell to each transmission of message 0's first packet
 */
public record VerbsMeasurement(
        VerbsOutcome outcome,
        long cycles,
        long packets,
        long retransmissions,
        long rnrNaks,
        List<Long> firstPacketCycles) {
    /** Copies the list. */
    public VerbsMeasurement {
        firstPacketCycles = List.copyOf(firstPacketCycles);
    }
}
