package org.heddle.experiment.verbs.rtl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.verbs.request.ExpectedVerbs;
import org.heddle.experiment.verbs.request.RandomJobs;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsMeasurement;
import org.heddle.experiment.verbs.request.VerbsRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random jobs on two nodes in RTL, beside what the reference model expects; {@code -Dheddle.jobs=N} runs more of them. */
@Tag("slow")
class SimulatedRandomJobsTest {
    @Test
    void randomJobsAreAsTheReferenceModelSays() {
        List<String> mistakes = new ArrayList<>();
        for (long seed = Long.getLong("heddle.first", 0), end = seed + Integer.getInteger("heddle.jobs", 12);
                seed < end;
                seed++) {
            VerbsJob job = RandomJobs.of(seed);
            SimulatedStage stage = new SimulatedStage();
            try {
                VerbsMeasurement measured = new VerbsRun(job, stage, 10_000_000).run();
                List<String> differences = measured.outcome()
                        .differencesFrom(ExpectedVerbs.of(job), job.shape().queuePairs());
                if (!differences.isEmpty()) {
                    mistakes.add("seed " + seed + ", " + job + ": " + differences);
                }
            } catch (RuntimeException failure) {
                mistakes.add("seed " + seed + ", " + job + ": " + failure);
            } finally {
                stage.close();
            }
        }
        assertThat(mistakes).isEmpty();
    }
}
