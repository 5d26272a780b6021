package org.heddle.gallery.packetfifo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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

class PacketFifoTest {
    private static final int DEPTH = 16;
    private static final int PACKETS = 2_000;

    private final VerilogDesign verilog =
            Heddle.elaborate(() -> new CheckedFifo(2, DEPTH)).verilog();

    /**
     * A beat as the ports have it.
     *
     * @param bad the beat's tuser
     */
    private record Word(int data, int keep, boolean last, boolean bad) {}

    /** One end that hesitates in its own way: always ready, never for long, or now and then. */
    private static final class Mood {
        private final RandomGenerator random;
        private int quarters = 4;

        Mood(RandomGenerator random) {
            this.random = random;
        }

        boolean goes() {
            if (random.nextInt(100) == 0) {
                quarters = 1 + random.nextInt(4);
            }
            return random.nextInt(4) < quarters;
        }
    }

    private static List<Word> packet(RandomGenerator random) {
        int length = 1 + random.nextInt(random.nextInt(8) == 0 ? 2 * DEPTH : DEPTH);
        boolean bad = random.nextInt(5) == 0;
        List<Word> words = new ArrayList<>();
        for (int i = 1; i <= length; i++) {
            boolean last = i == length;
            // What tuser says before the last beat does not count.
            words.add(new Word(random.nextInt(1 << 16), random.nextInt(4), last, last ? bad : random.nextBoolean()));
        }
        return words;
    }

    /** Sends random packets, and compares what comes out, and the count of drops, with what is good and short enough of them. */
    private static void exchange(Simulation sim, RandomGenerator random) {
        Deque<Word> toSend = new ArrayDeque<>();
        Deque<Word> toCome = new ArrayDeque<>();
        int lost = 0;
        for (int i = 0; i < PACKETS; i++) {
            List<Word> packet = packet(random);
            toSend.addAll(packet);
            if (packet.size() > DEPTH || packet.get(packet.size() - 1).bad()) {
                lost++;
            } else {
                toCome.addAll(packet);
            }
        }
        Mood sender = new Mood(random);
        Mood receiver = new Mood(random);
        begin(sim);
        boolean offers = false;
        int dropped = 0;
        for (long limit = 20L * PACKETS * DEPTH; !toSend.isEmpty() || !toCome.isEmpty(); limit--) {
            assertTrue(limit > 0, toSend.size() + " beats to send and " + toCome.size() + " to come are stuck");
            offers = !toSend.isEmpty() && (offers || sender.goes());
            boolean ready = receiver.goes();
            offer(sim, offers, toSend.peek());
            sim.poke(sim.port("outgoing_tready"), ready ? 1 : 0);
            sim.settle();
            if (offers && sim.peek(sim.port("incoming_tready")) != 0) {
                toSend.remove();
                offers = false;
            }
            if (ready && sim.peek(sim.port("outgoing_tvalid")) != 0) {
                Word word = new Word(
                        (int) sim.peek(sim.port("outgoing_tdata")),
                        (int) sim.peek(sim.port("outgoing_tkeep")),
                        sim.peek(sim.port("outgoing_tlast")) != 0,
                        false);
                Word expected = toCome.remove();
                assertEquals(new Word(expected.data(), expected.keep(), expected.last(), false), word);
            }
            sim.step();
            dropped += (int) sim.peek(sim.port("dropped"));
        }
        assertEquals(lost, dropped);
        for (int cycle = 0; cycle < 2 * DEPTH; cycle++) {
            offer(sim, false, null);
            assertEquals(0, sim.peek(sim.port("outgoing_tvalid")), "nothing is left");
            sim.step();
        }
    }

    /** In the cycle behind a reset the standard lets nobody send. */
    private static void begin(Simulation sim) {
        sim.reset(1);
        sim.step();
    }

    private static void offer(Simulation sim, boolean valid, Word word) {
        sim.poke(sim.port("incoming_tvalid"), valid ? 1 : 0);
        if (valid) {
            sim.poke(sim.port("incoming_tdata"), word.data());
            sim.poke(sim.port("incoming_tkeep"), word.keep());
            sim.poke(sim.port("incoming_tlast"), word.last() ? 1 : 0);
            sim.poke(sim.port("incoming_tuser"), word.bad() ? 1 : 0);
        }
    }

    @HardwareTest(seeds = 4)
    void goodPacketsLeaveInOrderAndOthersAreDropped(TestBench bench) {
        exchange(bench.open(verilog), bench.random());
    }

    @HardwareTest
    void theFirstBeatLeavesTwoCyclesBehindTheLastOne(TestBench bench) {
        Simulation sim = bench.open(verilog);
        begin(sim);
        sim.poke(sim.port("outgoing_tready"), 1);
        for (int i = 1; i <= DEPTH; i++) {
            assertEquals(0, sim.peek(sim.port("outgoing_tvalid")), "before beat " + i);
            offer(sim, true, new Word(i, 3, i == DEPTH, false));
            sim.step();
        }
        offer(sim, false, null);
        assertEquals(0, sim.peek(sim.port("outgoing_tvalid")));
        for (int i = 1; i <= DEPTH; i++) {
            sim.step();
            assertEquals(1, sim.peek(sim.port("outgoing_tvalid")));
            assertEquals(i, sim.peek(sim.port("outgoing_tdata")));
        }
    }

    /** A bad packet whose beats are not taken back comes out with the next good one. */
    @Test
    void aPlantedFaultIsSeen() {
        VerilogDesign faulty = verilog.edited(text -> text.replace("tail <= committed;", "tail <= next;"));
        assertNotEquals(verilog, faulty);
        try (Simulation sim = Simulation.open(faulty)) {
            assertThrows(AssertionError.class, () -> exchange(sim, new Random(1)));
        }
    }

    @Test
    void packetsWithoutGapsAndTheRulesOfTheBusAreProven() {
        ProofCheck.requireProven(() -> new CheckedFifo(1, 4));
    }

    @Test
    void aDepthThatIsNoPowerOfTwoIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Heddle.elaborate(() -> new PacketFifo(1, 12)));
    }
}
