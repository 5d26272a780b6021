package org.heddle.experiment.verbs.rtl;

import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Tag;

/** The rows of the contract on two improved nodes. */
@Tag("slow")
class ImprovedVerbsRowsTest extends SimulatedRows {
    ImprovedVerbsRowsTest() {
        super(VerbsConfiguration.improved());
    }
}
