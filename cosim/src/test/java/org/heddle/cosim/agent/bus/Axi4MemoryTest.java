package org.heddle.cosim.agent.bus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.MemoryTiming;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.hdl.lib.bus.Axi4Rules;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.BusRules.Asserted;

/** A memory on AXI4 has the standard's addresses for each kind of burst, its order, and its answers. */
class Axi4MemoryTest {
    private static final int WIDTH = 32;

    /** A bus from one side to the other, watched. */
    private static final class Wires extends Component {
        final Axi4 near;
        final Axi4 far;

        Wires(int addressWidth) {
            parameter("addressWidth", addressWidth);
            near = in(Axi4.type(2, addressWidth, WIDTH));
            far = out(Axi4.type(2, addressWidth, WIDTH));
            connect(far, near);
            Axi4Rules rules = instance("rules", new Axi4Rules(2, addressWidth, WIDTH, Asserted.BOTH));
            rules.bus.set(far);
        }
    }

    private record Burst(int id, int address, int beats, int size, int kind) {}

    private record Beat(int data, int strobes, boolean last) {}

    private record Answer(int id, int data, int response, boolean last) {}

    /** Offers what is queued, takes every answer. */
    private static final class Master implements Agent {
        final Simulation sim;
        final Axi4 bus;
        final Deque<Burst> writes = new ArrayDeque<>();
        final Deque<Beat> beats = new ArrayDeque<>();
        final Deque<Burst> reads = new ArrayDeque<>();
        final List<Answer> written = new ArrayList<>();
        final List<Answer> read = new ArrayList<>();
        /** Whether addresses of writes are held back. */
        boolean holdsAddresses;

        private boolean began;

        Master(Simulation sim, Axi4 bus) {
            this.sim = sim;
            this.bus = bus;
        }

        @Override
        public void drive() {
            boolean may = began && !sim.inReset();
            sim.poke(bus.awvalid(), may && !writes.isEmpty() && !holdsAddresses);
            sim.poke(bus.wvalid(), may && !beats.isEmpty());
            sim.poke(bus.arvalid(), may && !reads.isEmpty());
            sim.poke(bus.bready(), true);
            sim.poke(bus.rready(), true);
            if (!writes.isEmpty()) {
                Burst burst = writes.peek();
                sim.poke(bus.awid(), burst.id);
                sim.poke(bus.awaddr(), burst.address);
                sim.poke(bus.awlen(), burst.beats - 1);
                sim.poke(bus.awsize(), burst.size);
                sim.poke(bus.awburst(), burst.kind);
            }
            if (!beats.isEmpty()) {
                sim.poke(bus.wdata(), beats.peek().data & 0xFFFF_FFFFL);
                sim.poke(bus.wstrb(), beats.peek().strobes);
                sim.poke(bus.wlast(), beats.peek().last);
            }
            if (!reads.isEmpty()) {
                Burst burst = reads.peek();
                sim.poke(bus.arid(), burst.id);
                sim.poke(bus.araddr(), burst.address);
                sim.poke(bus.arlen(), burst.beats - 1);
                sim.poke(bus.arsize(), burst.size);
                sim.poke(bus.arburst(), burst.kind);
            }
            began = !sim.inReset();
        }

        @Override
        public void sample() {
            if (sim.inReset()) {
                return;
            }
            if (sim.peek(bus.awvalid()) && sim.peek(bus.awready())) {
                writes.remove();
            }
            if (sim.peek(bus.wvalid()) && sim.peek(bus.wready())) {
                beats.remove();
            }
            if (sim.peek(bus.arvalid()) && sim.peek(bus.arready())) {
                reads.remove();
            }
            if (sim.peek(bus.bvalid())) {
                written.add(new Answer((int) sim.peek(bus.bid()), 0, (int) sim.peek(bus.bresp()), true));
            }
            if (sim.peek(bus.rvalid())) {
                read.add(new Answer(
                        (int) sim.peek(bus.rid()),
                        (int) sim.peek(bus.rdata()),
                        (int) sim.peek(bus.rresp()),
                        sim.peek(bus.rlast())));
            }
        }
    }

    private static final class Bench {
        final Simulation sim;
        final Master master;
        final Axi4Memory memory;

        Bench(TestBench bench, MemoryTiming timing, StallProfile stalls) {
            this(bench, 16, timing, stalls);
        }

        Bench(TestBench bench, int addressWidth, MemoryTiming timing, StallProfile stalls) {
            Design<Wires> design = Heddle.elaborate(() -> new Wires(addressWidth));
            sim = bench.open(design);
            memory = sim.add(Axi4Memory.on(sim, design.component().far, timing, stalls, 3));
            master = sim.add(new Master(sim, design.component().near));
            for (org.heddle.hdl.Value quiet : List.of(
                    design.component().near.awlock(),
                    design.component().near.awcache(),
                    design.component().near.awprot(),
                    design.component().near.awqos(),
                    design.component().near.arlock(),
                    design.component().near.arcache(),
                    design.component().near.arprot(),
                    design.component().near.arqos())) {
                sim.poke(sim.port(quiet), 0);
            }
            sim.reset(2);
        }

        void write(Burst burst, int... data) {
            master.writes.add(burst);
            for (int i = 0; i < data.length; i++) {
                int bytes = 1 << burst.size;
                int lane = (burst.address / bytes + (burst.kind == Axi4.FIXED ? 0 : i)) * bytes % 4;
                master.beats.add(new Beat(data[i], (1 << bytes) - 1 << lane, i == data.length - 1));
            }
        }

        void done(int written, int beats) {
            sim.runUntil("answers", () -> master.written.size() == written && master.read.size() == beats)
                    .within(2_000);
        }

        int word(int address) {
            byte[] bytes = memory.readDirectly(address, 4);
            return java.nio.ByteBuffer.wrap(bytes)
                    .order(java.nio.ByteOrder.LITTLE_ENDIAN)
                    .getInt();
        }
    }

    @HardwareTest
    void eachKindOfBurstHasItsAddresses(TestBench bench) {
        Bench b = new Bench(bench, MemoryTiming.IDEAL, StallProfile.NEVER);
        b.write(new Burst(0, 0x100, 4, 2, Axi4.INCR), 1, 2, 3, 4);
        b.write(new Burst(0, 0x218, 4, 2, Axi4.WRAP), 10, 11, 12, 13);
        b.write(new Burst(0, 0x300, 3, 2, Axi4.FIXED), 20, 21, 22);
        b.done(3, 0);
        assertThat(List.of(b.word(0x100), b.word(0x104), b.word(0x108), b.word(0x10C)))
                .containsExactly(1, 2, 3, 4);
        assertThat(List.of(b.word(0x210), b.word(0x214), b.word(0x218), b.word(0x21C)))
                .containsExactly(12, 13, 10, 11);
        assertThat(b.word(0x300)).isEqualTo(22);
        b.master.reads.add(new Burst(1, 0x218, 4, 2, Axi4.WRAP));
        b.master.reads.add(new Burst(1, 0x104, 2, 2, Axi4.FIXED));
        b.done(3, 6);
        assertThat(b.master.read.stream().map(Answer::data)).containsExactly(10, 11, 12, 13, 2, 2);
        assertThat(b.master.read.stream().map(Answer::last)).containsExactly(false, false, false, true, false, true);
    }

    /** The last 16 bytes of 64-bit addresses. */
    @HardwareTest
    void burstsWrapAtTheGreatestAddresses(TestBench bench) {
        Bench b = new Bench(bench, 64, MemoryTiming.IDEAL, StallProfile.NEVER);
        b.write(new Burst(0, -8, 4, 2, Axi4.WRAP), 10, 11, 12, 13);
        b.done(1, 0);
        assertThat(List.of(b.word(-16), b.word(-12), b.word(-8), b.word(-4))).containsExactly(12, 13, 10, 11);
        b.memory.refuse(-4, 0);
        b.master.reads.add(new Burst(1, -8, 4, 2, Axi4.WRAP));
        b.done(1, 4);
        assertThat(b.master.read.stream().map(Answer::data)).containsExactly(10, 0, 12, 13);
        assertThat(b.master.read.stream().map(Answer::response))
                .containsExactly(AxiLite.OKAY, AxiLite.SLVERR, AxiLite.OKAY, AxiLite.OKAY);
    }

    @HardwareTest
    void narrowBeatsHaveTheirLanes(TestBench bench) {
        Bench b = new Bench(bench, MemoryTiming.IDEAL, StallProfile.NEVER);
        b.memory.writeDirectly(0x40, new byte[8]);
        b.write(new Burst(0, 0x41, 4, 0, Axi4.INCR), 0x1100, 0x220000, 0x33000000, 0x44);
        b.done(1, 0);
        assertThat(b.memory.readDirectly(0x40, 6)).containsExactly(0, 0x11, 0x22, 0x33, 0x44, 0);
    }

    /** Data that come long before their addresses belong to those in their order. */
    @HardwareTest
    void dataMayComeFirst(TestBench bench) {
        Bench b = new Bench(bench, new MemoryTiming(5, 1, 4, 8), StallProfile.RANDOM_HALF);
        b.master.holdsAddresses = true;
        b.write(new Burst(0, 0x100, 2, 2, Axi4.INCR), 5, 6);
        b.write(new Burst(1, 0x200, 1, 2, Axi4.INCR), 7);
        b.sim.step(60);
        assertThat(b.master.beats).isEmpty();
        assertThat(b.master.written).isEmpty();
        b.master.holdsAddresses = false;
        b.done(2, 0);
        assertThat(List.of(b.word(0x100), b.word(0x104), b.word(0x200))).containsExactly(5, 6, 7);
    }

    /** Bursts of one name end in order, those of others in any. */
    @HardwareTest(seeds = 2)
    void orderIsThatOfNames(TestBench bench) {
        Bench b = new Bench(bench, new MemoryTiming(4, 1, 8, 16), StallProfile.RANDOM_HALF);
        for (int i = 0; i < 40; i++) {
            b.memory.writeDirectly(0x400 + 4 * i, (byte) i, (byte) 0, (byte) 0, (byte) 0);
            b.master.reads.add(new Burst(i % 4, 0x400 + 4 * i, 1, 2, Axi4.INCR));
        }
        b.done(0, 40);
        List<Integer> all = b.master.read.stream().map(Answer::data).toList();
        assertThat(all).isNotEqualTo(all.stream().sorted().toList());
        for (int id = 0; id < 4; id++) {
            int name = id;
            assertThat(b.master.read.stream().filter(beat -> beat.id == name).map(Answer::data))
                    .isSorted()
                    .hasSize(10);
        }
    }

    @HardwareTest
    void aRefusalIsAnsweredAndHasNoEffect(TestBench bench) {
        Bench b = new Bench(bench, MemoryTiming.IDEAL, StallProfile.NEVER);
        b.memory.refuse(0x104, 0x108);
        int before = b.word(0x104);
        b.write(new Burst(0, 0x100, 3, 2, Axi4.INCR), 1, 2, 3);
        b.done(1, 0);
        assertThat(b.master.written.get(0).response).isEqualTo(AxiLite.SLVERR);
        assertThat(List.of(b.word(0x100), b.word(0x104), b.word(0x108))).containsExactly(1, before, 3);
        b.master.reads.add(new Burst(0, 0x100, 3, 2, Axi4.INCR));
        b.done(1, 3);
        assertThat(b.master.read.stream().map(Answer::response))
                .containsExactly(AxiLite.OKAY, AxiLite.SLVERR, AxiLite.OKAY);
    }
}
