package org.heddle.experiment.verbs.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.SimulationOptions;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An episode of the soak that has found something; VerbsLossTest has its cause alone. */
class VerbsEpisodeTest {
    /**
     * A receiver is not ready for a SEND while the data of a WRITE three entries behind it are refused: what goes back to the SEND may not go
     * on at the WRITE, or neither ever ends.
     */
    @Test
    @Tag("whole")
    void aRefusedEntryLeavesWhatIsSentAgainBeforeIt() {
        VerbsSoakTally tally = new VerbsSoakTally();
        new VerbsEpisode(18_000_024, 200, SimulationOptions.defaults(), VerilogSource.JAVA, FaultyEpisodes.HALF)
                .run(tally);
        assertThat(tally.requests()).isEqualTo(312);
        assertThat(tally.misuses()).isEqualTo(25);
    }
}
