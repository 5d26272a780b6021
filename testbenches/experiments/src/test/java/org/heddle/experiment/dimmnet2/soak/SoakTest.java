package org.heddle.experiment.dimmnet2.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakFailure;
import org.heddle.experiment.SoakSettings;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.harness.Faults;
import org.heddle.testbench.PairFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class SoakTest {
    private static final PairFactory PAIRS = new PairFactory(Dimmnet2Configuration.published());

    private static Soak.Outcome soak(long seed, long count, int threads, VerilogDesign verilog) {
        return new Soak(
                        new SoakSettings(seed, count, threads),
                        (index, episode) -> PAIRS.open(verilog, SimulationOptions.defaults()),
                        done -> {})
                .run();
    }

    @Test
    void oneSeedDoesTheSameOnAnyNumberOfThreads() {
        AtomicLong opened = new AtomicLong();
        List<Long> done = Collections.synchronizedList(new ArrayList<>());
        Soak.Outcome outcome = new Soak(
                        new SoakSettings(3, 450, 2),
                        (index, episode) -> {
                            assertThat(episode).isEqualTo(3 + index);
                            opened.incrementAndGet();
                            return PAIRS.open(SimulationOptions.defaults());
                        },
                        done::add)
                .run();
        assertThat(outcome.failures()).isEmpty();
        assertThat(opened).hasValue(3);
        assertThat(done).hasSize(3).isSorted().endsWith(450L);
        assertThat(outcome.tally().commands()).isEqualTo(450);
        assertThat(outcome.tally().text())
                .isEqualTo(soak(3, 450, 1, PAIRS.verilog()).tally().text())
                .contains("remote write", "3 episodes");
    }

    @Tag("whole")
    @Test
    void aFaultEndsTheRunAndItsEpisodeAloneShowsItAgain() {
        VerilogDesign broken = Faults.planted(
                PAIRS.verilog(),
                "SegmentGenerator.v",
                "last ? rest_bytesLeft : rest_segmentBytes",
                "rest_segmentBytes");
        Soak.Outcome outcome = soak(1, 4_000, 1, broken);
        assertThat(outcome.failures()).hasSize(1);
        SoakFailure failure = outcome.failures().get(0);
        Soak.Outcome again = soak(failure.seed(), failure.size(), 1, broken);
        assertThat(again.failures()).hasSize(1);
        assertThat(again.failures().get(0).cause()).hasMessage(failure.cause().getMessage());
    }

    @Test
    void episodesWithFaultsOnTheLinkAreCountedAndKeepTheirBytes() {
        Soak.Outcome outcome = new Soak(
                        new SoakSettings(40, 100, 1),
                        (index, episode) -> Soak.open(PAIRS, SimulationOptions.defaults(), episode),
                        done -> {})
                .run();
        assertThat(outcome.failures()).isEmpty();
        assertThat(outcome.tally().text()).contains("faults on the link", "drop", "duplicate", "corrupt");
    }
}
