package org.heddle.experiment.verbs.rtl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.experiment.verbs.request.VerbsOnNodes;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.experiment.verbs.request.VerbsResponder;
import org.heddle.experiment.verbs.request.VerbsResult;
import org.heddle.experiment.verbs.request.VerbsRetries;
import org.heddle.experiment.verbs.request.VerbsShape;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Jobs on two nodes in RTL, beside what the reference model expects. */
@Tag("slow")
class SimulatedRunTest {
    private static VerbsResult run(VerbsJob job) {
        VerbsOnNodes.Judged judged = VerbsOnNodes.run(
                job, PlacedFaults.of(job, List.of(), 0), VerbsNodesOptions.published(SimulatedPair.OPTIONS));
        assertThat(judged.complaints()).as(job.toString()).isEmpty();
        return judged.result();
    }

    @ParameterizedTest
    @EnumSource(VerbsOperation.class)
    void everyOperationIsAsTheReferenceModelSays(VerbsOperation operation) {
        assertThat(run(VerbsJob.of(operation)).packets()).isEqualTo(1);
        if (!operation.opcode().isAtomic()) {
            run(VerbsJob.of(operation).with(new VerbsShape(3_001, 7, operation.isSend() ? 5 : 1, 9, 3, 512)));
        }
    }

    @Test
    void errorsAndLossesAreAsTheReferenceModelSays() {
        run(VerbsJob.of(VerbsOperation.WRITE)
                .with(new VerbsShape(2_000, 1, 1, 3, 1, 256))
                .with(new VerbsResponder(0, 1)));
        run(VerbsJob.of(VerbsOperation.SEND)
                .with(new VerbsRetries(2, 1, 7, 8))
                .with(new VerbsResponder(VerbsResponder.NEVER, 0))
                .with(new VerbsShape(8, 1, 1, 3, 1, 256)));
        VerbsResult lossy = run(VerbsJob.of(VerbsOperation.READ)
                .with(new VerbsShape(3_000, 2, 1, 4, 2, 256))
                .with(VerbsLosses.parse("packet:1,ack:4")));
        assertThat(lossy.retransmissions()).isPositive();
    }
}
