package org.heddle.cosim.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.heddle.cosim.GivenProperty;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelsAheadTest {
    private static final long SECONDS = 60;
    private static final long PAUSE_NANOS = 1_000_000;

    private final BlockingQueue<String> made = new LinkedBlockingQueue<>();

    private ModelsAhead.Run begin(ModelsAhead ahead, String top, String key) {
        return ahead.begin(top, () -> key, () -> made.add(key));
    }

    private String next() throws InterruptedException {
        return made.poll(SECONDS, TimeUnit.SECONDS);
    }

    @Test
    void aRunThatIsStillOpenWhenItIsLongHasItsModelMadeOnce() throws InterruptedException {
        ModelsAhead ahead = new ModelsAhead(Duration.ofMillis(1), System::nanoTime);
        begin(ahead, "Queue", "a");
        begin(ahead, "Queue", "a");
        begin(ahead, "Queue", "b");
        assertThat(next()).isEqualTo("a");
        assertThat(next()).isEqualTo("b");
        assertThat(made).isEmpty();
    }

    @Test
    void shortRunsOfOneTopCountTogether() throws InterruptedException {
        Duration enough = Duration.ofHours(1); // none is long by itself
        AtomicLong now = new AtomicLong();
        ModelsAhead ahead = new ModelsAhead(enough, now::get);
        for (String top : List.of("Queue", "Buffer", "Queue", "Timer", "Queue", "Queue")) {
            assertThat(made).isEmpty();
            ModelsAhead.Run run = begin(ahead, top, top);
            now.addAndGet(enough.toNanos() / 4);
            run.end();
            run.end();
        }
        assertThat(next()).isEqualTo("Queue");
        assertThat(made).isEmpty();
    }

    @Test
    void whatCannotBeMadeIsLeftAndTheNextOneIsMade() throws InterruptedException {
        ModelsAhead ahead = new ModelsAhead(Duration.ofMillis(1), System::nanoTime);
        ahead.begin("Queue", () -> "a", () -> {
            throw new IllegalStateException("no compiler");
        });
        begin(ahead, "Queue", "b");
        assertThat(next()).isEqualTo("b");
    }

    /** Counts. */
    static final class Count extends Component {
        final UInt total = out(uint(32));

        Count() {
            UInt sum = reg(uint(32)).init(0);
            sum.set(sum.addWrap(1));
            total.set(sum);
        }
    }

    @Test
    @Tag("whole")
    void theFirstRunIsInsideTheJvmAndTheNextOneOnTheModelThatWasMadeMeanwhile(@TempDir Path folder) {
        Toolchain.installed();
        GivenProperty.during(SimulationEngine.PROPERTY, null, () -> {
            Design<Count> design = Heddle.elaborate(Count::new);
            SimulationOptions options = SimulationOptions.defaults().cache(ContentCache.at(folder));
            assertThat(ends(design, options, SimulationEngine.JVM)).isEqualTo(1000);
            try (Simulation first = Simulation.open(design, options)) {
                assertThat(first.engine()).isEqualTo(SimulationEngine.JVM);
                long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(4 * SECONDS);
                while (models(folder) == 0 && System.nanoTime() < limit) {
                    first.step(1000);
                    LockSupport.parkNanos(PAUSE_NANOS); // the compiler has the lowest priority
                }
            }
            assertThat(ends(design, options, SimulationEngine.VERILATOR)).isEqualTo(1000);
        });
    }

    private static long models(Path folder) {
        return ContentCache.at(folder).contents().stream()
                .filter(entry -> entry.kind().equals("models"))
                .count();
    }

    private static long ends(Design<Count> design, SimulationOptions options, SimulationEngine engine) {
        try (Simulation simulation = Simulation.open(design, options)) {
            assertThat(simulation.engine()).isEqualTo(engine);
            simulation.reset(2);
            Port total = simulation.port(design.component().total);
            long start = simulation.peek(total);
            simulation.step(1000);
            return simulation.peek(total) - start;
        }
    }
}
