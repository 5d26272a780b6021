package org.heddle.experiment.verbs.rtl;

import org.heddle.host.verbs.rows.ArticleExamples;
import org.heddle.host.verbs.rows.CompletionRows;
import org.heddle.host.verbs.rows.VerbsBench;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** Some rows of the contract on two published nodes: a slice of {@link SimulatedRowsTest}. */
@Tag("slow")
class FewSimulatedRowsTest {
    @Nested
    class Completions extends CompletionRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(VerbsConfiguration.published());
        }
    }

    @Nested
    class Examples extends ArticleExamples {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(VerbsConfiguration.published());
        }
    }
}
