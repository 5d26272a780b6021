package org.heddle.experiment.offload.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.experiment.SoakFailure;
import org.heddle.experiment.SoakSettings;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.nic.harness.Faults;
import org.heddle.testbench.ReductionPair;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class ReductionSoakTest {
    private static final ReductionSoak.Hardware WHOLE = ReductionSoak.Hardware.whole();

    private static ReductionSoak.Outcome soak(ReductionSoak.Hardware hardware, long seed, long count, int threads) {
        // A faulty model ends early and is of no use to another test.
        SimulationOptions options = SimulationOptions.defaults();
        return new ReductionSoak(
                        hardware,
                        hardware.equals(WHOLE) ? options : options.profile(Profile.THROWAWAY),
                        new SoakSettings(seed, count, threads),
                        done -> {})
                .run();
    }

    @Test
    void twoEpisodesDoTheSameOnAnyNumberOfThreads() {
        ReductionSoak.Outcome outcome = soak(WHOLE, 2, 96, 2);
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.tally().text())
                .isEqualTo(soak(WHOLE, 2, 96, 1).tally().text())
                .contains("2 episodes");
    }

    @Tag("whole")
    @Test
    void oneSeedDoesTheSameOnAnyNumberOfThreads() {
        ReductionSoak.Outcome outcome = soak(WHOLE, 2, 240, 2);
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.tally().ofTrees()).isEqualTo(144);
        assertThat(outcome.tally().ofOrders()).isEqualTo(96);
        assertThat(outcome.tally().text())
                .isEqualTo(soak(WHOLE, 2, 240, 1).tally().text())
                .contains("agreed", "disagreed", "absent", "lost", "5 episodes");
    }

    @Test
    void wholeNodesReduceOverFaultyCables() {
        ReductionSoak.Outcome outcome = soak(WHOLE, 9, 48, 1);
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.tally().ofTrees()).isEqualTo(48);
        assertThat(outcome.tally().text()).contains("drop", "duplicate", "agreed", "disagreed");
    }

    @Tag("whole")
    @Test
    void aPacketWhoseCheckIsNotLookedAtIsSeenOnTheCables() {
        Design<ReductionPair> careless =
                broken(WHOLE.pair(), "LinkReceiver_", "payloadRight <= check == ~crc;", "payloadRight <= 1'b1;");
        var hardware = new ReductionSoak.Hardware(WHOLE.few(), WHOLE.many(), WHOLE.inner(), careless);
        // Most faults strike the words between packets, and few of those on packets change a bit of the payload.
        assertThat(LongStream.range(0, 40)
                        .anyMatch(episode -> !soak(hardware, 9 + 16 * episode, 48, 1)
                                .failures()
                                .isEmpty()))
                .isTrue();
    }

    /** Both designs with a fault in the module whose name begins so. */
    private static ReductionSoak.Hardware with(String module, String text, String broken) {
        return new ReductionSoak.Hardware(
                broken(WHOLE.few(), module, text, broken),
                WHOLE.many(),
                broken(WHOLE.inner(), module, text, broken),
                WHOLE.pair());
    }

    private static <T extends Component> Design<T> broken(Design<T> design, String module, String text, String broken) {
        VerilogFile file = design.verilog().files().stream()
                .filter(each -> each.name().startsWith(module))
                .filter(each -> each.text().contains(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(text + " in none of "
                        + Arrays.toString(design.verilog().files().stream()
                                .filter(each -> each.name().startsWith(module))
                                .map(VerilogFile::text)
                                .toArray())));
        return new Design<>(
                design.component(), design.circuit(), Faults.planted(design.verilog(), file.name(), text, broken));
    }

    @Tag("whole")
    @Test
    void aFaultEndsTheRunAndItsEpisodeAloneShowsItAgain() {
        var hardware =
                with("TriggerTable_", "wire hasArrived = (entry_arrived & bit_) != 32'd0;", "wire hasArrived = 1'b0;");
        ReductionSoak.Outcome outcome = soak(hardware, 2, 4_800, 1);
        assertThat(outcome.failures()).hasSize(1);
        SoakFailure failure = outcome.failures().get(0);
        ReductionSoak.Outcome again = soak(hardware, failure.seed(), failure.size(), 1);
        assertThat(again.failures()).hasSize(1);
        assertThat(again.failures().get(0).cause()).hasMessage(failure.cause().getMessage());
    }

    @Tag("whole")
    @Test
    void aComparisonThatIsMissingIsFound() {
        var hardware = with(
                "Agreement", "wire any_10 = control_outcome[43:36] != lowest_outcome[43:36];", "wire any_10 = 1'b0;");
        ReductionSoak.Outcome outcome = soak(hardware, 2, 4_800, 1);
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.failures().get(0).cause()).hasMessageContaining("DISAGREED");
    }

    @Test
    void binsThatAreNotAlignedAreFoundByTheOrderOfArrival() {
        var hardware = with(
                "BinnedAlignment",
                "rightBinPasses <= !valid || (rightComing[0] && !comesHeader);",
                "rightBinPasses <= !valid || !comesHeader;");
        ReductionSoak.Outcome outcome = soak(hardware, 1, 48, 1);
        assertThat(outcome.failures()).hasSize(1);
        assertThat(outcome.failures().get(0).cause()).hasMessageContaining("arity");
    }

    @Test
    void aModelThatCannotBeBuiltIsNoMismatch() {
        var hardware = with("TriggerTable_", "wire hasArrived = (", "wire hasArrived = = (");
        assertThatThrownBy(() -> soak(hardware, 2, 48, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasCauseInstanceOf(ModelBuildException.class)
                .hasMessageContaining("syntax error");
    }
}
