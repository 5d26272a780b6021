package org.heddle.gallery.sdram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;

/** A controller with its chip on the pins, and a map of what the chip holds: each answer is compared with it. */
final class SdramBench {
    /** Cycles that a request may wait: more than the initialisation of a small chip takes. */
    private static final int LONGEST_WAIT = 2000;

    /**
     * A request.
     *
     * @param mask bytes to be written
     */
    record Request(boolean write, int address, int data, int mask) {
        static Request read(int address) {
            return new Request(false, address, 0, 0);
        }

        static Request write(int address, int data) {
            return new Request(true, address, data, 3);
        }
    }

    SdramDevice device;

    /** Number of the cycle in which the last answer was taken. */
    long lastAnswer;

    /** Percentage of the cycles in which an answer may be taken. */
    int percentReady = 100;

    private final Simulation sim;
    private final SdramPart sheet;
    private final int nanoseconds;
    private final RandomGenerator random;
    private final Map<Integer, Integer> memory = new HashMap<>();
    private final Deque<Integer> expected = new ArrayDeque<>();

    SdramBench(Simulation sim, SdramPart sheet, int megahertz, RandomGenerator random) {
        this.sim = sim;
        this.sheet = sheet;
        this.random = random;
        nanoseconds = 1000 / megahertz;
        powerUp();
    }

    /** Resets the controller, whatever it is doing, and gives it a chip that has just got its power and knows nothing. */
    void powerUp() {
        device = new SdramDevice(sheet, nanoseconds, random);
        memory.clear();
        expected.clear();
        poke("requests_valid", 0);
        sim.reset(1);
    }

    private void poke(String port, long value) {
        sim.poke(sim.port(port), value);
    }

    private int peek(String port) {
        return (int) sim.peek(sim.port(port));
    }

    private boolean isHigh(String port) {
        return peek(port) != 0;
    }

    /** Runs a cycle; returns whether an offered request is taken. */
    private boolean step() {
        boolean ready = random.nextInt(100) < percentReady;
        poke("answers_ready", ready ? 1 : 0);
        poke("pins_dqIn", device.dq());
        sim.settle();
        boolean taken = isHigh("requests_valid") && isHigh("requests_ready");
        if (ready && isHigh("answers_valid")) {
            assertTrue(!expected.isEmpty(), "an answer without a read");
            assertEquals(expected.remove(), peek("answers_data"), "answer in cycle " + sim.cycle());
            lastAnswer = sim.cycle();
        }
        device.edge(new SdramDevice.Pins(
                isHigh("pins_cke"),
                isHigh("pins_csN"),
                isHigh("pins_rasN"),
                isHigh("pins_casN"),
                isHigh("pins_weN"),
                peek("pins_bank"),
                peek("pins_address"),
                peek("pins_dqm"),
                peek("pins_dqOut"),
                isHigh("pins_dqEnable")));
        sim.step();
        return taken;
    }

    /** Offers a request until it is taken, and returns the cycle in which that was. */
    long send(Request request) {
        poke("requests_valid", 1);
        poke("requests_data_write", request.write() ? 1 : 0);
        poke("requests_data_address", request.address());
        poke("requests_data_data", request.data());
        poke("requests_data_mask", request.mask());
        int waited = 0;
        while (!step()) {
            assertTrue(++waited < LONGEST_WAIT * 100 / percentReady, "a request is not taken");
        }
        poke("requests_valid", 0);
        if (request.write()) {
            int written = ((request.mask() & 1) != 0 ? 0xff : 0) | ((request.mask() & 2) != 0 ? 0xff00 : 0);
            int old = memory.getOrDefault(request.address(), 0);
            memory.put(request.address(), old & ~written | request.data() & written);
        } else {
            expected.add(memory.get(request.address()));
        }
        return sim.cycle() - 1;
    }

    /** Lets cycles pass without a request. */
    void pause(int cycles) {
        for (int i = 0; i < cycles; i++) {
            step();
        }
    }

    /** Waits for all answers. */
    void finish() {
        for (int waited = 0; !expected.isEmpty(); waited++) {
            assertTrue(waited < LONGEST_WAIT * 100 / percentReady, expected.size() + " answers do not come");
            step();
        }
    }

    /** Writes all words. */
    void fill() {
        for (int address = 0; address < words(); address++) {
            send(Request.write(address, random.nextInt(1 << 16)));
        }
    }

    private int words() {
        return 1 << sheet.addressBits();
    }

    private void readAll() {
        for (int address = 0; address < words(); address++) {
            send(Request.read(address));
        }
        finish();
    }

    /** Sends requests in bursts that each have their own locality, share of writes, pauses and stalls of the answers. */
    void sendRandomly(int bursts) {
        for (int i = 0; i < bursts; i++) {
            int addresses = random.nextInt(words()) & (random.nextBoolean() ? -1 : random.nextInt(words()));
            int percentWrites = random.nextInt(5) * 25;
            boolean pauses = random.nextInt(4) == 0;
            percentReady = random.nextBoolean() ? 100 : 10 + random.nextInt(80);
            int start = random.nextInt(words());
            for (int j = random.nextInt(60); j >= 0; j--) {
                int address = start ^ random.nextInt(words()) & addresses;
                boolean write = random.nextInt(100) < percentWrites;
                send(new Request(write, address, random.nextInt(1 << 16), random.nextInt(4)));
                pause(pauses ? random.nextInt(20) : 0);
            }
        }
    }

    /** Writes and reads all words of a small chip, some at random; a pause is longer than rows keep their data. */
    static void exchange(Simulation sim, int megahertz, RandomGenerator random) {
        SdramBench bench = new SdramBench(sim, SmallChip.SMALL, megahertz, random);
        bench.pause(2000);
        bench.fill();
        bench.sendRandomly(300);
        bench.readAll();
        bench.pause(SmallChip.RETENTION / 1000 * megahertz + 1000);
        bench.readAll();
        assertEquals(0, bench.device.lostRows);
    }
}
