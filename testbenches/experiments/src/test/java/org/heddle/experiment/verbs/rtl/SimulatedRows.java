package org.heddle.experiment.verbs.rtl;

import org.heddle.host.verbs.rows.DependenceRows;
import org.heddle.host.verbs.rows.IndirectKeyRows;
import org.heddle.host.verbs.rows.KeyRows;
import org.heddle.host.verbs.rows.OrderRows;
import org.heddle.host.verbs.rows.RetryRows;
import org.heddle.host.verbs.rows.SharedReceiveRows;
import org.heddle.host.verbs.rows.StateRows;
import org.heddle.host.verbs.rows.VerbsBench;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Nested;

/** The rows of the contract on two nodes in RTL, without those of {@link SimulatedCompletions}. */
abstract class SimulatedRows {
    private final VerbsConfiguration configuration;

    SimulatedRows(VerbsConfiguration configuration) {
        this.configuration = configuration;
    }

    @Nested
    class States extends StateRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(configuration);
        }
    }

    @Nested
    class Keys extends KeyRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(configuration);
        }
    }

    @Nested
    class IndirectKeys extends IndirectKeyRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(configuration);
        }
    }

    @Nested
    class Retries extends RetryRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(configuration);
        }
    }

    @Nested
    class Order extends OrderRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(configuration);
        }
    }

    @Nested
    class SharedReceives extends SharedReceiveRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(configuration);
        }
    }

    @Nested
    class Dependences extends DependenceRows {
        @Override
        protected VerbsBench bench(int nodes) {
            return new SimulatedBench(configuration);
        }
    }
}
