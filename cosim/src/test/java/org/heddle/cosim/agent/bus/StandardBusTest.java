package org.heddle.cosim.agent.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.lib.bus.Apb;
import org.heddle.hdl.lib.bus.ApbRules;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.AxiLiteRules;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.heddle.hdl.lib.bus.Wishbone;
import org.heddle.hdl.lib.bus.Wishbone.Mode;
import org.heddle.hdl.lib.bus.WishboneRules;

/** Masters and memories of the standard buses, against each other and against the rules that are proven of the library's own. */
class StandardBusTest {
    private static final int ADDRESS_WIDTH = 12;
    private static final int LIMIT_CYCLES = 5_000;

    /** Wires of each bus from one side to the other, both sides of which are watched. */
    static final class Wires extends Component {
        final AxiLite nearAxi = in(AxiLite.type(ADDRESS_WIDTH, 64));
        final AxiLite farAxi = out(AxiLite.type(ADDRESS_WIDTH, 64));
        final Wishbone nearClassic = in(Wishbone.type(ADDRESS_WIDTH, 32));
        final Wishbone farClassic = out(Wishbone.type(ADDRESS_WIDTH, 32));
        final Wishbone nearPipelined = in(Wishbone.type(ADDRESS_WIDTH, 16));
        final Wishbone farPipelined = out(Wishbone.type(ADDRESS_WIDTH, 16));
        final Apb nearApb = in(Apb.type(ADDRESS_WIDTH, 32));
        final Apb farApb = out(Apb.type(ADDRESS_WIDTH, 32));

        Wires() {
            connect(farAxi, nearAxi);
            connect(farClassic, nearClassic);
            connect(farPipelined, nearPipelined);
            connect(farApb, nearApb);
            instance("axiRules", new AxiLiteRules(ADDRESS_WIDTH, 64, Asserted.BOTH))
                    .bus
                    .set(farAxi);
            instance("classicRules", new WishboneRules(ADDRESS_WIDTH, 32, Mode.CLASSIC, Asserted.BOTH))
                    .bus
                    .set(farClassic);
            instance("pipelinedRules", new WishboneRules(ADDRESS_WIDTH, 16, Mode.PIPELINED, Asserted.BOTH))
                    .bus
                    .set(farPipelined);
            instance("apbRules", new ApbRules(ADDRESS_WIDTH, 32, Asserted.BOTH))
                    .bus
                    .set(farApb);
        }
    }

    /** One bus: a master in front of the wires, a memory behind them. */
    private record Bus(String name, int bytes, BusMaster master, BusMemory memory) {}

    private static final class Rig {
        final Simulation sim;
        final List<Bus> buses = new ArrayList<>();

        Rig(TestBench bench, int latency, StallProfile stalls) {
            var design = Heddle.elaborate(Wires::new);
            Wires wires = design.component();
            sim = bench.open(design);
            add(
                    "AXI4-Lite",
                    8,
                    BusMaster.axiLite(sim, wires.nearAxi, stalls, LIMIT_CYCLES),
                    BusMemory.axiLite(sim, wires.farAxi, latency, stalls, 1));
            add(
                    "classic",
                    4,
                    BusMaster.wishbone(sim, wires.nearClassic, Mode.CLASSIC, stalls, LIMIT_CYCLES),
                    BusMemory.wishbone(sim, wires.farClassic, Mode.CLASSIC, latency, stalls, 2));
            add(
                    "pipelined",
                    2,
                    BusMaster.wishbone(sim, wires.nearPipelined, Mode.PIPELINED, stalls, LIMIT_CYCLES),
                    BusMemory.wishbone(sim, wires.farPipelined, Mode.PIPELINED, latency, stalls, 3));
            add(
                    "APB",
                    4,
                    BusMaster.apb(sim, wires.nearApb, stalls, LIMIT_CYCLES),
                    BusMemory.apb(sim, wires.farApb, latency, stalls, 4));
            sim.reset(2);
        }

        private void add(String name, int bytes, BusMaster master, BusMemory memory) {
            buses.add(new Bus(name, bytes, master, sim.add(memory)));
        }
    }

    private static long mask(int bytes) {
        return -1L >>> Long.SIZE - Byte.SIZE * bytes;
    }

    /** Writes of random bytes and reads of random words, many under way, leave and find what a map of bytes has. */
    @HardwareTest(seeds = 2)
    void whatIsWrittenIsRead(TestBench bench) {
        for (StallProfile stalls : StallProfile.values()) {
            if (stalls != StallProfile.ALWAYS) {
                randomAccesses(new Rig(bench, 1 + stalls.ordinal() % 3, stalls), stalls);
            }
        }
    }

    private static void randomAccesses(Rig rig, StallProfile stalls) {
        Random random = new Random(rig.sim.options().seed());
        for (Bus bus : rig.buses) {
            byte[] expected = bus.memory.readDirectly(0, 256);
            for (int round = 0; round < 3; round++) {
                for (int i = 0; i < 12; i++) {
                    long strobes = random.nextInt(1 << bus.bytes);
                    long value = random.nextLong() & mask(bus.bytes);
                    int at = random.nextInt(256 / bus.bytes) * bus.bytes;
                    bus.master.startWrite(at, value, strobes);
                    for (int lane = 0; lane < bus.bytes; lane++) {
                        if ((strobes >>> lane & 1) != 0) {
                            expected[at + lane] = (byte) (value >>> Byte.SIZE * lane);
                        }
                    }
                }
                bus.master.finish();
                List<BusAccess> reads = new ArrayList<>();
                for (int i = 0; i < 12; i++) {
                    reads.add(bus.master.startRead((long) random.nextInt(256 / bus.bytes) * bus.bytes));
                }
                bus.master.finish();
                for (BusAccess read : reads) {
                    long word = 0;
                    for (int lane = bus.bytes - 1; lane >= 0; lane--) {
                        word = word << Byte.SIZE | expected[(int) read.address() + lane] & 0xFF;
                    }
                    assertThat(read.result())
                            .as("%s of %s, %s", read, bus.name, stalls)
                            .isEqualTo(word);
                }
            }
            assertThat(bus.memory.readDirectly(0, 256))
                    .as("%s, %s", bus.name, stalls)
                    .isEqualTo(expected);
            assertThat(bus.memory.count()).isEqualTo(72);
        }
        assertThat(rig.sim.unfinished()).isEmpty();
    }

    /** A refusal is told by the bus's own name for it, and leaves the bytes alone. */
    @HardwareTest
    void aRefusalIsToldAndHasNoEffect(TestBench bench) {
        Rig rig = new Rig(bench, 2, StallProfile.RANDOM_HALF);
        List<String> names = List.of("SLVERR", "err", "err", "pslverr");
        for (int i = 0; i < names.size(); i++) {
            Bus bus = rig.buses.get(i);
            bus.memory.refuse(0x40, 0x48);
            byte[] before = bus.memory.readDirectly(0x38, 24);
            assertThatThrownBy(() -> bus.master.write(0x40, 1))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("refuses the write to address 0x40 by " + names.get(i) + ": cycle ");
            assertThatThrownBy(() -> bus.master.read(0x40))
                    .hasMessageContaining("refuses the read of address 0x40 by " + names.get(i));
            BusAccess refused = bus.master.startWrite(0x40, 2);
            BusAccess taken = bus.master.startWrite(0x48, 3);
            bus.master.finish();
            assertThat(refused.isRefused()).isTrue();
            assertThat(taken.isRefused()).isFalse();
            assertThat(bus.memory.readDirectly(0x38, 16)).as(bus.name).containsExactly(Arrays.copyOf(before, 16));
            assertThat(bus.master.read(0x48)).isEqualTo(3);
        }
    }

    /** Accesses that were offered or under way when a reset came are lost; those that waited are done behind it. */
    @HardwareTest
    void aResetLosesWhatIsUnderWayAndKeepsWhatWaits(TestBench bench) {
        for (StallProfile stalls : List.of(StallProfile.NEVER, StallProfile.RANDOM_HALF, StallProfile.SEVEN_IN_EIGHT)) {
            for (int cycles = 1; cycles < 30; cycles += 4) {
                Rig rig = new Rig(bench, 3, stalls);
                List<List<BusAccess>> all = new ArrayList<>();
                for (Bus bus : rig.buses) {
                    List<BusAccess> accesses = new ArrayList<>();
                    for (int i = 0; i < 20; i++) {
                        accesses.add(bus.master.startWrite((long) i * bus.bytes, i));
                        accesses.add(bus.master.startRead(0x200 + (long) i * bus.bytes));
                    }
                    all.add(accesses);
                }
                rig.sim.step(cycles);
                rig.sim.reset(3);
                for (int i = 0; i < all.size(); i++) {
                    Bus bus = rig.buses.get(i);
                    bus.master.finish();
                    int lost = 0;
                    for (BusAccess access : all.get(i)) {
                        if (isLost(access)) {
                            lost++;
                        } else if (access.isWrite()) {
                            assertThat(bus.memory.readDirectly(access.address(), 1))
                                    .as("%s, %s, %d", bus.name, stalls, cycles)
                                    .containsExactly((byte) (access.address() / bus.bytes));
                        }
                    }
                    assertThat(lost).isLessThanOrEqualTo(32);
                    bus.master.write(0x300, 77);
                    assertThat(bus.master.read(0x300)).isEqualTo(77);
                }
                assertThat(rig.sim.unfinished()).isEmpty();
            }
        }
    }

    private static boolean isLost(BusAccess access) {
        try {
            access.result();
            return false;
        } catch (IllegalStateException e) {
            assertThat(e).hasMessageContaining("was lost in the reset of cycle");
            return true;
        }
    }

    /** Without pauses an access is offered in each cycle where the bus permits it: 15 are under way where answers are late. */
    @HardwareTest
    void accessesFollowEachOther(TestBench bench) {
        assertThat(cyclesOfAHundred(new Rig(bench, 1, StallProfile.NEVER), false))
                .containsExactly(102L, 200L, 101L, 200L);
        assertThat(cyclesOfAHundred(new Rig(bench, 40, StallProfile.NEVER), false))
                .containsExactly(297L, 4100L, 296L, 4100L);
        assertThat(cyclesOfAHundred(new Rig(bench, 40, StallProfile.NEVER), true))
                .containsExactly(297L, 4100L, 296L, 4100L);
    }

    private static List<Long> cyclesOfAHundred(Rig rig, boolean writes) {
        List<Long> cycles = new ArrayList<>();
        for (Bus bus : rig.buses) {
            long before = rig.sim.cycle();
            for (int i = 0; i < 100; i++) {
                if (writes) {
                    bus.master.startWrite((long) i * bus.bytes, i);
                } else {
                    bus.master.startRead((long) i * bus.bytes);
                }
            }
            bus.master.finish();
            cycles.add(rig.sim.cycle() - before);
        }
        return cycles;
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void whatTheBusLacksIsRefused(TestBench bench) {
        Rig rig = new Rig(bench, 1, StallProfile.ALWAYS);
        BusMaster classic = rig.buses.get(1).master;
        assertThatThrownBy(() -> classic.startRead(0x1000))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bus \"nearClassic\" has 12 bits of address: 0x1000 does not fit");
        assertThatThrownBy(() -> classic.startWrite(0, 1L << 32))
                .hasMessage("bus \"nearClassic\" has 32 bits of value: 0x100000000 does not fit");
        assertThatThrownBy(() -> classic.startWrite(0, 0, 16))
                .hasMessage("bus \"nearClassic\" has 4 bits of strobes: 0x10 does not fit");
        assertThatThrownBy(() -> BusMaster.apb(rig.sim, "farApb", StallProfile.NEVER, 10))
                .hasMessageContaining("a master needs a bus that is an input");
        assertThatThrownBy(() -> BusMemory.apb(rig.sim, "nearApb", 1, StallProfile.NEVER, 1))
                .hasMessageContaining("a memory needs a bus that is an output");
        assertThatThrownBy(() -> BusMaster.apb(rig.sim, "apb", StallProfile.NEVER, 10))
                .hasMessageContaining("apb_paddr");
        assertThatThrownBy(() -> classic.read(0))
                .isInstanceOf(CycleLimitException.class)
                .hasMessageContaining("the answer to the read of address 0x0 on nearClassic");
    }

    /** A slave that answers what nobody asked. */
    private static final class Liar extends Component {
        final AxiLite axi = in(AxiLite.type(ADDRESS_WIDTH, 32));
        final Wishbone wishbone = in(Wishbone.type(ADDRESS_WIDTH, 32));
        final Bool lies = in(bool());

        Liar() {
            axi.awready().set(false);
            axi.wready().set(false);
            axi.arready().set(false);
            axi.bvalid().set(lies);
            axi.bresp().set(0);
            axi.rvalid().set(false);
            axi.rdata().set(0);
            axi.rresp().set(0);
            wishbone.stall().set(true);
            wishbone.ack().set(false);
            wishbone.err().set(lies);
            wishbone.dat_r().set(0);
            for (Value input : List.of(
                    axi.awaddr(),
                    axi.awprot(),
                    axi.awvalid(),
                    axi.wdata(),
                    axi.wstrb(),
                    axi.wvalid(),
                    axi.bready(),
                    axi.araddr(),
                    axi.arprot(),
                    axi.arvalid(),
                    axi.rready(),
                    wishbone.cyc(),
                    wishbone.stb(),
                    wishbone.we(),
                    wishbone.adr(),
                    wishbone.dat_w(),
                    wishbone.sel())) {
                unused(input);
            }
        }
    }

    @HardwareTest
    void anAnswerToNothingIsTold(TestBench bench) {
        for (boolean isAxi : new boolean[] {true, false}) {
            Simulation sim = bench.open(Heddle.elaborate(Liar::new));
            if (isAxi) {
                BusMaster.axiLite(sim, "axi", StallProfile.NEVER, 10);
            } else {
                BusMaster.wishbone(sim, "wishbone", Mode.PIPELINED, StallProfile.NEVER, 10);
            }
            sim.step(5);
            sim.poke("lies", 1);
            assertThatThrownBy(() -> sim.step(5))
                    .isInstanceOf(AssertionError.class)
                    .hasMessage(
                            isAxi
                                    ? "bus \"axi\": bvalid is 1 in cycle 5, and no write whose address and data were taken before waits for it"
                                    : "bus \"wishbone\": err is 1 in cycle 5, and no access waits for it");
        }
    }

    /** Takes every write, and reads the last one, as APB without names in front of its signals. */
    static final class Bare extends Component {
        final Bool psel = in(bool());
        final Bool penable = in(bool());
        final UInt paddr = in(uint(ADDRESS_WIDTH));
        final Bool pwrite = in(bool());
        final UInt pwdata = in(uint(32));
        final Bool pready = out(bool());
        final UInt prdata = out(uint(32));

        Bare() {
            UInt word = reg(uint(32)).init(0);
            when(psel.and(penable).and(pwrite), () -> word.set(pwdata));
            pready.set(true);
            prdata.set(mux(paddr.eq(0), word, lit(0, 32)));
        }
    }

    @HardwareTest
    void aBusWithoutANameIsFoundByItsSignalsAlone(TestBench bench) {
        Simulation sim = bench.open(Heddle.elaborate(Bare::new));
        BusMaster master = BusMaster.apb(sim, "", StallProfile.RANDOM_HALF, LIMIT_CYCLES);
        sim.reset(2);
        master.write(0, 0x1234_5678L);
        assertThat(master.read(0)).isEqualTo(0x1234_5678L);
        assertThat(master.read(4)).isZero();
    }
}
