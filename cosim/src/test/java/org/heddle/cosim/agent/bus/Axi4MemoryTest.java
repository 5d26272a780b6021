package org.heddle.cosim.agent.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
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
import org.heddle.hdl.lib.bus.BusRules.Asserted;

/** A memory on AXI4, and a master in front of it, have the standard's addresses for each kind of burst, its order, and its answers. */
class Axi4MemoryTest {
    private static final int LIMIT_CYCLES = 4_000;

    /** A bus from one side to the other, watched. */
    private static final class Wires extends Component {
        final Axi4 near;
        final Axi4 far;

        Wires(int addressWidth, int width) {
            parameter("addressWidth", addressWidth);
            parameter("width", width);
            near = in(Axi4.type(2, addressWidth, width));
            far = out(Axi4.type(2, addressWidth, width));
            connect(far, near);
            instance("rules", new Axi4Rules(2, addressWidth, width, Asserted.BOTH))
                    .bus
                    .set(far);
        }
    }

    private static final class Bench {
        final Simulation sim;
        final Axi4 near;
        final Axi4Memory memory;

        Bench(TestBench bench, int width, MemoryTiming timing, StallProfile stalls) {
            this(bench, 16, width, timing, stalls);
        }

        Bench(TestBench bench, int addressWidth, int width, MemoryTiming timing, StallProfile stalls) {
            Design<Wires> design = Heddle.elaborate(() -> new Wires(addressWidth, width));
            sim = bench.open(design);
            near = design.component().near;
            memory = sim.add(Axi4Memory.on(sim, design.component().far, timing, stalls, 3));
        }

        Axi4Master master(StallProfile stalls) {
            Axi4Master master = Axi4Master.on(sim, near, stalls, LIMIT_CYCLES);
            sim.reset(2);
            return master;
        }
    }

    private static byte[] numbers(int... numbers) {
        byte[] bytes = new byte[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            bytes[i] = (byte) numbers[i];
        }
        return bytes;
    }

    @HardwareTest
    void eachKindOfBurstHasItsAddresses(TestBench bench) {
        Bench b = new Bench(bench, 16, MemoryTiming.IDEAL, StallProfile.NEVER);
        Axi4Master master = b.master(StallProfile.NEVER);
        master.startWrite(new BurstShape(0, 0x100, 4, 2, Axi4.INCR), numbers(1, 2, 3, 4, 5, 6, 7, 8));
        master.startWrite(new BurstShape(0, 0x20C, 4, 2, Axi4.WRAP), numbers(10, 11, 12, 13, 14, 15, 16, 17));
        master.startWrite(new BurstShape(0, 0x300, 3, 2, Axi4.FIXED), numbers(20, 21, 22, 23, 24, 25));
        master.finish();
        assertThat(b.memory.readDirectly(0x100, 8)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(b.memory.readDirectly(0x208, 8)).containsExactly(14, 15, 16, 17, 10, 11, 12, 13);
        assertThat(b.memory.readDirectly(0x300, 2)).containsExactly(24, 25);
        Axi4Access wrapped = master.startRead(new BurstShape(1, 0x20C, 4, 2, Axi4.WRAP));
        Axi4Access fixed = master.startRead(new BurstShape(1, 0x102, 2, 2, Axi4.FIXED));
        master.finish();
        assertThat(wrapped.result()).containsExactly(10, 11, 12, 13, 14, 15, 16, 17);
        assertThat(fixed.result()).containsExactly(3, 4, 3, 4);
    }

    /** The last 16 bytes of addresses of 64 bits, and of 16. */
    @HardwareTest
    void burstsWrapAtTheGreatestAddresses(TestBench bench) {
        for (int addressWidth : new int[] {64, 16}) {
            Bench b = new Bench(bench, addressWidth, 32, MemoryTiming.IDEAL, StallProfile.NEVER);
            Axi4Master master = b.master(StallProfile.NEVER);
            long end = addressWidth == 64 ? 0 : 0x10000;
            byte[] bytes = numbers(10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25);
            master.startWrite(new BurstShape(0, end - 8, 4, 4, Axi4.WRAP), bytes);
            master.finish();
            assertThat(b.memory.readDirectly(end - 16, 16))
                    .containsExactly(18, 19, 20, 21, 22, 23, 24, 25, 10, 11, 12, 13, 14, 15, 16, 17);
            assertThat(master.read(end - 3, 3)).containsExactly(15, 16, 17);
            b.memory.refuse(end - 4, end);
            Axi4Access refused = master.startRead(new BurstShape(1, end - 8, 4, 4, Axi4.WRAP));
            Axi4Access good = master.startRead(end - 16, 12);
            master.finish();
            assertThat(refused.isRefused()).isTrue();
            assertThat(good.result()).containsExactly(18, 19, 20, 21, 22, 23, 24, 25, 10, 11, 12, 13);
        }
    }

    @HardwareTest
    void narrowBeatsHaveTheirLanes(TestBench bench) {
        Bench b = new Bench(bench, 32, MemoryTiming.IDEAL, StallProfile.NEVER);
        Axi4Master master = b.master(StallProfile.NEVER);
        b.memory.writeDirectly(0x40, new byte[8]);
        master.startWrite(new BurstShape(0, 0x41, 4, 1, Axi4.INCR), numbers(0x11, 0x22, 0x33, 0x44));
        master.finish();
        assertThat(b.memory.readDirectly(0x40, 6)).containsExactly(0, 0x11, 0x22, 0x33, 0x44, 0);
        // The first beat of three has one byte, the others two.
        Axi4Access read = master.startRead(new BurstShape(2, 0x41, 3, 2, Axi4.INCR));
        master.finish();
        assertThat(read.result()).containsExactly(0x11, 0x22, 0x33, 0x44, 0);
    }

    /** Bytes from anywhere to anywhere, over boundaries of 4 KiB and longer than a burst, in random order of names. */
    @HardwareTest(seeds = 2)
    void randomAccessesLeaveAndFindWhatAnArrayHas(TestBench bench) {
        for (int width : new int[] {8, 128}) {
            Bench b = new Bench(bench, width, new MemoryTiming(5, 1, 8, 8), StallProfile.ONE_IN_EIGHT);
            Axi4Master master = b.master(StallProfile.RANDOM_HALF);
            RandomGenerator random = bench.random();
            byte[] expected = b.memory.readDirectly(0, 1 << 16);
            for (int round = 0; round < 6; round++) {
                // Writes of one name are done in order, so that a later one wins.
                for (int i = 0; i < 6; i++) {
                    int count = 1 + random.nextInt(i == 0 ? 900 : 40);
                    int address = i == 0 ? 0x1000 - random.nextInt(count) : random.nextInt(0x2000);
                    byte[] bytes = new byte[count];
                    random.nextBytes(bytes);
                    master.startWrite(address, bytes);
                    System.arraycopy(bytes, 0, expected, address, count);
                }
                master.finish();
                List<Axi4Access> reads = new ArrayList<>();
                for (int i = 0; i < 12; i++) {
                    BurstShape shape = new BurstShape(
                            i % 4,
                            random.nextInt(0x1F) * 0x100 + 0x20 * i % 0x60,
                            1 + i,
                            1 << i % Math.min(4, width / 8),
                            Axi4.INCR);
                    reads.add(
                            i % 3 == 0
                                    ? master.startRead(0xF00 + random.nextInt(0x200), 1 + random.nextInt(300))
                                    : master.startRead(shape));
                }
                master.finish();
                for (Axi4Access read : reads) {
                    byte[] found = read.result();
                    int from = (int) read.address();
                    assertThat(found).as("%s", read).isEqualTo(Arrays.copyOfRange(expected, from, from + found.length));
                }
            }
            assertThat(b.memory.readDirectly(0, 1 << 16)).isEqualTo(expected);
        }
    }

    /** Puts a word on a channel of addresses or data and waits until it is taken. */
    private static void offer(Simulation sim, String channel, Runnable word) {
        sim.poke("near_" + channel + "valid", 1);
        word.run();
        sim.settle();
        for (int cycles = 0; sim.peek("near_" + channel + "ready") == 0; cycles++) {
            assertThat(cycles).isLessThan(40);
            sim.step();
            sim.settle();
        }
        sim.step();
        sim.poke("near_" + channel + "valid", 0);
    }

    /** Data that come long before their addresses belong to those in their order. */
    @HardwareTest
    void dataMayComeFirst(TestBench bench) {
        Bench b = new Bench(bench, 32, new MemoryTiming(5, 1, 4, 8), StallProfile.NEVER);
        b.sim.poke("near_bready", 1);
        b.sim.reset(2);
        b.sim.step();
        for (int word = 5; word <= 7; word++) {
            int data = word;
            offer(b.sim, "w", () -> {
                b.sim.poke("near_wdata", data);
                b.sim.poke("near_wstrb", 15);
                b.sim.poke("near_wlast", data != 5);
            });
        }
        b.sim.step(60);
        assertThat(b.memory.count()).isZero();
        for (int burst = 0; burst < 2; burst++) {
            int number = burst;
            offer(b.sim, "aw", () -> {
                b.sim.poke("near_awid", number);
                b.sim.poke("near_awaddr", 0x100 + 0x100 * number);
                b.sim.poke("near_awlen", 1 - number);
                b.sim.poke("near_awsize", 2);
                b.sim.poke("near_awburst", Axi4.INCR);
            });
        }
        b.sim.step(20);
        assertThat(b.memory.count()).isEqualTo(2);
        assertThat(b.memory.readDirectly(0x100, 8)).containsExactly(5, 0, 0, 0, 6, 0, 0, 0);
        assertThat(b.memory.readDirectly(0x200, 4)).containsExactly(7, 0, 0, 0);
    }

    /** Notes what was read in the order in which it came. */
    private record Order(Simulation sim, Axi4 bus, List<Long> names, List<Long> data) implements Agent {
        @Override
        public void drive() {
            // It only watches.
        }

        @Override
        public void sample() {
            if (sim.peek(bus.rvalid()) && sim.peek(bus.rready())) {
                names.add(sim.peek(bus.rid()));
                data.add(sim.peek(bus.rdata()));
            }
        }
    }

    /** Bursts of one name end in order, those of others in any. */
    @HardwareTest(seeds = 2)
    void orderIsThatOfNames(TestBench bench) {
        Bench b = new Bench(bench, 32, new MemoryTiming(4, 1, 8, 16), StallProfile.RANDOM_HALF);
        Axi4Master master = b.master(StallProfile.RANDOM_HALF);
        Order order = b.sim.add(new Order(b.sim, b.near, new ArrayList<>(), new ArrayList<>()));
        List<Axi4Access> reads = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            b.memory.writeDirectly(0x400 + 4 * i, numbers(i, 0, 0, 0));
            reads.add(master.startRead(new BurstShape(i % 4, 0x400 + 4 * i, 1, 4, Axi4.INCR)));
        }
        master.finish();
        assertThat(order.data).isNotEqualTo(order.data.stream().sorted().toList());
        for (long name = 0; name < 4; name++) {
            List<Long> ofName = new ArrayList<>();
            for (int i = 0; i < order.data.size(); i++) {
                if (order.names.get(i) == name) {
                    ofName.add(order.data.get(i));
                }
            }
            assertThat(ofName).isSorted().hasSize(10);
        }
        for (int i = 0; i < 40; i++) {
            assertThat(reads.get(i).result()).containsExactly(i, 0, 0, 0);
        }
    }

    @HardwareTest
    void aRefusalIsAnsweredAndHasNoEffect(TestBench bench) {
        Bench b = new Bench(bench, 32, MemoryTiming.IDEAL, StallProfile.NEVER);
        Axi4Master master = b.master(StallProfile.NEVER);
        b.memory.refuse(0x104, 0x108);
        byte[] before = b.memory.readDirectly(0x104, 4);
        assertThatThrownBy(() -> master.write(0x100, numbers(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(
                        "\"Wires_16_32\" refuses the write of 12 bytes at address 0x100 by SLVERR: cycle ");
        assertThat(b.memory.readDirectly(0x100, 4)).containsExactly(1, 2, 3, 4);
        assertThat(b.memory.readDirectly(0x104, 4)).isEqualTo(before);
        assertThat(b.memory.readDirectly(0x108, 4)).containsExactly(9, 10, 11, 12);
        Axi4Access refused = master.startRead(0x100, 12);
        Axi4Access good = master.startRead(0x108, 4);
        master.finish();
        assertThat(refused.isRefused()).isTrue();
        assertThat(good.result()).containsExactly(9, 10, 11, 12);
    }

    /** Accesses that were begun when a reset came are lost; those behind it are done. */
    @HardwareTest
    void aResetLosesWhatWasBegun(TestBench bench) {
        for (int cycles = 1; cycles < 40; cycles += 3) {
            Bench b = new Bench(bench, 32, new MemoryTiming(4, 1, 4, 4), StallProfile.RANDOM_HALF);
            Axi4Master master = b.master(StallProfile.RANDOM_HALF);
            Axi4Access first = master.startWrite(0x100, new byte[600]);
            Axi4Access second = master.startRead(0x100, 600);
            b.sim.step(cycles);
            b.sim.reset(2);
            for (Axi4Access lost : List.of(first, second)) {
                assertThat(lost.isOver()).isTrue();
                assertThatThrownBy(lost::result)
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("was lost in the reset of cycle");
            }
            master.write(0x200, numbers(1, 2, 3));
            assertThat(master.read(0x200, 3)).containsExactly(1, 2, 3);
        }
    }

    @HardwareTest
    void whatTheStandardOrTheBusLacksIsRefused(TestBench bench) {
        Bench b = new Bench(bench, 32, MemoryTiming.IDEAL, StallProfile.NEVER);
        Axi4Master master = b.master(StallProfile.NEVER);
        assertThatThrownBy(() -> new BurstShape(0, 0xFFC, 2, 4, Axi4.INCR))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a burst does not cross 4 KiB");
        assertThatThrownBy(() -> new BurstShape(0, 0, 3, 4, Axi4.WRAP)).hasMessageContaining("2, 4, 8 or 16 beats");
        assertThatThrownBy(() -> new BurstShape(0, 2, 2, 4, Axi4.WRAP)).hasMessageContaining("a multiple of its beat");
        assertThatThrownBy(() -> new BurstShape(0, 0, 17, 4, Axi4.FIXED)).hasMessageContaining("at most 16 beats");
        assertThatThrownBy(() -> new BurstShape(0, 0, 1, 3, Axi4.INCR)).hasMessageContaining("a beat has 1, 2, 4");
        assertThatThrownBy(() -> master.startRead(new BurstShape(4, 0, 1, 4, Axi4.INCR)))
                .hasMessageContaining("2 bits of name: 0x4 does not fit");
        assertThatThrownBy(() -> master.startRead(new BurstShape(0, 0, 1, 8, Axi4.INCR)))
                .hasMessageContaining("has 4 bytes in a beat");
        assertThatThrownBy(() -> master.startRead(0xFFFF, 2)).hasMessageContaining("16 bits of address: 0x10000");
        assertThatThrownBy(() -> master.startRead(0, 0)).hasMessageContaining("at least one byte");
        assertThatThrownBy(() -> master.startWrite(new BurstShape(0, 0, 1, 4, Axi4.INCR), numbers(1)))
                .hasMessageContaining("has 4 bytes: these are 1");
        assertThat(b.sim.unfinished()).isEmpty();
    }
}
