package org.heddle.nic.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

/** A transmitter and a receiver, joined by a wire in Java that delays words and now and then turns a bit over. */
class LinkTest {
    /** What the sender puts on the wire in a cycle. */
    private record OnWire(boolean valid, long data, boolean last) {}

    /** Each end sees what the other one drove some cycles ago. The two ends run in turn, the sender first. */
    private static final class Wire {
        private final TestBench bench;
        private final boolean corrupts;
        private final Deque<OnWire> words = new ArrayDeque<>();
        private final Deque<Boolean> credits = new ArrayDeque<>();
        private int wordOfPacket;
        private int corruptedWord;
        private int packet;
        final List<Boolean> corrupted = new ArrayList<>();

        Wire(TestBench bench, int delayCycles, boolean corrupts) {
            this.bench = bench;
            this.corrupts = corrupts;
            for (int i = 0; i < delayCycles; i++) {
                words.add(new OnWire(false, 0, false));
                credits.add(false);
            }
        }

        Agent sendingEnd(Simulation sim, LinkLane link) {
            return new Agent() {
                @Override
                public void drive() {
                    sim.poke(link.credit(), !sim.inReset() && credits.remove());
                }

                @Override
                public void sample() {
                    if (!sim.inReset()) {
                        boolean valid = sim.peek(link.valid());
                        boolean last = sim.peek(link.last());
                        long data = sim.peek(link.data());
                        words.add(new OnWire(valid, valid ? disturbed(data, last) : data, last));
                    }
                }
            };
        }

        Agent receivingEnd(Simulation sim, LinkLane link) {
            return new Agent() {
                @Override
                public void drive() {
                    OnWire arriving = sim.inReset() ? new OnWire(false, 0, false) : words.remove();
                    sim.poke(link.valid(), arriving.valid);
                    sim.poke(link.data(), arriving.data);
                    sim.poke(link.last(), arriving.last);
                }

                @Override
                public void sample() {
                    if (!sim.inReset()) {
                        credits.add(sim.peek(link.credit()));
                    }
                }
            };
        }

        /** In one packet of four, one bit of one header word is turned over. */
        private long disturbed(long data, boolean last) {
            if (wordOfPacket == 0) {
                corrupted.add(corrupts && bench.random().nextInt(4) == 0);
                corruptedWord = bench.random().nextInt(Packets.HEADER_WORDS);
            }
            boolean hit = corrupted.get(packet) && wordOfPacket == corruptedWord;
            wordOfPacket = last ? 0 : wordOfPacket + 1;
            packet += last ? 1 : 0;
            return hit ? data ^ 1L << bench.random().nextInt(64) : data;
        }
    }

    private static void run(TestBench bench, StallProfile taking, int delayCycles, boolean corrupts) {
        Rig<LinkTransmitter> sender =
                Rig.of(bench, Heddle.elaborate(() -> new LinkTransmitter(BufferedReceiver.SLOTS)));
        Rig<BufferedReceiver> receiver = Rig.of(bench, Heddle.elaborate(BufferedReceiver::new));
        StreamSource source = sender.source(sender.dut().packet, StallProfile.NEVER);
        StreamSink sink = receiver.sink(receiver.dut().packet, taking);
        Wire wire = new Wire(bench, delayCycles, corrupts);
        sender.add(wire.sendingEnd(sender.simulation(), sender.dut().link));
        receiver.add(wire.receivingEnd(receiver.simulation(), receiver.dut().link));
        List<long[]> packets = new ArrayList<>();
        int words = 0;
        for (int i = 0; i < 60; i++) {
            long[] packet =
                    Packets.random(bench.random(), 4 * (1 + bench.random().nextInt(60)));
            Packets.beats(packet).forEach(source::send);
            packets.add(packet);
            words += packet.length + 2;
        }
        sender.simulation().reset(2);
        receiver.simulation().reset(2);
        // Every packet arrives whole or not at all, so that the wire is quiet when nothing is left to send.
        for (int cycle = 0, quiet = 0; cycle < 40 * words && quiet < 4000; cycle++) {
            sender.simulation().step();
            receiver.simulation().step();
            quiet = source.isDone() ? quiet + 1 : 0;
        }
        Beats.assertSame(sink.beats(), arriving(packets, wire));
        assertThat(wire.corrupted).hasSize(packets.size());
        assertThat(wire.corrupted.contains(true)).isEqualTo(corrupts);
    }

    private static List<long[]> arriving(List<long[]> packets, Wire wire) {
        List<long[]> beats = new ArrayList<>();
        for (int i = 0; i < packets.size() && i < wire.corrupted.size(); i++) {
            if (!wire.corrupted.get(i)) {
                beats.addAll(Packets.beats(packets.get(i)));
            }
        }
        return beats;
    }

    @HardwareTest
    void everyPacketArrivesOverAWireOfAnyDelay(TestBench bench) {
        for (int delay : new int[] {1, 2, 50}) {
            for (StallProfile taking : Stalls.all()) {
                run(bench, taking, delay, false);
            }
        }
    }

    @HardwareTest
    void corruptedPacketsAreMissingAndAllOthersArriveHoweverManyAreLost(TestBench bench) {
        for (StallProfile taking : Stalls.all()) {
            run(bench, taking, 3, true);
        }
    }
}
