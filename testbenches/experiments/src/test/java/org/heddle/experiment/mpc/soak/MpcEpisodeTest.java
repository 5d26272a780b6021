package org.heddle.experiment.mpc.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakEpisodes;
import org.heddle.experiment.SoakSettings;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A slice of the soak; ./heddle soak mpc goes on. */
class MpcEpisodeTest {
    @Test
    @Tag("slow")
    void nodesWriteWhatThePlanSaysAndNothingElse() {
        run(400);
    }

    @Tag("whole")
    @Test
    void longerTheyWriteWhatThePlanSaysToo() {
        run(1_200);
    }

    private static void run(int writes) {
        MpcSoakTally tally = new MpcSoakTally();
        SoakEpisodes episodes = new SoakEpisodes(
                new SoakSettings(1, writes, 1),
                MpcEpisode.WRITES,
                (seed, some) -> new MpcEpisode(seed, some, SimulationOptions.defaults(), VerilogSource.JAVA).run(tally),
                tally::remoteWrites,
                done -> {});
        assertThat(episodes.run()).isEmpty();
        assertThat(tally.remoteWrites()).isGreaterThanOrEqualTo(writes);
        assertThat(tally.badOrders()).isGreaterThan(writes / 24);
        assertThat(tally.faults()).isGreaterThan(writes / 24);
    }
}
