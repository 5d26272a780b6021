package org.heddle.gallery.spi;

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

class SpiControllerTest {
    private static final int HALF = SpiController.LEAST_CYCLES;

    private final VerilogDesign verilog =
            Heddle.elaborate(() -> new SpiController(HALF)).verilog();

    /** A controller and its device; the device's answer is on the line within the same cycle. */
    private static final class Bench {
        private final Simulation sim;
        private final SpiDevice device;
        private final List<Integer> received = new ArrayList<>();

        Bench(Simulation sim, int mode, RandomGenerator random) {
            this.sim = sim;
            device = new SpiDevice(mode, random);
            sim.poke(sim.port("mode"), mode);
            sim.poke(sim.port("transfers_valid"), 0);
        }

        /** Runs a cycle; returns whether an offered transfer is taken. */
        boolean cycle() {
            sim.settle();
            boolean taken = sim.peek(sim.port("transfers_valid")) != 0 && sim.peek(sim.port("transfers_ready")) != 0;
            if (sim.peek(sim.port("received_valid")) != 0) {
                received.add((int) sim.peek(sim.port("received_data")));
            }
            sim.step();
            boolean level = device.look(
                    sim.peek(sim.port("selectN")) == 0,
                    sim.peek(sim.port("sck")) != 0,
                    sim.peek(sim.port("mosi")) != 0);
            sim.poke(sim.port("miso"), level ? 1 : 0);
            return taken;
        }

        void send(int data, boolean last) {
            sim.poke(sim.port("transfers_valid"), 1);
            sim.poke(sim.port("transfers_data_data"), data);
            sim.poke(sim.port("transfers_data_last"), last ? 1 : 0);
            for (int limit = 0; !cycle(); limit++) {
                assertTrue(limit < 40 * HALF, "a transfer is not taken");
            }
            sim.poke(sim.port("transfers_valid"), 0);
        }

        void pause(int cycles) {
            for (int i = 0; i < cycles; i++) {
                cycle();
            }
        }
    }

    private static void exchange(Simulation sim, RandomGenerator random) {
        sim.reset(1);
        for (int mode = 0; mode < 4; mode++) {
            Bench bench = new Bench(sim, mode, random);
            // Only a transfer makes sck rest as this mode has it; the device is not looked at before.
            bench.device.look(false, (mode & 2) != 0, false);
            List<Integer> sent = new ArrayList<>();
            int selections = 0;
            for (int i = 0; i < 100; i++) {
                boolean last = random.nextInt(3) == 0 || i == 99;
                sent.add(random.nextInt(256));
                selections += last ? 1 : 0;
                bench.send(sent.get(i), last);
                bench.pause(random.nextBoolean() ? 0 : random.nextInt(30 * HALF));
            }
            bench.pause(20 * HALF);
            assertEquals(sent, bench.device.received, "what the device received in mode " + mode);
            assertEquals(bench.device.answered, bench.received, "what it answered in mode " + mode);
            assertEquals(selections, bench.device.selections);
        }
    }

    @HardwareTest(seeds = 2)
    void exchangesBytesWithADeviceOfEachMode(TestBench bench) {
        exchange(bench.open(verilog), bench.random());
    }

    @HardwareTest
    void aByteTakesSeventeenHalfPeriodsAndACycle(TestBench bench) {
        Simulation sim = bench.open(verilog);
        sim.reset(1);
        Bench pins = new Bench(sim, 0, bench.random());
        pins.send(0x55, false);
        pins.send(0xaa, false);
        long begin = sim.cycle();
        pins.send(0x33, true);
        assertEquals(17 * HALF + 1, sim.cycle() - begin);
    }

    /** Cycles of a transfer from the one in which it is taken, which is number 0, to that of the first sample in phase 0. */
    private static final int FIRST_SAMPLE = 2 * HALF;

    @HardwareTest
    void theDevicesBitIsThatOfTwoCyclesBeforeTheEdge(TestBench bench) {
        Simulation sim = bench.open(verilog);
        sim.reset(1);
        sim.poke(sim.port("mode"), 0);
        sim.poke(sim.port("transfers_valid"), 1);
        sim.poke(sim.port("transfers_data_last"), 1);
        sim.settle();
        assertEquals(1, sim.peek(sim.port("transfers_ready")));
        for (int cycle = 0; cycle < FIRST_SAMPLE + 17 * HALF; cycle++) {
            int fromFirst = cycle - (FIRST_SAMPLE - 2);
            sim.poke(sim.port("miso"), fromFirst >= 0 && fromFirst % (2 * HALF) == 0 ? 1 : 0);
            sim.settle();
            if (sim.peek(sim.port("received_valid")) != 0) {
                assertEquals(0xff, sim.peek(sim.port("received_data")));
                return;
            }
            sim.step();
            sim.poke(sim.port("transfers_valid"), 0);
        }
        throw new AssertionError("no byte was received");
    }

    @HardwareTest
    void aDeviceIsReleasedForHalfAPeriodAtLeast(TestBench bench) {
        Simulation sim = bench.open(verilog);
        sim.reset(1);
        Bench pins = new Bench(sim, 0, bench.random());
        pins.send(0x77, true);
        pins.pause(2 * HALF);
        while (sim.peek(sim.port("selectN")) == 0) {
            pins.cycle();
        }
        long released = sim.cycle();
        while (sim.peek(sim.port("transfers_ready")) == 0) {
            pins.cycle();
            sim.settle();
        }
        assertEquals(HALF, sim.cycle() - released);
    }

    @HardwareTest(seeds = 2)
    void aResetReleasesTheDeviceAndLetsThePinsRest(TestBench bench) {
        Simulation sim = bench.open(verilog);
        for (int mode = 0; mode < 4; mode++) {
            sim.reset(1);
            Bench pins = new Bench(sim, mode, bench.random());
            pins.send(0xff, false);
            pins.pause(4 * HALF + bench.random().nextInt(2 * HALF));
            assertEquals(0, sim.peek(sim.port("selectN")));
            assertEquals(1, sim.peek(sim.port("mosi")));
            sim.reset(1);
            assertEquals(1, sim.peek(sim.port("selectN")));
            assertEquals(0, sim.peek(sim.port("mosi")));
            assertEquals(0, sim.peek(sim.port("sck")));
            assertEquals(1, sim.peek(sim.port("transfers_ready")));
        }
    }

    /** The fault sends bit 6 of what is left in place of bit 7, wherever data change between edges. */
    @Test
    void aPlantedFaultIsSeen() {
        VerilogDesign faulty = verilog.edited(text -> text.replace("sent <= toSend[7]", "sent <= toSend[6]"));
        assertNotEquals(verilog, faulty);
        try (Simulation sim = Simulation.open(faulty)) {
            assertThrows(AssertionError.class, () -> exchange(sim, new Random(1)));
        }
    }

    @Test
    void whatThePinsDoIsProven() {
        ProofCheck.requireProven(() -> new SpiController(4));
    }

    @Test
    void aHalfPeriodThatIsTooShortIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Heddle.elaborate(() -> new SpiController(3)));
    }
}
