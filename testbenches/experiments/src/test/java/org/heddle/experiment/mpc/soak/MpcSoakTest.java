package org.heddle.experiment.mpc.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakSettings;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Test;

/** A slice of the soak; ./heddle soak mpc goes on. */
class MpcSoakTest {
    private static MpcSoak.Outcome run(long seed, long count, VerilogSource verilog) {
        return new MpcSoak(new SoakSettings(seed, count, 1), SimulationOptions.defaults(), verilog, done -> {}).run();
    }

    @Test
    void nodesWriteWhatThePlanSaysAndNothingElse() {
        MpcSoak.Outcome outcome = run(1, 1_200, VerilogSource.JAVA);
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.tally().remoteWrites()).isGreaterThanOrEqualTo(1_200);
        assertThat(outcome.tally().badOrders()).isGreaterThan(50);
        assertThat(outcome.tally().faults()).isGreaterThan(50);
    }
}
