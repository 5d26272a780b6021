package org.heddle.cosim.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Behaviour;
import org.junit.jupiter.api.Test;

/** Black boxes with a behaviour in Java: the engine inside the JVM shows what Verilator makes of their Verilog. */
class BlackBoxesInsideTest {
    /** Boxes in two domains. */
    static final class TwoClocks extends Component {
        final ClockDomain slow = clockDomain();
        final Bool go = in(bool());
        final UInt word = in(uint(12));
        final UInt fast = out(uint(12));
        final UInt slowWord = in(slow, uint(12));
        final UInt late = out(slow, uint(12));

        TwoClocks() {
            BoxDesigns.ModelledMixer here = instance("here", new BoxDesigns.ModelledMixer(12));
            here.word.set(word);
            here.keep.set(go);
            fast.set(here.mixed);
            within(slow, () -> {
                BoxDesigns.ModelledMixer there = instance("there", new BoxDesigns.ModelledMixer(12));
                there.word.set(slowWord);
                there.keep.set(true);
                late.set(there.mixed);
            });
        }
    }

    /** One box alone. */
    static final class Alone extends Component {
        final UInt word = in(uint(8));
        final UInt mixed = out(uint(8));

        Alone(BoxDesigns.Mixer box) {
            BoxDesigns.Mixer inside = instance("inside", box);
            inside.word.set(word);
            inside.keep.set(true);
            mixed.set(inside.mixed);
        }
    }

    private static SimulationOptions options(SimulationEngine engine) {
        return SimulationOptions.defaults().engine(engine).initial(InitialState.ZERO);
    }

    /** Every output in every cycle of random inputs, settled and behind the edge. */
    private static List<String> trace(Design<?> design, SimulationEngine engine, int cycles) {
        List<String> trace = new ArrayList<>();
        Random random = new Random(3);
        SimulationOptions options = options(engine);
        if (design.component() instanceof TwoClocks) {
            options = options.clock("slow_clock", ClockTiming.ofPeriod(23_000));
        }
        try (Simulation sim = Simulation.open(design, options)) {
            sim.reset(3);
            for (int cycle = 0; cycle < cycles; cycle++) {
                for (Port port : sim.ports()) {
                    if (port.isInput() && (!port.name().contains("reset") || random.nextInt(50) == 0)) {
                        sim.poke(
                                port,
                                port.name().contains("reset")
                                        ? BigInteger.valueOf(random.nextInt(2))
                                        : new BigInteger(port.width(), random));
                    }
                }
                sim.settle();
                outputs(sim, trace);
                sim.step(1 + random.nextInt(3));
                outputs(sim, trace);
            }
        }
        return trace;
    }

    private static void outputs(Simulation sim, List<String> trace) {
        for (Port port : sim.ports()) {
            if (!port.isInput()) {
                trace.add(trace.size() + " " + port.name() + " "
                        + sim.peekInteger(port).toString(16));
            }
        }
    }

    @Test
    void chainsAndLoopsThroughThemShowWhatTheirVerilogDoes() {
        Toolchain.installed();
        List<String> expected = trace(Heddle.elaborate(BoxDesigns.Chain::new), SimulationEngine.VERILATOR, 400);
        assertThat(trace(Heddle.elaborate(BoxDesigns.Chain::new), SimulationEngine.JVM, 400))
                .isEqualTo(expected);
        assertThat(expected.stream().distinct().count()).isGreaterThan(1000);
    }

    @Test
    void eachClocksBoxesGoWithIt() {
        Toolchain.installed();
        assertThat(trace(Heddle.elaborate(TwoClocks::new), SimulationEngine.JVM, 200))
                .isEqualTo(trace(Heddle.elaborate(TwoClocks::new), SimulationEngine.VERILATOR, 200));
    }

    @Test
    void eachSimulationHasItsOwnBehaviours() {
        Design<Alone> design = Heddle.elaborate(() -> new Alone(new BoxDesigns.ModelledMixer(8)));
        try (Simulation one = Simulation.open(design, options(SimulationEngine.JVM));
                Simulation other = Simulation.open(design, options(SimulationEngine.JVM))) {
            one.poke(design.component().word, 3);
            other.poke(design.component().word, 3);
            one.step();
            one.step();
            other.step();
            one.settle();
            other.settle();
            assertThat(one.peek(design.component().mixed)).isEqualTo(9 ^ 3);
            assertThat(other.peek(design.component().mixed)).isEqualTo(3 ^ 3);
        }
    }

    @Test
    void aBoxWithoutABehaviourIsRefusedByNameOrGoesToVerilator() {
        Design<Alone> design = Heddle.elaborate(() -> new Alone(new BoxDesigns.Mixer(8)));
        assertThatThrownBy(() -> Simulation.open(design, options(SimulationEngine.JVM)))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("\"Alone\": black box Mixer_8 is Verilog without a behaviour() in Java");
        Toolchain.installed();
        try (Simulation sim = Simulation.open(design, options(SimulationEngine.AUTO))) {
            assertThat(sim.engine()).isEqualTo(SimulationEngine.VERILATOR);
        }
    }

    @Test
    void unknownBitsAreNotFollowedThroughOne() {
        Design<Alone> design = Heddle.elaborate(() -> new Alone(new BoxDesigns.ModelledMixer(8)));
        assertThatThrownBy(() ->
                        Simulation.open(design, options(SimulationEngine.JVM).unknown()))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("black box ModelledMixer_8 is Verilog, in which no unknown bit can be followed");
    }

    @Test
    void coverageOfTheirLinesIsLeftToVerilator() {
        Design<Alone> design = Heddle.elaborate(() -> new Alone(new BoxDesigns.ModelledMixer(8)));
        assertThatThrownBy(() ->
                        Simulation.open(design, options(SimulationEngine.JVM).coverage(true)))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("black box ModelledMixer_8 is Verilog, in which Verilator alone counts coverage");
    }

    @Test
    void anExceptionOfABehaviourIsTheCauseOfTheEnd() {
        IllegalArgumentException problem = new IllegalArgumentException("no such word");
        Design<Alone> design = Heddle.elaborate(() -> new Alone(new Saying(inputs -> {
            if (inputs.get("word").intValue() == 5) {
                throw problem;
            }
            return Map.of("odd", BigInteger.ONE, "mixed", BigInteger.ONE);
        })));
        try (Simulation sim = Simulation.open(design, options(SimulationEngine.JVM))) {
            sim.step(3);
            sim.poke(design.component().word, 5);
            assertThatThrownBy(sim::step)
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessageContaining("an exception in the model ended \"Alone\" in cycle 3")
                    .hasMessageContaining("the behaviour of Saying_8, at BoxDesigns.java:")
                    .hasMessageContaining("no such word")
                    .hasRootCause(problem);
            assertThatThrownBy(sim::step)
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasRootCause(problem);
        }
    }

    @Test
    void anErrorOfABehaviourEndsTheRunToo() {
        AssertionError problem = new AssertionError("five");
        Behaviour failing = new Behaviour() {
            @Override
            public Map<String, BigInteger> outputs(Map<String, BigInteger> inputs) {
                return Map.of("odd", BigInteger.ONE, "mixed", BigInteger.ONE);
            }

            @Override
            public void edge(Map<String, BigInteger> inputs) {
                if (inputs.get("word").intValue() == 5) {
                    throw problem;
                }
            }
        };
        Design<Alone> design = Heddle.elaborate(() -> new Alone(new Saying(failing)));
        try (Simulation sim = Simulation.open(design, options(SimulationEngine.JVM))) {
            sim.step();
            sim.poke(design.component().word, 5);
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(sim::step)
                        .isInstanceOf(HardwareStoppedException.class)
                        .hasMessageContaining("the behaviour of Saying_8, at BoxDesigns.java:")
                        .hasRootCause(problem);
            }
        }
    }

    @Test
    void nullForAllOutputsIsNamed() {
        Design<Alone> design = Heddle.elaborate(() -> new Alone(new Saying(inputs -> null)));
        try (Simulation sim = Simulation.open(design, options(SimulationEngine.JVM))) {
            assertThatThrownBy(sim::step)
                    .hasMessageContaining("the behaviour of Saying_8, at BoxDesigns.java:")
                    .hasMessageContaining("gives null for its outputs");
        }
    }

    /** A box whose output contradicts the input that it is joined to. */
    static final class Ring extends Component {
        final Bool odd = out(bool());

        Ring() {
            Saying box = instance(
                    "box",
                    new Saying(
                            inputs -> Map.of("odd", inputs.get("keep").xor(BigInteger.ONE), "mixed", BigInteger.ZERO)));
            box.word.set(0);
            box.keep.set(box.odd);
            odd.set(box.odd);
        }
    }

    @Test
    void aLoopThroughABoxThatDoesNotSettleEndsTheRun() {
        try (Simulation sim = Simulation.open(Heddle.elaborate(Ring::new), options(SimulationEngine.JVM))) {
            assertThatThrownBy(sim::step)
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessageContaining("signals of module Ring do not settle in 100000 rounds");
        }
    }

    /** A behaviour that gives what somebody says. */
    private static final class Saying extends BoxDesigns.Mixer {
        private final Behaviour said;

        Saying(Behaviour said) {
            super(8);
            this.said = said;
        }

        @Override
        protected Optional<Behaviour> behaviour() {
            return Optional.of(said);
        }
    }

    @Test
    void anOutputWithoutAValueThatFitsItIsNamed() {
        BigInteger wide = BigInteger.valueOf(256);
        for (Map<String, BigInteger> said : List.of(
                Map.of("odd", BigInteger.ONE),
                Map.of("odd", BigInteger.ONE, "mixed", wide),
                Map.of("odd", BigInteger.ONE, "mixed", BigInteger.ONE.negate()))) {
            Design<Alone> design = Heddle.elaborate(() -> new Alone(new Saying(inputs -> said)));
            assertThatThrownBy(() -> {
                        try (Simulation sim = Simulation.open(design, options(SimulationEngine.JVM))) {
                            sim.step();
                        }
                    })
                    .hasMessageContaining("the behaviour of Saying_8, at BoxDesigns.java:")
                    .hasMessageContaining("gives " + said.get("mixed") + " for \"mixed\" of 8 bits");
        }
    }
}
