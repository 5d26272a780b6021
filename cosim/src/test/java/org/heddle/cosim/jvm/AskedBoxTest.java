package org.heddle.cosim.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Behaviour;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A behaviour that uses the simulation which is asking it: refused by the box's name, and nothing of the run is lost. Verilator asks no behaviour:
 * it runs the box's Verilog.
 */
class AskedBoxTest {
    private static final String REFUSED =
            "of Meddling_8, at BoxDesigns.java:\\d+, cannot use the simulation of \"Around\" that is asking it: let it show by an output";

    /** Ways to use a simulation from within. */
    enum Use {
        STEP(Simulation::step),
        STEP_MANY(sim -> sim.step(1000)),
        STEP_CLOCK(sim -> sim.clocks().get(0).step(2)),
        SETTLE(Simulation::settle),
        RESET(sim -> sim.reset(2)),
        BATCH(sim -> sim.batch(2).run()),
        POKE(sim -> sim.poke("word", 3)),
        POKE_INTEGER(sim -> sim.poke(sim.port("word"), BigInteger.TWO)),
        PEEK(sim -> sim.peek("mixed")),
        WAIT(sim -> sim.runUntil(sim.port("mixed").is(3)).within(10)),
        TAKE_OVER(Simulation::takeOver),
        CLOSE(Simulation::close);

        private final Consumer<Simulation> way;

        Use(Consumer<Simulation> way) {
            this.way = way;
        }
    }

    /** Adds up its words, and does something with the simulation around it where it is told to. */
    private static final class Meddler implements Behaviour {
        private BigInteger sum = BigInteger.ZERO;
        private Optional<Runnable> inOutputs = Optional.empty();
        private Optional<Runnable> atEdge = Optional.empty();

        @Override
        public Map<String, BigInteger> outputs(Map<String, BigInteger> inputs) {
            inOutputs.ifPresent(Runnable::run);
            return Map.of("mixed", sum, "odd", BigInteger.ZERO);
        }

        @Override
        public void edge(Map<String, BigInteger> inputs) {
            atEdge.ifPresent(Runnable::run);
            sum = sum.add(inputs.get("word")).mod(BigInteger.valueOf(256));
        }
    }

    private static final class Meddling extends BoxDesigns.Mixer {
        private final Behaviour meddler;

        Meddling(Behaviour meddler) {
            super(8);
            this.meddler = meddler;
        }

        @Override
        protected Optional<Behaviour> behaviour() {
            return Optional.of(meddler);
        }
    }

    private static final class Around extends Component {
        Around(Behaviour meddler) {
            UInt mixed = out("mixed", uint(8));
            Meddling box = instance("box", new Meddling(meddler));
            box.word.set(in("word", uint(8)));
            box.keep.set(true);
            mixed.set(box.mixed);
        }
    }

    private static Simulation open(Behaviour meddler) {
        Design<Around> design = Heddle.elaborate(() -> new Around(meddler));
        return Simulation.open(design, SimulationOptions.defaults().engine(SimulationEngine.JVM));
    }

    /** Sums of the words 1 to 10, with which a cycle each is run. */
    private static void requireSums(Simulation sim, int from) {
        for (int word = 1; word <= 10; word++) {
            sim.poke("word", word);
            sim.step();
            assertThat(sim.peek("mixed")).isEqualTo(from + word * (word + 1) / 2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatCatchesTheRefusalGoesOnAsIfItHadNotAsked(Use use) {
        Meddler meddler = new Meddler();
        List<String> refusals = new ArrayList<>();
        try (Simulation sim = open(meddler)) {
            Runnable meddle = () -> {
                try {
                    use.way.accept(sim);
                } catch (IllegalStateException refused) {
                    refusals.add(refused.getMessage());
                }
            };
            meddler.inOutputs = Optional.of(meddle);
            meddler.atEdge = Optional.of(meddle);
            requireSums(sim, 0);
            assertThat(sim.cycle()).isEqualTo(10);
            assertThat(refusals).hasSize(30).allSatisfy(text -> assertThat(text).containsPattern(REFUSED));
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatDoesNotEndsTheRunWithItsReason(Use use) {
        Meddler meddler = new Meddler();
        try (Simulation sim = open(meddler)) {
            requireSums(sim, 0);
            meddler.atEdge = Optional.of(() -> use.way.accept(sim));
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(sim::step)
                        .isInstanceOf(HardwareStoppedException.class)
                        .hasMessageContaining("in cycle 10")
                        .rootCause()
                        .isInstanceOf(IllegalStateException.class)
                        .message()
                        .containsPattern(REFUSED);
            }
            assertThat(sim.peek("mixed")).isEqualTo(55);
            assertThat(sim.cycle()).isEqualTo(10);
        }
    }

    @Test
    void itsTimeAndAnotherSimulationAreFree() {
        Meddler meddler = new Meddler();
        Meddler other = new Meddler();
        List<Long> cycles = new ArrayList<>();
        try (Simulation sim = open(meddler);
                Simulation beside = open(other)) {
            meddler.atEdge = Optional.of(() -> {
                cycles.add(sim.cycle());
                beside.poke("word", 2);
                beside.step();
            });
            requireSums(sim, 0);
            assertThat(cycles).containsExactly(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L);
            assertThat(beside.peek("mixed")).isEqualTo(20);
        }
    }

    @Test
    void agentsBesideABoxPokeAndPeekAsEver() {
        Meddler meddler = new Meddler();
        List<Long> seen = new ArrayList<>();
        try (Simulation sim = open(meddler)) {
            sim.add(new Agent() {
                @Override
                public void drive() {
                    sim.poke("word", 4);
                }

                @Override
                public void sample() {
                    seen.add(sim.peek("mixed"));
                }
            });
            sim.step(4);
        }
        assertThat(seen).containsExactly(0L, 4L, 8L, 12L);
    }

    @Test
    void behindAFailureNobodyIsAskedAnyMore() {
        Meddler meddler = new Meddler();
        try (Simulation sim = open(meddler)) {
            meddler.atEdge = Optional.of(() -> {
                throw new IllegalArgumentException("no");
            });
            assertThatThrownBy(sim::step).isInstanceOf(HardwareStoppedException.class);
            sim.poke("word", 3);
            sim.takeOver();
        }
    }
}
