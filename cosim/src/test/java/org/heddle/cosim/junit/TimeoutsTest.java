package org.heddle.cosim.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.Designs;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.stop.SimulationInterruptedException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Tests whose hardware never comes to an end, under every limit of time that JUnit has: runs them, and reads what they report. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
@Tag("slow")
class TimeoutsTest {
    private static final long ENDLESS = 500_000_000;

    @TempDir
    Path folder;

    /** Tests that are run by the tests below. */
    static final class Samples {
        private static Simulation open(TestBench bench) {
            Simulation sim = bench.open(Designs.counter(), bench.options().cycleLimit(2 * ENDLESS));
            sim.reset(1);
            sim.poke("enable", 1);
            return sim;
        }

        @HardwareTest
        @Timeout(value = 1000, unit = TimeUnit.MILLISECONDS, threadMode = ThreadMode.SAME_THREAD)
        void oneCallOnItsOwnThread(TestBench bench) {
            open(bench).step(ENDLESS);
        }

        @HardwareTest
        @Timeout(value = 1000, unit = TimeUnit.MILLISECONDS, threadMode = ThreadMode.SAME_THREAD)
        void manyCallsOnItsOwnThread(TestBench bench) {
            Simulation sim = open(bench);
            for (int i = 0; i < ENDLESS; i++) {
                sim.step();
            }
        }

        @HardwareTest
        @Timeout(value = 1000, unit = TimeUnit.MILLISECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
        void oneCallOnAnotherThread(TestBench bench) {
            open(bench).step(ENDLESS);
        }

        /** Does not even listen to the interrupt. */
        @HardwareTest
        @Timeout(value = 1000, unit = TimeUnit.MILLISECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
        void stubbornOnAnotherThread(TestBench bench) {
            Simulation sim = open(bench);
            for (; ; ) {
                try {
                    sim.step(ENDLESS);
                } catch (SimulationInterruptedException interrupted) {
                    assertThat(Thread.interrupted()).isTrue();
                }
            }
        }

        @HardwareTest
        void preemptively(TestBench bench) {
            Simulation sim = open(bench);
            assertTimeoutPreemptively(Duration.ofMillis(1000), () -> sim.step(ENDLESS));
        }

        @HardwareTest
        void nothingThere(TestBench bench) {
            open(bench).poke((String) null, 1);
        }

        @HardwareTest
        void noMessage(TestBench bench) {
            open(bench).step(3);
            throw new UnsupportedOperationException();
        }
    }

    /** Looking for tools and loading models counts as the test's time, too. */
    @BeforeAll
    static void load() {
        Simulation.open(Designs.counter()).close();
    }

    private String messageOf(String method) {
        Throwable failure = EngineTestKit.engine("junit-jupiter")
                .configurationParameter(HardwareTestRun.FOLDER, folder.toString())
                .configurationParameter(HardwareTestRun.WAVE_CYCLES, "20")
                .selectors(selectMethod(Samples.class, method, TestBench.class.getName()))
                .execute()
                .testEvents()
                .failed()
                .list()
                .get(0)
                .getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow();
        return failure.getMessage();
    }

    private void timesOutWithItsKit(String method) {
        assertThat(messageOf(method))
                .contains("timed out after 1000")
                .contains("hardware test with seed 0x")
                .containsPattern("\"counter\" was at cycle [1-9]\\d+")
                .contains("the last cycles, each column just before the rising edge")
                .contains("unchanged: reset=0 enable=1")
                .contains("reproduce: ./heddle test");
    }

    @Test
    void aCallOnTheTestsOwnThreadTimesOut() {
        timesOutWithItsKit("oneCallOnItsOwnThread");
    }

    @Test
    void manyCallsOnTheTestsOwnThreadTimeOut() {
        timesOutWithItsKit("manyCallsOnItsOwnThread");
    }

    @Test
    void aCallOnAnotherThreadTimesOut() {
        timesOutWithItsKit("oneCallOnAnotherThread");
    }

    @Test
    void aThreadThatDoesNotListenTimesOutToo() {
        timesOutWithItsKit("stubbornOnAnotherThread");
    }

    @Test
    void aPreemptiveTimeoutInTheTestKeepsItsKit() {
        timesOutWithItsKit("preemptively");
    }

    @Test
    void theKitOfAnExceptionShowsItsType() {
        assertThat(messageOf("noMessage"))
                .startsWith("java.lang.UnsupportedOperationException\nhardware test with seed");
        assertThat(messageOf("nothingThere")).startsWith("java.lang.IllegalArgumentException: \"counter\" has no port");
    }
}
