package org.heddle.host.verbs.model;

import org.heddle.host.verbs.rows.ArticleExamples;
import org.heddle.host.verbs.rows.CompletionRows;
import org.heddle.host.verbs.rows.DependenceRows;
import org.heddle.host.verbs.rows.IndirectKeyRows;
import org.heddle.host.verbs.rows.KeyRows;
import org.heddle.host.verbs.rows.OrderRows;
import org.heddle.host.verbs.rows.RetryRows;
import org.heddle.host.verbs.rows.SharedReceiveRows;
import org.heddle.host.verbs.rows.StateRows;
import org.heddle.host.verbs.rows.VerbsBench;
import org.heddle.host.verbs.rows.WaitingRows;
import org.junit.jupiter.api.Nested;

/** The rows of the contract on the reference model. */
class ModelRowsTest {
    @Nested
    class States extends StateRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new ModelBench(nodes);
        }
    }

    @Nested
    class Keys extends KeyRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new ModelBench(nodes);
        }
    }

    @Nested
    class Completions extends CompletionRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new ModelBench(nodes);
        }
    }

    @Nested
    class Retries extends RetryRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new ModelBench(nodes);
        }
    }

    @Nested
    class Waiting extends WaitingRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new ModelBench(nodes);
        }
    }

    @Nested
    class Order extends OrderRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new ModelBench(nodes);
        }
    }

    @Nested
    class SharedReceives extends SharedReceiveRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new ModelBench(nodes);
        }
    }

    @Nested
    class Dependences extends DependenceRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new ModelBench(nodes);
        }
    }

    @Nested
    class IndirectKeys extends IndirectKeyRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new ModelBench(nodes);
        }
    }

    @Nested
    class Examples extends ArticleExamples {
        @Override
        protected VerbsBench bench(int nodes) {
            return new ModelBench(nodes);
        }
    }
}
