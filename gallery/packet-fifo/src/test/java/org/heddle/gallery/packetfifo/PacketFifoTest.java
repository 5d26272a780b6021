package org.heddle.gallery.packetfifo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.PacketSink;
import org.heddle.cosim.agent.PacketSource;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class PacketFifoTest {
    private static final int DEPTH = 16;
    private static final int PACKETS = 1_000;

    private final VerilogDesign verilog =
            Heddle.elaborate(() -> new CheckedFifo(2, DEPTH)).verilog();

    /** Counts the packets that were dropped. */
    private static final class Drops implements Agent {
        private final Simulation sim;
        private int count;

        Drops(Simulation sim) {
            this.sim = sim;
        }

        @Override
        public void drive() {
            // It only watches.
        }

        @Override
        public void sample() {
            count += sim.inReset() ? 0 : (int) sim.peek(sim.port("dropped"));
        }
    }

    /** Sends random packets; those that are good and short enough come out as they went in, and all others are counted as dropped. */
    private static void exchange(Simulation sim, RandomGenerator random, StallProfile sending, StallProfile taking) {
        StreamPorts ports = StreamPorts.axi(sim, "incoming");
        PacketSource source = sim.add(PacketSource.on(ports, sending, random.nextLong()));
        PacketSink sink = sim.add(PacketSink.on(StreamPorts.axi(sim, "outgoing"), taking, random.nextLong()));
        Drops drops = sim.add(new Drops(sim));
        int user = ports.requiredWordOf("user");
        int lost = 0;
        for (int i = 0; i < PACKETS; i++) {
            long[][] packet = packet(random, ports);
            source.send(packet);
            if (packet.length > DEPTH || packet[packet.length - 1][user] != 0) {
                lost++;
            } else {
                for (long[] beat : packet) {
                    beat[user] = 0;
                }
                sink.expect(packet);
            }
        }
        sim.reset(1);
        sim.runUntil("all packets", () -> sim.unfinished().isEmpty()).within(20L * PACKETS * DEPTH);
        sim.step(2 * DEPTH); // nothing is left: the sink would tell
        assertEquals(lost, drops.count);
    }

    /** A packet of up to twice as many beats as there is room for; what tuser says before the last beat does not count. */
    private static long[][] packet(RandomGenerator random, StreamPorts ports) {
        int length = 1 + random.nextInt(random.nextInt(8) == 0 ? 2 * DEPTH : DEPTH);
        boolean bad = random.nextInt(5) == 0;
        long[][] beats = new long[length][ports.words()];
        for (int i = 0; i < length; i++) {
            boolean last = i == length - 1;
            beats[i][ports.requiredWordOf("data")] = random.nextInt(1 << 16);
            beats[i][ports.requiredWordOf("keep")] = random.nextInt(4);
            beats[i][ports.requiredWordOf("user")] = (last ? bad : random.nextBoolean()) ? 1 : 0;
        }
        return beats;
    }

    /** In the cycle behind a reset the standard lets nobody send. */
    private static void begin(Simulation sim) {
        sim.reset(1);
        sim.step();
    }

    @HardwareTest(seeds = 2)
    void goodPacketsLeaveInOrderAndOthersAreDropped(TestBench bench) {
        exchange(bench.open(verilog), bench.random(), StallProfile.NEVER, StallProfile.NEVER);
        exchange(bench.open(verilog), bench.random(), StallProfile.RANDOM_HALF, StallProfile.NEVER);
        exchange(bench.open(verilog), bench.random(), StallProfile.NEVER, StallProfile.SEVEN_IN_EIGHT);
        exchange(bench.open(verilog), bench.random(), StallProfile.BURSTS_OF_16, StallProfile.RANDOM_HALF);
    }

    @HardwareTest
    void theFirstBeatLeavesTwoCyclesBehindTheLastOne(TestBench bench) {
        Simulation sim = bench.open(verilog);
        begin(sim);
        sim.poke(sim.port("outgoing_tready"), 1);
        for (int i = 1; i <= DEPTH; i++) {
            assertEquals(0, sim.peek(sim.port("outgoing_tvalid")), "before beat " + i);
            sim.poke(sim.port("incoming_tvalid"), 1);
            sim.poke(sim.port("incoming_tdata"), i);
            sim.poke(sim.port("incoming_tlast"), i == DEPTH ? 1 : 0);
            sim.step();
        }
        sim.poke(sim.port("incoming_tvalid"), 0);
        assertEquals(0, sim.peek(sim.port("outgoing_tvalid")));
        for (int i = 1; i <= DEPTH; i++) {
            sim.step();
            assertEquals(1, sim.peek(sim.port("outgoing_tvalid")));
            assertEquals(i, sim.peek(sim.port("outgoing_tdata")));
        }
    }

    /** A taker of beats may wait for one before it is ready. */
    @HardwareTest
    void aBeatIsOfferedBeforeAnybodyIsReady(TestBench bench) {
        Simulation sim = bench.open(verilog);
        begin(sim);
        sim.poke(sim.port("incoming_tvalid"), 1);
        sim.poke(sim.port("incoming_tlast"), 1);
        sim.step();
        sim.poke(sim.port("incoming_tvalid"), 0);
        sim.step();
        assertEquals(1, sim.peek(sim.port("outgoing_tvalid")));
    }

    /** A bad packet whose beats are not taken back comes out with the next good one. */
    @Test
    void aPlantedFaultIsSeen() {
        VerilogDesign faulty = verilog.edited(text -> text.replace("tail <= committed;", "tail <= next;"));
        assertNotEquals(verilog, faulty);
        try (Simulation sim = Simulation.open(faulty)) {
            assertThrows(
                    AssertionError.class,
                    () -> exchange(sim, new Random(1), StallProfile.RANDOM_HALF, StallProfile.RANDOM_HALF));
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
