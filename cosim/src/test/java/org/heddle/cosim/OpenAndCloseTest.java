package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Structure;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.heddle.cosim.agent.NativeChecker;
import org.heddle.cosim.agent.NativeSink;
import org.heddle.cosim.agent.NativeSource;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Simulations, one after the other: nothing of them stays. {@code -Dheddle.soak} opens ten thousand instead of some. */
class OpenAndCloseTest {
    private static final int TIMES = System.getProperty("heddle.soak") == null ? 2_500 : 10_000;
    private static final int BEFORE = 1_000; // classes are loaded and compiled, heaps have found their size
    private static final int WINDOWS = 5;

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
        }
    }

    /** Heap statistics of glibc; the numbers are those of {@code struct mallinfo2}. */
    @Structure.FieldOrder({
        "arena",
        "ordblks",
        "smblks",
        "hblks",
        "hblkhd",
        "usmblks",
        "fsmblks",
        "uordblks",
        "fordblks",
        "keepcost"
    })
    public static class HeapInfo extends Structure implements Structure.ByValue {
        public long arena;
        public long ordblks;
        public long smblks;
        public long hblks;
        public long hblkhd;
        public long usmblks;
        public long fsmblks;
        public long uordblks;
        public long fordblks;
        public long keepcost;
    }

    /** The C library. */
    public interface C extends Library {
        HeapInfo mallinfo2();
    }

    private static final C LIBC = Native.load("c", C.class);

    /**
     * Bytes that native code of this process has in use. The size of the whole process would say less: the JVM's own heap grows and
     * shrinks by more than what is looked for.
     */
    private static long nativeBytes() {
        System.gc(); // what a Java object holds natively goes with it
        HeapInfo info = LIBC.mallinfo2();
        return info.uordblks + info.hblkhd;
    }

    /** Bytes a simulation leaves behind, on average over a window of {@code times}. */
    private static long leftBehind(int times) {
        long before = nativeBytes();
        for (int i = 0; i < times; i++) {
            openUseAndClose();
        }
        return (nativeBytes() - before) / times;
    }

    @Test
    @Tag("slow")
    void nativeMemoryStaysFlat() {
        leftBehind(BEFORE);
        int window = (TIMES - BEFORE) / WINDOWS;
        // An instance that stays is some 40 KB, its agents with their beats 16 KB, in every window. The virtual machine
        // takes
        // memory from the same heap when it compiles (20 MB have been seen), but not in each of them.
        long[] left =
                IntStream.range(0, WINDOWS).mapToLong(i -> leftBehind(window)).toArray();
        assertThat(LongStream.of(left).min().orElseThrow())
                .as("bytes left behind by each simulation, least of the windows %s", Arrays.toString(left))
                .isLessThan(8_000);
    }
}
