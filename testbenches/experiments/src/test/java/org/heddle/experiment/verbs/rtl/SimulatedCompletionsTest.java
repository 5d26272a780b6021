package org.heddle.experiment.verbs.rtl;

import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Tag;

/** The rows about completions on two published nodes: with {@link ImprovedVerbsRowsTest} each row is run once. */
@Tag("slow")
class SimulatedCompletionsTest extends SimulatedCompletions {
    SimulatedCompletionsTest() {
        super(VerbsConfiguration.published());
    }
}
