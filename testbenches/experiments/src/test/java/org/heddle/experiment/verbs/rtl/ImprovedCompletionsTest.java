package org.heddle.experiment.verbs.rtl;

import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Tag;

/** The rows about completions on two improved nodes, which the published ones stand for in short runs. */
@Tag("slow")
@Tag("whole")
class ImprovedCompletionsTest extends SimulatedCompletions {
    ImprovedCompletionsTest() {
        super(VerbsConfiguration.improved());
    }
}
