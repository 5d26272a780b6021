package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamChecker;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.nic.stage.link.Packets;
import org.heddle.nic.stage.packet.Channel;

/** Senders, takers and cables around a switch, and a scoreboard of what is under way from whom to whom in which channel. */
final class SwitchBench {
    static final int CHANNELS = Channel.values().length;
    static final int CABLE_CYCLES = 5;
    private static final int REQUEST_BYTES = 16;

    private record FromTo(int from, int to, int channel) {}

    final Simulation sim;
    final SwitchedPorts dut;
    final RandomGenerator random;
    final List<LaneWatch> into = new ArrayList<>();
    final List<LaneWatch> outOf = new ArrayList<>();
    private final int ports;
    private final StreamSource[][] sources;
    private final StreamSink[][] sinks;
    private final int[][] seen;
    private final Map<FromTo, Deque<long[]>> underway = new HashMap<>();
    private int sequence;

    /** @param taking how each channel's packets are taken, at every end */
    SwitchBench(TestBench bench, Design<SwitchedPorts> design, FaultPlan plan, StallProfile... taking) {
        random = bench.random();
        dut = design.component();
        ports = dut.sent.size();
        sources = new StreamSource[ports][CHANNELS];
        sinks = new StreamSink[ports][CHANNELS];
        seen = new int[ports][CHANNELS];
        sim = bench.open(design);
        sim.reset(2);
        for (int end = 0; end < ports; end++) {
            sim.add(new FaultyCable(
                    sim,
                    dut.transmit.get(end),
                    dut.switchReceive.get(end),
                    2 * end,
                    CABLE_CYCLES,
                    plan,
                    random.nextLong()));
            sim.add(new FaultyCable(
                    sim,
                    dut.switchTransmit.get(end),
                    dut.receive.get(end),
                    2 * end + 1,
                    CABLE_CYCLES,
                    plan,
                    random.nextLong()));
            into.add(sim.add(new LaneWatch(sim, dut.switchReceive.get(end))));
            outOf.add(sim.add(new LaneWatch(sim, dut.switchTransmit.get(end))));
            for (int channel = 0; channel < CHANNELS; channel++) {
                sources[end][channel] =
                        sim.add(StreamSource.on(sim, dut.sent.get(end).get(channel), StallProfile.NEVER));
                sim.add(StreamChecker.on(sim, dut.arrived.get(end).get(channel)));
                sinks[end][channel] =
                        sim.add(StreamSink.on(sim, dut.arrived.get(end).get(channel), taking[channel]));
            }
        }
    }

    /** Loads a line of the table. */
    void route(int destination, int port, boolean exists) {
        sim.runUntil("the table", () -> sim.isHigh(sim.port(dut.load.ready()))).within(100);
        sim.poke(sim.port(dut.load.valid()), true);
        sim.poke(sim.port(dut.load.data().destination()), destination);
        sim.poke(sim.port(dut.load.data().port()), port);
        sim.poke(sim.port(dut.load.data().exists()), exists);
        sim.step();
        sim.poke(sim.port(dut.load.valid()), false);
    }

    /** Node i is at port i. */
    void routeAll() {
        for (int node = 0; node < ports; node++) {
            route(node, node, true);
        }
    }

    /** Sends a packet; whoever has that number is expected to get it. */
    void send(int from, int to, int channel, int bytes) {
        underway.computeIfAbsent(new FromTo(from, to, channel), any -> new ArrayDeque<>())
                .add(sendUnexpected(from, to, channel, bytes));
    }

    /** Sends a packet that nobody will get. */
    long[] sendUnexpected(int from, int to, int channel, int bytes) {
        long[] packet = Packets.random(random, channel == Channel.REQUEST.code() ? REQUEST_BYTES : bytes);
        packet[0] = packet[0] & 0xFFFF_0000_0000L
                | to
                | (long) from << 16
                | (long) channel << 46
                | (long) (sequence++ & 0xFFFF) << 48;
        Packets.beats(packet).forEach(sources[from][channel]::send);
        return packet;
    }

    /** Returns a random number of bytes for a packet; most are small. */
    int someBytes() {
        return 4 * (1 + random.nextInt(random.nextInt(4) == 0 ? 506 : 12));
    }

    /** Takes what has arrived off the scoreboard; false while something is under way. */
    boolean isDone() {
        for (int end = 0; end < ports; end++) {
            for (int channel = 0; channel < CHANNELS; channel++) {
                check(end, channel);
            }
        }
        return underway.values().stream().allMatch(Deque::isEmpty);
    }

    /** Packets of a channel that have not arrived. */
    int underway(int channel) {
        isDone();
        return underway.entrySet().stream()
                .filter(entry -> entry.getKey().channel == channel)
                .mapToInt(entry -> entry.getValue().size())
                .sum();
    }

    private void check(int end, int channel) {
        List<long[]> beats = sinks[end][channel].beats();
        for (int last = seen[end][channel]; last < beats.size(); last++) {
            if (beats.get(last)[1] == 1) {
                long[] packet = beats.subList(seen[end][channel], last + 1).stream()
                        .mapToLong(beat -> beat[0])
                        .toArray();
                seen[end][channel] = last + 1;
                int from = (int) (packet[0] >>> 16) & 0xFFFF;
                Deque<long[]> expected = underway.getOrDefault(new FromTo(from, end, channel), new ArrayDeque<>());
                String what =
                        "packet " + (packet[0] >>> 48) + " from " + from + " to " + end + " in channel " + channel;
                assertThat(expected)
                        .as(what + " was not sent, or has come before")
                        .isNotEmpty();
                assertThat(Arrays.equals(packet, expected.peek()))
                        .as(what + " in its order")
                        .isTrue();
                expected.remove();
            }
        }
    }

    /** Waits until all has arrived, and then for one too many. */
    void runAndCheck(long limit) {
        sim.runUntil("all packets", this::isDone).within(limit);
        sim.step(3000);
        assertThat(isDone()).isTrue();
    }
}
