package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.List;
import org.heddle.experiment.Basis;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.BlockTransfers;
import org.heddle.experiment.verbs.noncontiguous.KeyTimes;
import org.heddle.host.verbs.transfer.TransferMethod;

/** Rows of the creation and the Post of keys. */
final class KeyCreation {
    private static final long BYTES = 256;

    private KeyCreation() {}

    /** Creation is the host's cost and the node's command; Post goes from the call to the poll of its completion. */
    static List<BlockRow> rows(BlockTransfers transfers, int entries) {
        KeyTimes times = transfers.keyTimes(BlockJob.of(TransferMethod.UMR_WRITE, BYTES, entries));
        return List.of(
                row(transfers, "create-umr", entries, times.create(), Basis.FORMULA, times.verified()),
                row(transfers, "post-umr", entries, times.post(), Basis.MEASURED, times.verified()));
    }

    private static BlockRow row(
            BlockTransfers transfers, String what, int entries, long cycles, Basis basis, boolean verified) {
        return new BlockRow(
                BlockExperiment.CREATE.text(),
                BlockRow.VERBS,
                what,
                BYTES,
                entries,
                null,
                null,
                null,
                cycles,
                transfers.setting().microseconds(cycles),
                null,
                null,
                null,
                null,
                null,
                basis,
                verified);
    }
}
