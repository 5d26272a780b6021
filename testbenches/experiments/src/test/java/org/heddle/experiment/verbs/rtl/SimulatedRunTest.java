package org.heddle.experiment.verbs.rtl;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.experiment.verbs.request.ExpectedVerbs;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.experiment.verbs.request.VerbsMeasurement;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.experiment.verbs.request.VerbsResponder;
import org.heddle.experiment.verbs.request.VerbsRetries;
import org.heddle.experiment.verbs.request.VerbsRun;
import org.heddle.experiment.verbs.request.VerbsShape;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Jobs on two nodes in RTL, beside what the reference model expects. */
@Tag("slow")
class SimulatedRunTest {
    private static VerbsMeasurement run(VerbsJob job) {
        SimulatedStage stage = new SimulatedStage();
        try {
            VerbsMeasurement measured = new VerbsRun(job, stage, 10_000_000).run();
            assertThat(measured.outcome()
                            .differencesFrom(ExpectedVerbs.of(job), job.shape().queuePairs()))
                    .as(job.toString())
                    .isEmpty();
            return measured;
        } finally {
            stage.close();
        }
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
        VerbsMeasurement lossy = run(VerbsJob.of(VerbsOperation.READ)
                .with(new VerbsShape(3_000, 2, 1, 4, 2, 256))
                .with(VerbsLosses.parse("packet:1,ack:4")));
        assertThat(lossy.retransmissions()).isPositive();
    }
}
