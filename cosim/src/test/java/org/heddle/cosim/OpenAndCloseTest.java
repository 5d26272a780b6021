package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Structure;
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
        }
    }

    /** What glibc tells of its heap; the numbers are those of {@code struct mallinfo2}. */
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

    @Test
    void nativeMemoryStaysFlat() {
        for (int i = 0; i < BEFORE; i++) {
            openUseAndClose();
        }
        long before = nativeBytes();
        for (int i = BEFORE; i < TIMES; i++) {
            openUseAndClose();
        }
        // An instance that stays is some 40 KB, its agents with their beats 16 KB; what the JVM itself takes meanwhile
        // does not
        // grow with the number of simulations: 5 MB after 1,500, less than nothing after 9,000.
        assertThat(nativeBytes() - before).as("bytes").isLessThan(8_000L * (TIMES - BEFORE));
    }
}
