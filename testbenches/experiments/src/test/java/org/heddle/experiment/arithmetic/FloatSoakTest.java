package org.heddle.experiment.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakSettings;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.harness.Faults;
import org.heddle.nic.stage.arithmetic.bench.AluBatch;
import org.junit.jupiter.api.Test;

class FloatSoakTest {
    private static final VerilogDesign VERILOG = AluBatch.verilog();

    private static FloatSoak.Outcome soak(VerilogDesign verilog, long seed, long count, int threads) {
        return new FloatSoak(verilog, SimulationOptions.defaults(), new SoakSettings(seed, count, threads), pairs -> {})
                .run();
    }

    @Test
    void everyOperationAndFormatGetsItsPairs() {
        FloatSoak.Outcome outcome = soak(VERILOG, 3, 70_001, 2);
        assertThat(outcome.mismatches()).isEmpty();
        assertThat(FloatSoak.jobs()).hasSize(16);
        assertThat(outcome.pairs()).isEqualTo(16 * 70_001);
    }

    @Test
    void aFaultEndsTheRunAndItsEpisodeAloneShowsItAgain() {
        // A tie between two numbers of which the lower one is even goes up.
        VerilogDesign broken = Faults.planted(VERILOG, "SumRounding_binary64.v", "guard && (sticky || odd)", "guard");
        FloatSoak.Outcome outcome = soak(broken, 1, 1_000_000, 1);
        assertThat(outcome.mismatches()).hasSize(1);
        FloatSoak.Mismatch mismatch = outcome.mismatches().get(0);
        assertThat(mismatch.job()).hasToString("double sum");
        assertThat(soak(broken, mismatch.seed(), mismatch.pairs(), 1).mismatches())
                .containsExactly(mismatch);
    }
}
