package org.heddle.experiment.verbs.rtl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.RandomJobs;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsOnNodes;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random jobs on two nodes in RTL of each configuration in turn, beside what the reference model expects; {@code -Dheddle.jobs=N} runs more of them. */
@Tag("slow")
class SimulatedRandomJobsTest {
    @Test
    void randomJobsAreAsTheReferenceModelSays() {
        List<String> mistakes = new ArrayList<>();
        List<VerbsConfiguration> configurations = VerbsConfiguration.all();
        for (long seed = Long.getLong("heddle.first", 0), end = seed + Integer.getInteger("heddle.jobs", 12);
                seed < end;
                seed++) {
            VerbsJob job = RandomJobs.of(seed);
            try {
                VerbsOnNodes.Judged judged = VerbsOnNodes.run(
                        job,
                        PlacedFaults.of(job, List.of(), seed),
                        VerbsNodesOptions.published(SimulatedPair.OPTIONS)
                                .with(configurations.get((int) (seed % configurations.size())))
                                .withSeed(seed));
                if (!judged.complaints().isEmpty()) {
                    mistakes.add("seed " + seed + ", " + job + ": " + judged.complaints());
                }
            } catch (RuntimeException failure) {
                mistakes.add("seed " + seed + ", " + job + ": " + failure);
            }
        }
        assertThat(mistakes).isEmpty();
    }
}
