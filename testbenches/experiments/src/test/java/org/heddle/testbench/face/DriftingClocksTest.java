package org.heddle.testbench.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.foreign.VerilogFiles;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.nic.stage.link.LinkBuffers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/**
 * A link over AXI4-Stream loses and doubles nothing while its clocks drift, each by up to 200 ppm to and fro. The periods of a simulation are
 * constant, so its clocks are inputs like others here, which the test drives.
 */
class DriftingClocksTest {
    private static final long FEMTOSECONDS = 1_000_000;
    /** Half a period of links and streams; the core has one of 10 ns. */
    private static final long HALF_PERIOD = 5 * FEMTOSECONDS / 2;

    private static final double MOST_DRIFT = 200e-6;

    @TempDir
    Path folder;

    /** A clock whose period goes to and fro between 200 ppm less and 200 ppm more. */
    private static final class DriftingClock {
        final Port port;
        final long halfPeriod;
        final double step;
        double drift;
        long next;
        boolean high;
        boolean slower;

        /** @param turn half periods from one end of its drift to the other */
        DriftingClock(Port port, long halfPeriod, int turn, double drift) {
            this.port = port;
            this.halfPeriod = halfPeriod;
            this.drift = drift;
            step = 2 * MOST_DRIFT / turn;
            next = halfPeriod;
        }

        void move(Simulation sim) {
            high = !high;
            sim.poke(port, high);
            drift += slower ? step : -step;
            if (Math.abs(drift) > MOST_DRIFT) {
                slower = drift < 0;
            }
            next += Math.round(halfPeriod * (1 + drift));
        }
    }

    private Simulation open(TestBench bench) throws IOException {
        Heddle.elaborate(() -> new StreamedPorts(new LinkBuffers(8, 0, 8, 64)))
                .verilog()
                .writeTo(folder);
        try (Stream<Path> files = Files.list(folder)) {
            Path[] verilog = files.filter(file -> file.toString().endsWith(".v"))
                    .sorted()
                    .toArray(Path[]::new);
            return bench.open(VerilogFiles.of(verilog).read("StreamedPorts"));
        }
    }

    /** Drives the clocks until both ends have got so many packets. */
    private static void receive(Simulation sim, List<DriftingClock> clocks, long packets, long edges) {
        Port first = sim.port("come0");
        Port second = sim.port("come1");
        for (long begun = 0; sim.peek(first) < packets || sim.peek(second) < packets; begun += 1_000) {
            assertThat(begun)
                    .as(
                            "edges until %d packets have come, of which %d and %d have",
                            packets, sim.peek(first), sim.peek(second))
                    .isLessThan(edges);
            run(sim, clocks, 1_000);
        }
    }

    /** Drives the clocks for so many edges of any of them. */
    private static void run(Simulation sim, List<DriftingClock> clocks, long edges) {
        for (long edge = 0; edge < edges; edge++) {
            long now = Long.MAX_VALUE;
            for (DriftingClock clock : clocks) {
                now = Math.min(now, clock.next);
            }
            for (DriftingClock clock : clocks) {
                if (clock.next == now) {
                    clock.move(sim);
                }
            }
            sim.settle();
        }
    }

    private void packetsPass(TestBench bench, long packets) throws IOException {
        Simulation sim = open(bench);
        List<DriftingClock> clocks = new ArrayList<>();
        List<Port> resets = new ArrayList<>();
        for (Port port : sim.ports()) {
            if (port.name().equals("clock") || port.name().endsWith("_clock")) {
                int number = clocks.size();
                long halfPeriod = port.name().equals("clock") ? 2 * HALF_PERIOD : HALF_PERIOD;
                // No two turn at the same time: each slides past each other one.
                clocks.add(
                        new DriftingClock(port, halfPeriod, 300_000 + 70_001 * number, MOST_DRIFT * (number - 2) / 2));
            } else if (port.name().equals("reset") || port.name().endsWith("_reset")) {
                resets.add(port);
            }
        }
        assertThat(clocks).hasSize(5);
        resets.forEach(reset -> sim.poke(reset, true));
        sim.poke("sends", 0);
        sim.poke("stalls", 0);
        run(sim, clocks, 400);
        resets.forEach(reset -> sim.poke(reset, false));
        sim.poke("sends", 1);
        receive(sim, clocks, packets, 2_000 * packets);
        sim.poke("sends", 0);
        run(sim, clocks, 200_000);
        for (int end = 0; end < 2; end++) {
            assertThat(sim.peek("come" + end)).isEqualTo(sim.peek("begun" + (1 - end)));
            assertThat(sim.peek("wrong" + end)).isZero();
        }
    }

    @HardwareTest
    @Tag("slow")
    void packetsPassWhileClocksDrift(TestBench bench) throws IOException {
        packetsPass(bench, 2_000);
    }

    @HardwareTest
    @Tag("whole")
    void aMillionPacketsPassWhileClocksDrift(TestBench bench) throws IOException {
        packetsPass(bench, 1_000_000);
    }
}
