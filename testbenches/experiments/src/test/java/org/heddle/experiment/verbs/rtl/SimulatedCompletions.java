package org.heddle.experiment.verbs.rtl;

import org.heddle.host.verbs.rows.ArticleExamples;
import org.heddle.host.verbs.rows.CompletionRows;
import org.heddle.host.verbs.rows.VerbsBench;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Nested;

/** The rows about completions and the article's examples on two nodes in RTL; the other rows are {@link SimulatedRows}. */
abstract class SimulatedCompletions {
    private final VerbsConfiguration configuration;

    SimulatedCompletions(VerbsConfiguration configuration) {
        this.configuration = configuration;
    }

    @Nested
    class Completions extends CompletionRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(configuration);
        }
    }

    @Nested
    class Examples extends ArticleExamples {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(configuration);
        }
    }
}
