package org.heddle.cosim.agent.bus;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.Wishbone;
import org.heddle.hdl.lib.bus.Wishbone.Mode;

/** Habits of agents at buses beyond the rules: bits between accesses, pauses of each channel, and accesses that a master gives up. */
class BusHabitsTest {
    private static final int LIMIT_CYCLES = 500;

    /** Wires of buses, whose far sides the test or a memory drives. */
    static final class Wires extends Component {
        final AxiLite nearAxi = in(AxiLite.type(12, 32));
        final AxiLite farAxi = out(AxiLite.type(12, 32));
        final Wishbone nearWishbone = in(Wishbone.type(12, 32));
        final Wishbone farWishbone = out(Wishbone.type(12, 32));

        Wires() {
            connect(farAxi, nearAxi);
            connect(farWishbone, nearWishbone);
        }
    }

    private final Design<Wires> design = Heddle.elaborate(Wires::new);
    private final Wires wires = design.component();

    @HardwareTest
    void aBusCarriesOtherBitsInEachCycleWithoutAnAccess(TestBench bench) {
        Simulation sim = bench.open(design);
        BusMaster.axiLite(sim, wires.nearAxi, StallProfile.NEVER, LIMIT_CYCLES);
        BusMaster.wishbone(sim, wires.nearWishbone, Mode.CLASSIC, StallProfile.NEVER, LIMIT_CYCLES);
        for (String port :
                List.of("farAxi_awaddr", "farAxi_wdata", "farAxi_araddr", "farWishbone_adr", "farWishbone_dat_w")) {
            Set<Long> seen = new HashSet<>();
            for (int cycle = 0; cycle < 20; cycle++) {
                sim.step();
                seen.add(sim.peek(port));
            }
            assertThat(seen).as(port).hasSizeGreaterThan(15);
        }
    }

    /** Addresses and data of writes go their own ways: each is sometimes offered before the other, and so are answers taken. */
    @HardwareTest
    void channelsPauseOnTheirOwn(TestBench bench) {
        Simulation sim = bench.open(design);
        BusMaster master = BusMaster.axiLite(sim, wires.nearAxi, StallProfile.RANDOM_HALF, LIMIT_CYCLES);
        sim.add(BusMemory.axiLite(sim, wires.farAxi, 1, StallProfile.RANDOM_HALF, 1));
        for (int i = 0; i < 40; i++) {
            master.startWrite(4L * i, i);
            master.startRead(4L * i);
        }
        Set<List<Long>> offered = new HashSet<>();
        Set<List<Long>> byMaster = new HashSet<>();
        Set<List<Long>> byMemory = new HashSet<>();
        for (int cycle = 0; cycle < 100; cycle++) {
            sim.step();
            offered.add(peek(sim, "farAxi_awvalid", "farAxi_wvalid"));
            byMaster.add(peek(sim, "farAxi_bready", "farAxi_rready"));
            byMemory.add(peek(sim, "nearAxi_awready", "nearAxi_wready", "nearAxi_arready"));
        }
        master.finish();
        assertThat(offered).hasSize(4);
        assertThat(byMaster).hasSize(4);
        assertThat(byMemory).hasSize(8);
    }

    private static List<Long> peek(Simulation sim, String... ports) {
        return List.of(ports).stream().map(sim::peek).toList();
    }

    /** A slave may give only the selected bytes. */
    @HardwareTest
    void aReadOnWishboneSelectsAllBytes(TestBench bench) {
        Simulation sim = bench.open(design);
        BusMaster master = BusMaster.wishbone(sim, wires.nearWishbone, Mode.CLASSIC, StallProfile.NEVER, LIMIT_CYCLES);
        BusAccess read = master.startRead(8);
        sim.step(2);
        sim.expect(wires.farWishbone.sel(), 0xF);
        sim.poke("farWishbone_ack", true);
        sim.step();
        assertThat(read.isOver()).isTrue();
    }

    /** A word that a read offers stays as it is, whatever is written before it is taken. */
    @HardwareTest
    void aReadThatIsOfferedStaysAsItIs(TestBench bench) {
        Simulation sim = bench.open(design);
        BusMemory memory = sim.add(BusMemory.axiLite(sim, wires.farAxi, 1, StallProfile.NEVER, 1));
        memory.writeDirectly(8, (byte) 1, (byte) 0, (byte) 0, (byte) 0);
        sim.poke("nearAxi_araddr", 8);
        sim.poke("nearAxi_arvalid", true);
        sim.step();
        sim.poke("nearAxi_arvalid", false);
        sim.step();
        memory.writeDirectly(8, (byte) 2);
        sim.step(3);
        assertThat(peek(sim, "nearAxi_rvalid", "nearAxi_rdata")).containsExactly(1L, 1L);
        sim.poke("nearAxi_rready", true);
        sim.step(2);
        assertThat(memory.count()).isEqualTo(1);
    }

    /** A master that lets cyc fall gives up what is under way: no answer to it comes in its next bus cycle. */
    @HardwareTest
    void accessesThatAMasterGivesUpAreNotAnswered(TestBench bench) {
        for (Mode mode : Mode.values()) {
            Simulation sim = bench.open(design);
            BusMemory memory = sim.add(BusMemory.wishbone(sim, wires.farWishbone, mode, 6, StallProfile.NEVER, 1));
            offer(sim, true);
            sim.step(3);
            offer(sim, false);
            sim.step();
            offer(sim, true);
            sim.step();
            if (mode == Mode.PIPELINED) {
                sim.poke("nearWishbone_stb", false);
            }
            int answers = 0;
            for (int cycle = 0; cycle < 7; cycle++) {
                answers += (int) sim.peek("nearWishbone_ack");
                sim.step();
            }
            assertThat(answers).as("%s", mode).isEqualTo(1);
            offer(sim, false);
            sim.step();
            assertThat(memory.count()).as("%s", mode).isEqualTo(1);
        }
    }

    private static void offer(Simulation sim, boolean is) {
        sim.poke("nearWishbone_cyc", is);
        sim.poke("nearWishbone_stb", is);
    }

    /** A slave whose registers have any bits before the first reset. */
    static final class Unready extends Component {
        final AxiLite axi = in(AxiLite.type(12, 32));

        Unready() {
            Bool answers = reg("answers", bool()).init(false);
            Bool reads = reg("reads", bool()).init(false);
            UInt address = reg("address", uint(12)).init(0);
            axi.awready().set(answers.not());
            axi.wready().set(answers.not());
            axi.bvalid().set(answers);
            axi.bresp().set(0);
            axi.arready().set(reads.not());
            axi.rvalid().set(reads);
            axi.rresp().set(0);
            axi.rdata().set(address.zext(32));
            when(axi.bready(), () -> answers.set(false));
            when(axi.arvalid().and(reads.not()), () -> {
                        reads.set(true);
                        address.set(axi.araddr());
                    })
                    .elseWhen(axi.rready(), () -> reads.set(false));
            unused(axi.awaddr());
            unused(axi.awprot());
            unused(axi.awvalid());
            unused(axi.wdata());
            unused(axi.wstrb());
            unused(axi.wvalid());
            unused(axi.arprot());
        }
    }

    @HardwareTest(seeds = 4, without = Invariant.STREAM_RULES)
    void whatASlaveSaysBeforeItsFirstResetIsNoAnswer(TestBench bench) {
        Design<Unready> unready = Heddle.elaborate(Unready::new);
        Simulation sim = bench.open(unready);
        BusMaster master = BusMaster.axiLite(sim, unready.component().axi, StallProfile.NEVER, LIMIT_CYCLES);
        sim.step(5);
        sim.reset(2);
        assertThat(master.read(8)).isEqualTo(8);
    }

    @HardwareTest
    void oneSeedGivesTheSameBitsOnBothEngines(TestBench bench) {
        List<BigInteger> inside = bits(bench, SimulationEngine.JVM);
        assertThat(bits(bench, SimulationEngine.VERILATOR)).isEqualTo(inside);
    }

    /** Returns all ports in each of some cycles. */
    private List<BigInteger> bits(TestBench bench, SimulationEngine engine) {
        Simulation sim = bench.open(design, bench.options().engine(engine));
        BusMaster axi = BusMaster.axiLite(sim, wires.nearAxi, StallProfile.RANDOM_HALF, LIMIT_CYCLES);
        BusMaster wishbone =
                BusMaster.wishbone(sim, wires.nearWishbone, Mode.PIPELINED, StallProfile.ONE_IN_EIGHT, LIMIT_CYCLES);
        sim.add(BusMemory.axiLite(sim, wires.farAxi, 3, StallProfile.SEVEN_IN_EIGHT, 1));
        sim.add(BusMemory.wishbone(sim, wires.farWishbone, Mode.PIPELINED, 3, StallProfile.BURSTS_OF_16, 2));
        List<BigInteger> bits = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            for (BusMaster master : List.of(axi, wishbone)) {
                master.startWrite(4L * i, i);
                master.startRead(0x100 + 4L * i);
            }
        }
        for (int cycle = 0; cycle < 300; cycle++) {
            sim.step();
            sim.ports().forEach(port -> bits.add(sim.peekInteger(port)));
        }
        axi.finish();
        wishbone.finish();
        return bits;
    }
}
