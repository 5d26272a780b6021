package org.heddle.experiment.verbs.rtl;

import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.verbs.request.NodesStage;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/** Two nodes in RTL with a relay, as these tests use them. */
final class SimulatedPair {
    static final SimulationOptions OPTIONS = SimulationOptions.defaults().cycleLimit(Long.MAX_VALUE);

    /** More than the time without an answer that jobs use. */
    private static final long QUIET_CYCLES = 130_000;

    private SimulatedPair() {}

    static VerbsNodes nodes(VerbsConfiguration configuration) {
        return new VerbsNodes(2, VerbsNodesOptions.published(OPTIONS).with(configuration));
    }

    static NodesStage stage() {
        return new NodesStage(
                VerbsNodesOptions.published(OPTIONS),
                PlacedFaults.of(VerbsJob.of(VerbsOperation.WRITE), List.of(), 0),
                QUIET_CYCLES);
    }
}
