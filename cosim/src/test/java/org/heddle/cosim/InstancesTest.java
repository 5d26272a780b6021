package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many instances, of one model and of several, on one thread and on many. */
@Tag("slow")
class InstancesTest {
    /** Registers without reset, so that they show the initial state. */
    private static VerilogDesign unreset() {
        return Designs.of(
                "unreset",
                """
                module unreset(input clock, input [5:0] address, output [63:0] state, output [31:0] word);
                  reg [63:0] r;
                  reg [31:0] memory [0:63];
                  assign state = r;
                  assign word = memory[address];
                  always @(posedge clock) r <= {r[62:0], r[63]};
                endmodule
                """,
                Designs.clock(),
                Designs.in("address", 6),
                Designs.out("state", 64),
                Designs.out("word", 32));
    }

    private static List<Long> observe(SimulationOptions options) {
        try (Simulation sim = Simulation.open(unreset(), options)) {
            List<Long> seen = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                sim.poke(sim.port("address"), i);
                sim.step();
                seen.add(sim.peek(sim.port("state")));
                seen.add(sim.peek(sim.port("word")));
            }
            return seen;
        }
    }

    @Test
    void instancesOfOneModelDoNotShareState() {
        List<Simulation> sims = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            Simulation sim = Simulation.open(Designs.counter());
            sim.reset(1);
            sim.poke(sim.port("enable"), true);
            sims.add(sim);
        }
        for (int i = 0; i < 50; i++) {
            sims.get(i).step(i);
        }
        for (int i = 0; i < 50; i++) {
            sims.get(i).expect(sims.get(i).port("count"), i);
            sims.get(i).close();
        }
    }

    @Test
    void initialStateFollowsTheOptionAndTheSeed() {
        SimulationOptions options = SimulationOptions.defaults();
        assertThat(observe(options.initial(InitialState.ZERO))).containsOnly(0L);
        assertThat(observe(options.initial(InitialState.ONES))).containsOnly(-1L, 0xffffffffL);
        assertThat(observe(options.seed(5))).isEqualTo(observe(options.seed(5)));
        assertThat(observe(options.seed(5))).isNotEqualTo(observe(options.seed(6)));
        assertThat(observe(options.seed(0)).stream().distinct().count()).isGreaterThan(100);
    }

    @Test
    void threadsGiveTheSameResultsAsOneThread() throws Exception {
        SimulationOptions options = SimulationOptions.defaults();
        List<List<Long>> alone = new ArrayList<>();
        for (int seed = 0; seed < 40; seed++) {
            alone.add(observe(options.seed(seed)));
        }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            List<Callable<List<Long>>> tasks = new ArrayList<>();
            for (int seed = 0; seed < 40; seed++) {
                int own = seed;
                tasks.add(() -> observe(options.seed(own)));
            }
            List<Future<List<Long>>> together = pool.invokeAll(tasks);
            for (int seed = 0; seed < 40; seed++) {
                assertThat(together.get(seed).get()).isEqualTo(alone.get(seed));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void twoModelsRunSideBySideOnTwoThreads() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try (Simulation counter = Simulation.open(Designs.counter());
                Simulation wide = Simulation.open(Designs.wide())) {
            counter.reset(1);
            counter.poke(counter.port("enable"), true);
            Future<?> first = pool.submit(() -> {
                for (int i = 0; i < 100_000; i++) {
                    counter.step();
                }
            });
            Future<?> second = pool.submit(() -> {
                for (int i = 0; i < 100_000; i++) {
                    wide.poke(wide.port("w33"), i);
                    wide.settle();
                    wide.expect(wide.port("n33"), ~(long) i & 0x1ffffffffL);
                }
            });
            first.get();
            second.get();
            counter.expect(counter.port("count"), 100_000 % 256);
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void anInstanceMayMoveToAnotherThread() throws Exception {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            sim.reset(1);
            sim.poke(sim.port("enable"), true);
            for (int i = 0; i < 3; i++) {
                Thread thread = new Thread(() -> sim.step(10));
                thread.start();
                thread.join();
            }
            sim.expect(sim.port("count"), 30);
        }
    }

    @Test
    void openingAndClosingKeepsNoMemory() throws Exception {
        VerilogDesign bulky =
                Designs.of("bulky", """
                module bulky(input clock, input [17:0] address, output [63:0] word);
                  reg [63:0] memory [0:262143];
                  assign word = memory[address];
                  always @(posedge clock) memory[address] <= ~word;
                endmodule
                """, Designs.clock(), Designs.in("address", 18), Designs.out("word", 64));
        for (int i = 0; i < 20; i++) {
            Simulation.open(bulky).close();
        }
        long before = residentKilobytes();
        for (int i = 0; i < 300; i++) {
            try (Simulation sim = Simulation.open(bulky)) {
                sim.step();
            }
        }
        // Each instance has 2 megabytes of memory: kept, they would be 600 megabytes.
        assertThat(residentKilobytes() - before).isLessThan(300_000);
    }

    private static long residentKilobytes() throws Exception {
        System.gc();
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith("VmRSS:")) {
                return Long.parseLong(line.replaceAll("\\D", ""));
            }
        }
        throw new AssertionError("no VmRSS");
    }
}
