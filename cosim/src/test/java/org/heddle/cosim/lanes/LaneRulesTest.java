package org.heddle.cosim.lanes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Test;

/** Misuse of lanes is refused with the thing, the place, the rule and the mend, and has no effect. */
class LaneRulesTest {
    private final Design<LaneDesigns.Store> design = Heddle.elaborate(LaneDesigns.Store::new);
    private final SimulationOptions options = SimulationOptions.defaults().coverage(false);

    private void refused(SimulationOptions asked, int count, String... parts) {
        assertThatThrownBy(() -> Simulation.lanes(design, asked, count))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("for lanes of \"Store\", opened at ")
                .hasMessageContainingAll(parts);
    }

    @Test
    void oneLaneAndSixtyFiveAreRefused() {
        refused(options, 1, "1 lanes", "there are 2 to 64 at once", "open one run with Simulation.open");
        refused(options, 65, "65 lanes", "there are 2 to 64 at once", "open several of up to 64");
        refused(options, -1, "-1 lanes");
    }

    @Test
    void optionsThatLanesCannotFollowAreRefused() {
        refused(
                options.engine(SimulationEngine.VERILATOR),
                4,
                "engine(",
                "inside the JVM alone",
                "leave the engine out");
        refused(options.unknown(), 4, "unknown()", "known bits", "open a single run with unknown()");
        refused(options.waves(Path.of("lanes.vcd")), 4, "a waveform", "lanes write none", "single run with waves(..)");
        refused(options.coverage(true), 4, "coverage", "count none");
        refused(options.backDoors(), 4, "backDoors()", "by ports alone");
        refused(options.recording(1_000), 4, "a recording", "record nothing");
        assertThatThrownBy(() -> Simulation.lanes(design, options.clock("none", ClockTiming.DEFAULT), 4))
                .hasMessageContaining("has no clock \"none\"");
    }

    @Test
    void whatIsNoPortNoLaneOrTooWideIsRefusedAndHasNoEffect() {
        try (LaneSimulation lanes = Simulation.lanes(design, options, 4);
                LaneSimulation others = Simulation.lanes(design, options, 4)) {
            LanePort address = lanes.port("address");
            LanePort word = lanes.port("word");
            lanes.pokeAll(address, 9);
            refused(() -> lanes.port("adress"), "\"Store\" has no port \"adress\": it has ");
            refused(() -> lanes.poke(address, 4, 1), "\"Store\" has lanes 0 to 3: lane=4");
            refused(() -> lanes.poke(address, -1, 1), "lane=-1");
            refused(() -> lanes.peek(address, 4), "lane=4");
            refused(() -> lanes.stop(4), "lane=4");
            refused(() -> lanes.poke(address, 0, 32), "value 32 does not fit port \"address\" of 5 unsigned bits");
            refused(() -> lanes.poke(address, 0, BigInteger.valueOf(-1)), "value -1 does not fit");
            refused(() -> lanes.pokeWord(word, 0, 1, 64), "value 64 in word 1 does not fit port \"word\" of 70");
            refused(() -> lanes.pokeWord(word, 0, 2, 0), "has words 0 to 1: word=2");
            refused(() -> lanes.pokeWords(address, 0, new long[] {1, 2, 3, 32}), "value 32 does not fit");
            refused(() -> lanes.pokeWords(address, 0, new long[3]), "has 4 lanes: values=3; give one for each lane");
            refused(() -> lanes.poke(lanes.port("read"), 0, BigInteger.ONE), "is an output of \"Store\"");
            refused(() -> lanes.peek(lanes.port("read"), 0), "more than a long: use peekInteger or peekWord");
            refused(() -> others.poke(address, 0, 1), "belongs to other lanes");
            refused(() -> lanes.step(-1), "cycles must be >= 0: cycles=-1");
            refused(() -> lanes.reset(0), "at least one cycle: cycles=0");
            for (int lane = 0; lane < 4; lane++) {
                assertThat(lanes.peek(address, lane)).isEqualTo(9);
            }
            assertThat(lanes.cycle()).isZero();
        }
    }

    private static void refused(ThrowingCallable act, String... parts) {
        assertThatThrownBy(act).hasMessageContainingAll(parts);
    }

    @Test
    void closedLanesAreReadAndNotUsed() {
        LaneSimulation lanes = Simulation.lanes(design, options, 2);
        LanePort address = lanes.port(design.component().address);
        lanes.poke(address, 1, 7);
        lanes.close();
        lanes.close();
        refused(lanes::step, "the simulation of \"Store\" is closed: close() came before this call");
        refused(() -> lanes.poke(address, 1, 8), "is closed");
        assertThat(lanes.peek(address, 1)).isEqualTo(7);
    }

    @Test
    void aSecondThreadIsRefusedWhileTheFirstRuns() {
        LaneSimulation lanes = Simulation.lanes(design, options, 2);
        LanePort address = lanes.port("address");
        CompletableFuture<Void> running = CompletableFuture.runAsync(() -> lanes.step(300_000_000L));
        try {
            assertThatThrownBy(() -> {
                        while (!running.isDone()) {
                            lanes.poke(address, 0, 1);
                        }
                    })
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("is in a call of thread")
                    .hasMessageContaining("cannot use it at the same time");
            List<Runnable> questions = List.of(
                    lanes::cycle,
                    () -> lanes.cycle(1),
                    () -> lanes.timePs(1),
                    lanes::running,
                    () -> lanes.isRunning(1),
                    () -> lanes.stop(1));
            questions.forEach(question -> refused(question::run, "is in a call of thread"));
        } finally {
            lanes.close(); // ends the other thread's call
        }
        assertThatThrownBy(running::join).hasMessageContaining("is being ended by");
    }
}
