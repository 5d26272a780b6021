package org.heddle.experiment.verbs.noncontiguous.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.heddle.experiment.Basis;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.BlockResult;
import org.jspecify.annotations.Nullable;

/**
 * Measurement; component names and order are those of its JSON.
 *
 * @param experiment that it belongs to
 * @param level at which it was measured: verbs, mpi or unit
 * @param method as users type it, or what was done
 * @param blockBytes of each block of the sender
 * @param blocks of the sender, or entries of a list
 * @param receiveBlockBytes of each block of the receiver
 * @param receiveBlocks of the receiver
 * @param bytes of all blocks
 * @param cycles of the core
 * @param microseconds the same time
 * @param paperMicroseconds printed in the paper, or null
 * @param workRequests that the sender posted
 * @param packets of requests, first transmissions
 * @param copiedBytes by both processors
 * @param entriesWalked entries of lists of keys that both nodes looked at
 * @param basis how the row came about
 * @param verified whether every byte is right
 */
@JsonPropertyOrder({
    "experiment",
    "level",
    "method",
    "blockBytes",
    "blocks",
    "receiveBlockBytes",
    "receiveBlocks",
    "bytes",
    "cycles",
    "microseconds",
    "paperMicroseconds",
    "workRequests",
    "packets",
    "copiedBytes",
    "entriesWalked",
    "basis",
    "verified"
})
public record BlockRow(
        String experiment,
        String level,
        String method,
        @Nullable Long blockBytes,
        int blocks,
        @Nullable Long receiveBlockBytes,
        @Nullable Integer receiveBlocks,
        @Nullable Long bytes,
        long cycles,
        double microseconds,
        @Nullable Double paperMicroseconds,
        @Nullable Long workRequests,
        @Nullable Long packets,
        @Nullable Long copiedBytes,
        @Nullable Long entriesWalked,
        Basis basis,
        boolean verified) {
    /** Level of transfers by verbs. */
    public static final String VERBS = "verbs";

    /** Level of programs of MPI. */
    public static final String MPI = "mpi";

    /** Level of a unit by itself. */
    public static final String UNIT = "unit";

    /** Returns the row of a transfer. */
    static BlockRow of(String experiment, BlockJob job, BlockResult result, @Nullable Double paper, Basis basis) {
        return new BlockRow(
                experiment,
                VERBS,
                result.method(),
                job.blockBytes(),
                job.blocks(),
                job.receiveBlockBytes(),
                job.receiveBlocks(),
                job.bytes(),
                result.cycles(),
                result.microseconds(),
                paper,
                result.workRequests(),
                result.packets(),
                result.copiedBytes(),
                result.entriesWalked(),
                basis,
                result.verified());
    }
}
