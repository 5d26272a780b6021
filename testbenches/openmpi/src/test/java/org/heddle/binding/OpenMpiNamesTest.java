package org.heddle.binding;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.binding.RunProgram.Result;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Calls in Open MPI's names do what they say. */
class OpenMpiNamesTest {
    @Test
    @Tag("slow")
    void everyCallGivesWhatCanBeToldByHand() {
        for (int ranks : new int[] {2, 3, 4}) {
            Result result = RunProgram.run(ranks, EveryCall.class, false);
            assertThat(result.outcome().complaint()).isEmpty();
            assertThat(result.out().lines()).hasSize(ranks).allMatch(line -> line.startsWith("done"));
        }
    }
}
