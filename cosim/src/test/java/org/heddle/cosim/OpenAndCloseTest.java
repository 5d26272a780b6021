package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.heddle.cosim.agent.NativeChecker;
import org.heddle.cosim.agent.NativeSink;
import org.heddle.cosim.agent.NativeSource;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.junit.jupiter.api.Test;

/** Simulations, one after the other: nothing of them stays. {@code -Dheddle.soak} opens ten thousand instead of some. */
class OpenAndCloseTest {
    private static final int TIMES = System.getProperty("heddle.soak") == null ? 2_500 : 10_000;
    private static final int BEFORE = 1_000; // classes are loaded and compiled, heaps have found their size

    /** Most of them stay unsent, so that an agent that stays is large enough to be noticed. */
    private static final long[] BEATS =
            LongStream.range(0, 2_000).map(i -> i % 60).toArray();

    private static void openUseAndClose() {
        try (Simulation sim = Simulation.open(
                Designs.registerStage(), SimulationOptions.defaults().recording(1 << 16))) {
            NativeChecker.onAll(sim);
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 2);
            sim.reset(1);
            source.send(BEATS);
            sink.until(2).within(10);
            assertThat(sink.drain()).containsExactly(0, 1, 2, 3);
            assertThat(sim.recording().isComplete()).isTrue();
        }
    }

    /** Pages of this process in memory, from the kernel. */
    private static long residentPages() throws IOException {
        System.gc(); // what a Java object holds natively goes with it
        return Long.parseLong(Files.readString(Path.of("/proc/self/statm")).split(" ")[1]);
    }

    @Test
    void theMemoryOfTheProcessStaysFlat() throws IOException {
        for (int i = 0; i < BEFORE; i++) {
            openUseAndClose();
        }
        long before = residentPages();
        for (int i = BEFORE; i < TIMES; i++) {
            openUseAndClose();
        }
        // Each of the last 1,500 or more takes more than a page while it is open.
        assertThat(residentPages() - before).as("pages").isLessThan(1_000);
    }
}
