package org.heddle.experiment.mpc.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakEpisodes;
import org.heddle.experiment.SoakSettings;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Test;

/** A slice of the soak; ./heddle soak mpc goes on. */
class MpcEpisodeTest {
    @Test
    void nodesWriteWhatThePlanSaysAndNothingElse() {
        MpcSoakTally tally = new MpcSoakTally();
        SoakEpisodes episodes = new SoakEpisodes(
                new SoakSettings(1, 1_200, 1),
                MpcEpisode.WRITES,
                (seed, writes) ->
                        new MpcEpisode(seed, writes, SimulationOptions.defaults(), VerilogSource.JAVA).run(tally),
                tally::remoteWrites,
                done -> {});
        assertThat(episodes.run()).isEmpty();
        assertThat(tally.remoteWrites()).isGreaterThanOrEqualTo(1_200);
        assertThat(tally.badOrders()).isGreaterThan(50);
        assertThat(tally.faults()).isGreaterThan(50);
    }
}
