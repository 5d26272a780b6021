package org.heddle.cosim.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.coverage.CoveragePoint.Kind;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.option.Reset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The same points are there and the same of them are reached, whichever engine counts. */
class CoverageOnBothEnginesTest {
    private static final int CYCLES = 60;

    @ParameterizedTest
    @EnumSource(
            value = InitialState.class,
            names = {"ZERO", "RANDOM"})
    void everyFormOfAConditionIsCountedAlike(InitialState initial) {
        agree(Heddle.elaborate(CoverageDesigns.Forms::new), initial);
    }

    static Stream<Arguments> resets() {
        return Stream.of(
                Arguments.of("synchronous, asynchronous", Reset.synchronous(), Reset.asynchronous()),
                Arguments.of(
                        "asynchronous low, synchronous", Reset.asynchronous().activeLow(), Reset.synchronous()),
                Arguments.of(
                        "initial, synchronous low",
                        Reset.initialValues(),
                        Reset.synchronous().activeLow()));
    }

    @ParameterizedTest
    @MethodSource("resets")
    void clocksResetsEnablesAndInstancesAreCountedAlike(String name, Reset first, Reset second) {
        agree(Heddle.elaborate(() -> new CoverageDesigns.Domains(first, second, name)), InitialState.RANDOM);
    }

    @Test
    void aLibrarysQueuesAreCountedAlike() {
        agree(Heddle.elaborate(CoverageDesigns.Store::new), InitialState.RANDOM);
    }

    @Test
    void aBitThatNeverChangesHasNotToggledWhateverItsFirstValue() {
        for (SimulationEngine engine : new SimulationEngine[] {SimulationEngine.VERILATOR, SimulationEngine.JVM}) {
            Design<CoverageDesigns.Forms> design = Heddle.elaborate(CoverageDesigns.Forms::new);
            try (Simulation sim = Simulation.open(design, options(InitialState.RANDOM, engine))) {
                sim.settle();
                sim.coverage()
                        .forEach((point, count) -> assertThat(point.kind() == Kind.TOGGLE ? count : 0)
                                .as(engine + ": " + point)
                                .isZero());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = SimulationEngine.class,
            names = {"VERILATOR", "JVM"})
    void itIsNotHadBehindCloseNorWhileAnotherThreadRunsTheDesign(SimulationEngine engine) throws Exception {
        Design<CoverageDesigns.Forms> design = Heddle.elaborate(CoverageDesigns.Forms::new);
        Simulation sim = Simulation.open(design, options(InitialState.ZERO, engine));
        AtomicBoolean isOver = new AtomicBoolean();
        Thread other = new Thread(() -> {
            while (!isOver.get()) {
                try {
                    sim.step(10_000);
                } catch (IllegalStateException taken) {
                    // The test is in it, or has closed it.
                }
            }
        });
        try (sim) {
            sim.step();
            assertThat(sim.coverage()).isNotEmpty();
            other.start();
            assertThatThrownBy(() -> {
                        for (int i = 0; i < 1_000_000; i++) {
                            sim.coverage();
                        }
                    })
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("thread");
            isOver.set(true);
            other.join();
        }
        assertThatThrownBy(sim::coverage)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("closed");
    }

    private static SimulationOptions options(InitialState initial, SimulationEngine engine) {
        return SimulationOptions.defaults().initial(initial).engine(engine).coverage(true);
    }

    private static void agree(Design<?> design, InitialState initial) {
        Map<CoveragePoint, Long> verilator = run(design, options(initial, SimulationEngine.VERILATOR));
        Map<CoveragePoint, Long> jvm = run(design, options(initial, SimulationEngine.JVM));
        assertThat(differences(reached(jvm), reached(verilator))).isEmpty();
        assertThat(reached(jvm).values()).contains(true, false);
        assertThat(events(jvm)).isEqualTo(events(verilator));
    }

    /** Returns how often bits changed and covers held, which does not depend on the engine. */
    private static Map<String, Long> events(Map<CoveragePoint, Long> counts) {
        Map<String, Long> events = new TreeMap<>();
        counts.forEach((point, count) -> {
            if (point.kind() == Kind.TOGGLE || point.kind() == Kind.COVER) {
                events.put(point.kind() + " " + point.site() + " " + point.name(), count);
            }
        });
        return events;
    }

    private static List<String> differences(Map<String, Boolean> jvm, Map<String, Boolean> verilator) {
        Set<String> all = new TreeSet<>(jvm.keySet());
        all.addAll(verilator.keySet());
        return all.stream()
                .filter(point -> !Objects.equals(jvm.get(point), verilator.get(point)))
                .map(point -> point + ": " + jvm.get(point) + " inside the JVM, " + verilator.get(point))
                .toList();
    }

    /** Returns all points in words, with whether they were reached. */
    private static Map<String, Boolean> reached(Map<CoveragePoint, Long> counts) {
        Map<String, Boolean> reached = new TreeMap<>();
        counts.forEach(
                (point, count) -> reached.put(point.kind() + " " + point.site() + " " + point.name(), count > 0));
        return reached;
    }

    private static Map<CoveragePoint, Long> run(Design<?> design, SimulationOptions asked) {
        SimulationOptions options = asked;
        if (design.verilog().ports().stream().anyMatch(port -> port.name().equals("link_clock"))) {
            options = options.clock("link_clock", ClockTiming.ofPeriod(7_000));
        }
        Random random = new Random(7);
        try (Simulation sim = Simulation.open(design, options)) {
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                for (Port port : sim.ports()) {
                    boolean reset = port.name().contains("reset");
                    if (port.isInput() && !port.name().endsWith("clock") && random.nextInt(reset ? 9 : 2) == 0) {
                        sim.poke(port, new BigInteger(port.width(), random));
                    }
                }
                if (random.nextInt(4) == 0) {
                    sim.settle();
                }
                sim.step();
            }
            return sim.coverage();
        }
    }
}
