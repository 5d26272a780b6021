package org.heddle.cosim.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.heddle.cosim.Designs;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.build.Toolchain;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

class HardwareTestTest {
    private static final List<Long> SEEDS = new CopyOnWriteArrayList<>();
    private static final List<Integer> DRAWN = new CopyOnWriteArrayList<>();
    private static final List<Simulation> OPENED = new CopyOnWriteArrayList<>();

    /** Tests of a design that is broken. */
    static final class Broken {
        static final Design<Component> DESIGN = Heddle.elaborate(() -> new Component() {
            final Bool never = out(bool());
        });

        @HardwareTest
        void first(TestBench bench) {
            bench.open(DESIGN);
        }

        @HardwareTest
        void second(TestBench bench) {
            bench.open(DESIGN);
        }
    }

    @Test
    void aBrokenStaticDesignIsToldInEachTest() {
        for (String test : List.of("first", "second")) {
            EngineExecutionResults results = EngineTestKit.engine("junit-jupiter")
                    .selectors(selectMethod(Broken.class, test, "org.heddle.cosim.junit.TestBench"))
                    .execute();
            assertThat(results.allEvents().failed().stream()
                            .map(event -> event.getRequiredPayload(TestExecutionResult.class)
                                    .getThrowable()
                                    .orElseThrow()
                                    .getMessage())
                            .toList())
                    .singleElement()
                    .asString()
                    .startsWith("a static field or block of Broken failed: HDL009 (HardwareTestTest.java:")
                    .contains("output \"never\"");
        }
    }

    /** Tests that are run by the tests below. */
    static final class Samples {
        @HardwareTest(seeds = 3)
        void passing(TestBench bench) {
            Simulation sim = bench.open(Designs.counter());
            OPENED.add(sim);
            SEEDS.add(bench.seed());
            DRAWN.add(bench.random().nextInt());
            sim.reset(1);
        }

        @HardwareTest
        void failing(TestBench bench) {
            Simulation sim = bench.open(Designs.counter());
            OPENED.add(sim);
            sim.reset(1);
            sim.poke(sim.port("enable"), true);
            sim.step(4);
            sim.expect(sim.port("count"), 5);
        }

        @HardwareTest(timeoutCycles = 100)
        void endless(TestBench bench) {
            Simulation sim = bench.open(Designs.counter());
            while (true) {
                sim.step();
            }
        }

        @HardwareTest
        void inapplicable(TestBench bench) {
            assumeTrue(bench == null);
        }

        @HardwareTest(seeds = 0)
        void seedless(TestBench bench) {
            throw new AssertionError(bench);
        }
    }

    private static EngineExecutionResults run(String method, Map<String, String> parameters) {
        return EngineTestKit.engine("junit-jupiter")
                .configurationParameters(parameters)
                .selectors(selectMethod(Samples.class, method, TestBench.class.getName()))
                .execute();
    }

    private static Throwable failureOf(String method) {
        Event failed = run(method, Map.of()).testEvents().failed().list().get(0);
        return failed.getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow();
    }

    @BeforeEach
    void forget() {
        SEEDS.clear();
        DRAWN.clear();
        OPENED.clear();
    }

    @Test
    void runsOncePerSeedAndTheSameSeedsEveryTime() {
        Toolchain.installed(); // says so if it is missing, which what runs inside does not
        run("passing", Map.of())
                .testEvents()
                .assertStatistics(stats -> stats.started(3).succeeded(3));
        List<Long> first = new ArrayList<>(SEEDS);
        List<Integer> drawn = new ArrayList<>(DRAWN);
        assertThat(first).doesNotHaveDuplicates().hasSize(3);
        run("passing", Map.of());
        assertThat(SEEDS.subList(3, 6)).isEqualTo(first);
        assertThat(DRAWN.subList(3, 6)).isEqualTo(drawn);
    }

    @Test
    void anAskedSeedReplacesTheOthers() {
        Toolchain.installed(); // says so if it is missing, which what runs inside does not
        run("passing", Map.of("heddle.seed", "0x1f2e"))
                .testEvents()
                .assertStatistics(stats -> stats.started(1).succeeded(1));
        assertThat(SEEDS).containsExactly(0x1f2eL);
    }

    @Test
    void simulationsAreClosedAfterTheTest() {
        Toolchain.installed(); // says so if it is missing, which what runs inside does not
        run("passing", Map.of());
        run("failing", Map.of());
        assertThat(OPENED).hasSize(4).allSatisfy(sim -> assertThat(closed(sim)).isTrue());
    }

    private static boolean closed(Simulation sim) {
        try {
            sim.step();
            return false;
        } catch (IllegalStateException refused) {
            return true;
        }
    }

    @Test
    void aFailureTellsCycleSeedAndHowToReproduceIt() {
        Throwable failure = failureOf("failing");
        long seed = Seeds.of(Samples.class.getName() + "#failing", 0);
        assertThat(failure).isInstanceOf(HardwareTestFailure.class);
        assertThat(failure.getMessage())
                .startsWith("count: expected 5 (0x5), was 4 (0x4) at cycle 5\nhardware test with seed "
                        + Seeds.text(seed) + "\n")
                .contains("\"counter\" was at cycle 5 (45000 ps)")
                .endsWith("\n  reproduce: ./heddle test '" + Samples.class.getName() + "#failing' -Dheddle.seed="
                        + Seeds.text(seed));
        assertThat(failure.getStackTrace()).isEqualTo(failure.getCause().getStackTrace());
    }

    @Test
    void aTestThatDoesNotApplyIsNoFailure() {
        run("inapplicable", Map.of())
                .testEvents()
                .assertStatistics(stats -> stats.aborted(1).failed(0));
    }

    @Test
    void aTestThatRunsTooLongIsEnded() {
        assertThat(failureOf("endless")).hasMessageContaining("past its limit of 100 cycles");
    }

    @Test
    void anAnnotationThatMakesNoSenseIsRefused() {
        run("seedless", Map.of()).containerEvents().assertStatistics(stats -> stats.failed(1));
    }
}
