package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Resources that the engine inside the JVM takes from the machine: no native library, no process, and no memory that stays. {@code -Dheddle.soak} opens ten
 * thousand designs instead of some.
 */
@Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class JvmResourcesTest {
    private static final int DESIGNS = System.getProperty("heddle.soak") == null ? 600 : 10_000;
    private static final int BEFORE = 200; // classes are loaded and compiled, pools have found their size

    /** Cycles behind which a design that is busy has classes more, by which it is computed as a whole. */
    private static final int BUSY = 600;

    /** A counter that differs from all others by where it starts. */
    static final class Counter extends Component {
        final UInt count = out(uint(32));

        Counter(int start) {
            UInt value = reg(uint(32)).init(start);
            value.set(value.addWrap(1));
            count.set(value);
        }
    }

    private static long run(int start, int cycles, SimulationOptions options) {
        Design<Counter> design = Heddle.elaborate(() -> new Counter(start));
        try (Simulation sim = Simulation.open(design, options)) {
            sim.reset(1);
            sim.step(cycles);
            return sim.peek("count");
        }
    }

    /** Runs a design where no tool can be found; by the choice of the engine, as nothing names one. */
    static final class Alone {
        private Alone() {}

        public static void main(String[] arguments) {
            System.out.println("count "
                    + JvmResourcesTest.run(5, 3, SimulationOptions.defaults().coverage(false)));
            System.out.println("children " + ProcessHandle.current().children().count());
        }
    }

    @Test
    void withoutAnyToolADesignRunsWithoutNativeCodeAndWithoutAProcess() throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        java.toString(),
                        "-Xlog:class+load",
                        "-Dfile.encoding=ISO-8859-1",
                        "-Dline.separator=\r\n",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Alone.class.getName()))
                .redirectErrorStream(true);
        builder.environment().put("PATH", "");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(output).isZero();
        assertThat(output).contains("count 8").contains("children 0");
        assertThat(output).contains("org.heddle.cosim.jvm.JvmModel").doesNotContain("com.sun.jna");
        assertThat(output).doesNotContain("java.lang.ProcessBuilder ").doesNotContain("java.lang.ProcessImpl ");
    }

    @Test
    @Tag("slow")
    void designsThatWereClosedLeaveNoMemory() {
        SimulationOptions options = SimulationOptions.defaults().coverage(false).engine(SimulationEngine.JVM);
        int next = 0;
        for (; next < BEFORE; next++) {
            run(next, BUSY, options);
        }
        long classes = classes();
        long metaspace = metaspace();
        for (; next < BEFORE + DESIGNS; next++) {
            run(next, BUSY, options);
        }
        assertThat(classes() - classes).as("classes that stay").isLessThan(100);
        assertThat(metaspace() - metaspace).as("bytes that stay").isLessThan(4 << 20);
    }

    private static long classes() {
        collect();
        return ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
    }

    private static long metaspace() {
        collect();
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getName().equals("Metaspace"))
                .map(MemoryPoolMXBean::getUsage)
                .mapToLong(usage -> usage.getUsed())
                .sum();
    }

    private static void collect() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
    }
}
