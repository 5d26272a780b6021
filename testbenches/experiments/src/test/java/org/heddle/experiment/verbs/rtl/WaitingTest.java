package org.heddle.experiment.verbs.rtl;

import org.heddle.host.verbs.rows.VerbsBench;
import org.heddle.host.verbs.rows.WaitingRows;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Tag;

/** The rows of long waits on two published nodes; in short runs the reference has them, and the unit's test each code's time. */
@Tag("slow")
@Tag("whole")
class WaitingTest extends WaitingRows {
    @Override
    protected VerbsBench bench(int nodes) {
        return new SimulatedBench(VerbsConfiguration.published());
    }
}
