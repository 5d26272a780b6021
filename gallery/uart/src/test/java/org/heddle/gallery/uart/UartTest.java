package org.heddle.gallery.uart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class UartTest {
    private static final int CYCLES = 20;
    private static final int DEPTH = 4;
    private static final int BYTES = 200;

    private final VerilogDesign verilog =
            Heddle.elaborate(() -> new Uart(CYCLES, DEPTH)).verilog();

    /** A port, whoever uses it, and the other end of its line. */
    private static final class Bench {
        final Simulation sim;
        final Line line = new Line(CYCLES);
        final List<Integer> received = new ArrayList<>();
        int overruns;
        int framingErrors;

        Bench(Simulation sim) {
            this.sim = sim;
            sim.poke(sim.port("rxd"), 1);
            sim.reset(1);
        }

        /** Runs a cycle, and returns whether a byte was taken to be sent. */
        boolean cycle(boolean takes) {
            sim.poke(sim.port("received_ready"), takes ? 1 : 0);
            sim.poke(sim.port("rxd"), line.drive() ? 1 : 0);
            sim.settle();
            if (takes && sim.peek(sim.port("received_valid")) != 0) {
                received.add((int) sim.peek(sim.port("received_data")));
            }
            overruns += (int) sim.peek(sim.port("overrun"));
            framingErrors += (int) sim.peek(sim.port("framingError"));
            boolean taken = sim.peek(sim.port("toSend_valid")) != 0 && sim.peek(sim.port("toSend_ready")) != 0;
            line.look(sim.peek(sim.port("txd")) != 0);
            sim.step();
            return taken;
        }

        void finish() {
            for (int limit = 0; line.isSending() || limit < 12 * CYCLES * DEPTH; limit++) {
                assertTrue(limit < 12 * CYCLES * (BYTES + DEPTH));
                cycle(true);
            }
        }
    }

    private static void exchange(Simulation sim, RandomGenerator random) {
        Bench bench = new Bench(sim);
        List<Integer> sent = new ArrayList<>();
        List<Integer> sentByLine = new ArrayList<>();
        int broken = 0;
        for (int i = 0; i < BYTES; i++) {
            int data = random.nextInt(256);
            boolean stop = random.nextInt(10) != 0;
            // The two clocks may differ by 4 %, as a receiver begins anew with each byte.
            bench.line.send(data, CYCLES * (0.96 + 0.08 * random.nextDouble()), stop);
            bench.line.rest(random.nextInt(2) * random.nextInt(2 * CYCLES));
            broken += stop ? 0 : 1;
            if (stop) {
                sentByLine.add(data);
            }
        }
        int next = random.nextInt(256);
        for (int limit = 0; sent.size() < BYTES; limit++) {
            assertTrue(limit < 20 * CYCLES * BYTES, sent.size() + " bytes were taken");
            sim.poke(sim.port("toSend_valid"), 1);
            sim.poke(sim.port("toSend_data"), next);
            if (bench.cycle(random.nextInt(4) == 0)) {
                sent.add(next);
                next = random.nextInt(256);
            }
        }
        sim.poke(sim.port("toSend_valid"), 0);
        bench.finish();
        assertEquals(sent, bench.line.read);
        assertEquals(0, bench.line.broken);
        assertEquals(sentByLine, bench.received);
        assertEquals(broken, bench.framingErrors);
        assertEquals(0, bench.overruns);
    }

    @HardwareTest(seeds = 2)
    void bytesGoBothWaysAtOnce(TestBench bench) {
        exchange(bench.open(verilog), bench.random());
    }

    @HardwareTest
    void aByteThatFindsNoRoomIsLostAndReported(TestBench test) {
        Bench bench = new Bench(test.open(verilog));
        bench.sim.poke(bench.sim.port("toSend_valid"), 0);
        for (int i = 0; i < DEPTH + 2; i++) {
            bench.line.send(i, CYCLES, true);
        }
        while (bench.line.isSending()) {
            bench.cycle(false);
        }
        assertEquals(2, bench.overruns);
        bench.finish();
        assertEquals(List.of(0, 1, 2, 3), bench.received);
    }

    @HardwareTest
    void bytesLeaveWithoutAPause(TestBench test) {
        Bench bench = new Bench(test.open(verilog));
        bench.sim.poke(bench.sim.port("toSend_valid"), 1);
        bench.sim.poke(bench.sim.port("toSend_data"), 0x5a);
        for (int cycle = 0; cycle < 100 * 10 * CYCLES + 2; cycle++) {
            bench.cycle(true);
        }
        assertEquals(100, bench.line.read.size());
    }

    /** Two stages of the synchroniser, half a bit, nine bits, and the queue. */
    private static final int LATENCY = 2 + CYCLES / 2 + 9 * CYCLES + 1;

    /** The start bit begins in the reset, or some bits behind it: what is on the line in the reset is not looked at. */
    @HardwareTest(seeds = 2)
    void aByteIsThereAtItsCycle(TestBench test) {
        Simulation sim = test.open(verilog);
        for (int rest : new int[] {0, 3, 3 * CYCLES}) {
            sim.poke(sim.port("rxd"), 0);
            sim.reset(1);
            sim.poke(sim.port("toSend_valid"), 0);
            sim.poke(sim.port("received_ready"), 1);
            int data = test.random().nextInt(256);
            int frame = 0x200 | data << 1;
            long came = -1;
            for (int cycle = 0; cycle < rest + 12 * CYCLES; cycle++) {
                int bit = Math.floorDiv(cycle - rest, CYCLES);
                sim.poke(sim.port("rxd"), bit < 0 || bit > 9 ? 1 : frame >> bit & 1);
                sim.settle();
                if (sim.peek(sim.port("received_valid")) != 0) {
                    assertEquals(-1, came);
                    came = cycle;
                    assertEquals(data, sim.peek(sim.port("received_data")));
                }
                sim.step();
            }
            assertEquals(rest + LATENCY, came);
        }
    }

    /** A level that is low for less than half a bit is no start bit. */
    @HardwareTest
    void aGlitchIsNoByte(TestBench test) {
        Bench bench = new Bench(test.open(verilog));
        for (int cycles = 1; cycles < CYCLES / 2; cycles++) {
            for (int cycle = 0; cycle < 14 * CYCLES; cycle++) {
                bench.sim.poke(bench.sim.port("rxd"), cycle < cycles ? 0 : 1);
                bench.sim.settle();
                assertEquals(0, bench.sim.peek(bench.sim.port("received_valid")));
                assertEquals(0, bench.sim.peek(bench.sim.port("framingError")));
                bench.sim.step();
            }
        }
    }

    /** Bytes that are sent inverted are not those that the other end expects. */
    @Test
    void aPlantedFaultIsSeen() {
        VerilogDesign faulty = verilog.edited(text -> text.replace("{bytes_data,", "{~bytes_data,"));
        assertNotEquals(verilog, faulty);
        try (Simulation sim = Simulation.open(faulty)) {
            assertThrows(AssertionError.class, () -> exchange(sim, new Random(1)));
        }
    }

    @Test
    void noLevelOnTheLineIsShorterThanABit() {
        ProofCheck.requireProven(() -> new Uart(4, 2));
    }
}
