package org.heddle.experiment.verbs.rtl;

import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Tag;

/** The rows of the contract on two published nodes. */
@Tag("slow")
@Tag("whole")
class SimulatedRowsTest extends SimulatedRows {
    SimulatedRowsTest() {
        super(VerbsConfiguration.published());
    }
}
