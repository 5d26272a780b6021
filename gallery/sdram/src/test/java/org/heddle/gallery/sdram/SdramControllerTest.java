package org.heddle.gallery.sdram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.gallery.sdram.SdramBench.Request;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class SdramControllerTest {
    private static final int MEGAHERTZ = 100;
    private static final int OTHER_BANK = 1 << SdramPart.MT48LC16M16A2.columnBits();
    private static final int RETENTION = 16 * 7812;

    /** A chip of 16 rows of 8 words in each bank, with the times of a real one but for a longer tRC, which else follows from tRAS and tRP. */
    private static final SdramPart SMALL = part("SMALL", 20, 20, 44, 76, 15, 66, RETENTION, 10_000);

    /** Cycles from the first request, right behind the reset, to the second one: power-up and each command of the initialisation, see below. */
    private static final int INITIALISATION = 2 * 780 + 1 + 2 + 7 + 7 + 7 + 2;

    private static final int WORDS = 1 << SMALL.addressBits();

    private static SdramPart part(
            String name, int trcd, int trp, int tras, int trc, int twr, int trfc, int retention, int powerUp) {
        return new SdramPart(name, 4, 3, trcd, trp, tras, trc, 15, twr, trfc, retention, powerUp, 2);
    }

    private static VerilogDesign verilog(SdramPart part, int megahertz, int casLatency) {
        return Heddle.elaborate(() -> new SdramController(part, megahertz, casLatency))
                .verilog();
    }

    private static void fill(SdramBench bench, RandomGenerator random) {
        for (int address = 0; address < WORDS; address++) {
            bench.send(Request.write(address, random.nextInt(1 << 16)));
        }
    }

    private static void readAll(SdramBench bench) {
        for (int address = 0; address < WORDS; address++) {
            bench.send(Request.read(address));
        }
        bench.finish();
    }

    /** Sends requests in bursts that each have their own locality, share of writes, pauses and stalls of the answers. */
    private static void sendRandomly(SdramBench bench, RandomGenerator random, int bursts) {
        for (int i = 0; i < bursts; i++) {
            int addresses = random.nextInt(WORDS) & (random.nextBoolean() ? -1 : random.nextInt(WORDS));
            int percentWrites = random.nextInt(5) * 25;
            boolean pauses = random.nextInt(4) == 0;
            bench.percentReady = random.nextBoolean() ? 100 : 10 + random.nextInt(80);
            int start = random.nextInt(WORDS);
            for (int j = random.nextInt(60); j >= 0; j--) {
                int address = start ^ random.nextInt(WORDS) & addresses;
                boolean write = random.nextInt(100) < percentWrites;
                bench.send(new Request(write, address, random.nextInt(1 << 16), random.nextInt(4)));
                bench.pause(pauses ? random.nextInt(20) : 0);
            }
        }
    }

    /** Writes and reads all words, some at random; a pause is longer than rows keep their data. */
    private static void exchange(Simulation sim, int megahertz, RandomGenerator random) {
        SdramBench bench = new SdramBench(sim, SMALL, megahertz, random);
        bench.pause(2000);
        fill(bench, random);
        sendRandomly(bench, random, 300);
        readAll(bench);
        bench.pause(RETENTION / 1000 * megahertz + 1000);
        readAll(bench);
        assertEquals(0, bench.device.lostRows);
    }

    @HardwareTest(seeds = 2)
    void wordsAreThoseOfAMapWithCasLatency2(TestBench bench) {
        exchange(bench.open(verilog(SMALL, 100, 2)), 100, bench.random());
    }

    @HardwareTest(seeds = 2)
    void wordsAreThoseOfAMapWithCasLatency3(TestBench bench) {
        exchange(bench.open(verilog(SMALL, 125, 3)), 125, bench.random());
    }

    /** Runs a controller of other times than those of the small chip, and requires that this ends with a message about the rule. */
    private static void assertBroken(String rule, SdramPart other) {
        try (Simulation sim = Simulation.open(verilog(other, MEGAHERTZ, 2))) {
            String message = assertThrows(AssertionError.class, () -> exchange(sim, MEGAHERTZ, new Random(1)))
                    .getMessage();
            assertTrue(message.contains(rule), message);
        }
    }

    @Test
    void theChipSeesEachTimeThatIsTooShort() {
        assertBroken("tRCD of ", part("TRCD", 10, 20, 44, 76, 15, 66, RETENTION, 10_000));
        assertBroken("tRP of ", part("TRP", 20, 10, 44, 76, 15, 66, RETENTION, 10_000));
        assertBroken("tRAS of ", part("TRAS", 20, 20, 34, 55, 15, 66, RETENTION, 10_000));
        assertBroken("tRC of ", part("TRC", 20, 20, 44, 66, 15, 66, RETENTION, 10_000));
        assertBroken("tWR of ", part("TWR", 20, 20, 44, 76, 5, 66, RETENTION, 10_000));
        assertBroken("tRFC of ", part("TRFC", 20, 20, 44, 76, 15, 56, RETENTION, 10_000));
        assertBroken("power-up", part("POWER_UP", 20, 20, 44, 76, 15, 66, RETENTION, 7000));
    }

    @Test
    void rowsThatAreRefreshedTooSeldomLoseTheirData() {
        assertBroken("answer in cycle", part("RETENTION", 20, 20, 44, 76, 15, 66, 2 * RETENTION, 10_000));
    }

    /** The fault writes the bytes that are to be kept, and keeps the others. */
    @Test
    void aPlantedFaultIsSeen() {
        VerilogDesign right = verilog(SMALL, MEGAHERTZ, 2);
        VerilogDesign faulty = right.edited(text -> text.replace("& ~head_data_mask", "& head_data_mask"));
        assertNotEquals(right, faulty);
        try (Simulation sim = Simulation.open(faulty)) {
            assertThrows(AssertionError.class, () -> exchange(sim, MEGAHERTZ, new Random(1)));
        }
    }

    /**
     * Behind the power-up, two refresh intervals of 780 cycles and one more, come PRECHARGE, two AUTO REFRESH, LOAD MODE REGISTER, ACTIVE and WRITE,
     * each with its time.
     */
    @HardwareTest
    void theFirstRequestWaitsForTheInitialisation(TestBench bench) {
        SdramBench chip = new SdramBench(bench.open(verilog(SMALL, MEGAHERTZ, 2)), SMALL, MEGAHERTZ, bench.random());
        assertEquals(INITIALISATION, cyclesOfFirstRequest(chip));
    }

    private static long cyclesOfFirstRequest(SdramBench chip) {
        long begin = chip.send(Request.write(0, 0));
        return chip.send(Request.write(1, 0)) - begin;
    }

    /** The reset comes while requests wait, reads are under way, answers are stalled, banks are open, or the chip is refreshed or initialised. */
    @HardwareTest(seeds = 2)
    void aResetInTheMidstOfAnythingBeginsWithTheInitialisation(TestBench bench) {
        SdramBench chip = new SdramBench(bench.open(verilog(SMALL, MEGAHERTZ, 2)), SMALL, MEGAHERTZ, bench.random());
        for (int i = 0; i < 40; i++) {
            chip.percentReady = 100;
            assertEquals(INITIALISATION, cyclesOfFirstRequest(chip));
            fill(chip, bench.random());
            sendRandomly(chip, bench.random(), 1 + bench.random().nextInt(4));
            chip.pause(bench.random().nextInt(10));
            chip.powerUp();
            // The next one comes before the chip is initialised, or soon after.
            chip.pause(bench.random().nextInt(4) == 0 ? bench.random().nextInt(2 * INITIALISATION) : 0);
            chip.powerUp();
        }
    }

    /** A chip of full size, initialised, with a refresh each 781 cycles. */
    private static SdramBench fullSize(TestBench bench) {
        VerilogDesign verilog =
                Heddle.elaborate(() -> new SdramController(MEGAHERTZ, 2)).verilog();
        SdramBench chip = new SdramBench(bench.open(verilog), SdramPart.MT48LC16M16A2, MEGAHERTZ, bench.random());
        chip.pause(11_000);
        return chip;
    }

    /** Returns the cycles from the first request that is taken to the last one, and to the last answer, if there are some. */
    private static long cycles(SdramBench chip, List<Request> requests) {
        long begin = chip.send(requests.get(0));
        long end = begin;
        for (Request request : requests.subList(1, requests.size())) {
            end = chip.send(request);
        }
        chip.finish();
        return Math.max(end, chip.lastAnswer) - begin;
    }

    private static List<Request> writes(IntStream addresses) {
        return addresses
                .mapToObj(address -> Request.write(address, address * 7 & 0xffff))
                .toList();
    }

    private static List<Request> reads(IntStream addresses) {
        return addresses.mapToObj(Request::read).toList();
    }

    /** Rows change, and refreshes come, in all of these but the first two. */
    @HardwareTest
    void accessesTakeTheirCycles(TestBench bench) {
        SdramBench chip = fullSize(bench);
        List<Request> copy = new ArrayList<>();
        for (int i = 0; i < 2048; i++) {
            copy.add(Request.read(i));
            copy.add(Request.write(i ^ OTHER_BANK, i));
        }
        int[] random = new Random(1).ints(4096, 0, 1 << 24).toArray();
        cycles(chip, writes(IntStream.of(0)));

        assertEquals(6, cycles(chip, reads(IntStream.of(0))), "a read of an open row");
        assertEquals(4169, cycles(chip, writes(IntStream.range(0, 4096))), "sequential writes");
        assertEquals(4172, cycles(chip, reads(IntStream.range(0, 4096))), "sequential reads");
        assertEquals(10_404, cycles(chip, copy), "reads of one bank and writes of another, in turn");
        assertEquals(22_647, cycles(chip, writes(IntStream.of(random))), "random writes");
        assertEquals(22_631, cycles(chip, reads(IntStream.of(random))), "random reads");
    }

    /** Two addresses that differ in a bit, and the bytes of a word, are apart in a chip of full size. */
    @HardwareTest
    void eachBitOfAnAddressAndEachByteCount(TestBench bench) {
        SdramBench chip = fullSize(bench);
        int[] addresses = IntStream.concat(
                        IntStream.of(0),
                        IntStream.range(0, SdramPart.MT48LC16M16A2.addressBits())
                                .map(bit -> 1 << bit))
                .toArray();
        // Whole words first.
        for (int mask = 3; mask >= 0; mask--) {
            for (int address : addresses) {
                chip.send(new Request(true, address, bench.random().nextInt(1 << 16), mask));
            }
            for (int address : addresses) {
                chip.send(Request.read(address));
            }
        }
        chip.finish();
    }

    /** The chip has few rows and short times; the proof by Maven's plugin is about one of full size, with CAS latency 2. */
    @Test
    void whatTheControllerClaimsIsProven() {
        SdramPart tiny = new SdramPart("TINY", 1, 1, 20, 20, 40, 60, 10, 20, 30, 800, 10, 2);
        ProofCheck.requireProven(() -> new SdramController(tiny, MEGAHERTZ, 3));
    }

    @Test
    void whatTheControllerCannotKeepIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> SdramTiming.of(SMALL, MEGAHERTZ, 4));
        SdramPart leaky = part("LEAKY", 20, 20, 44, 76, 15, 66, 1600, 10_000);
        assertThrows(IllegalArgumentException.class, () -> SdramTiming.of(leaky, MEGAHERTZ, 2));
        assertThrows(
                IllegalArgumentException.class,
                () -> new SdramPart("WIDE", 14, 9, 20, 20, 44, 66, 15, 15, 66, RETENTION, 10_000, 2));
    }
}
