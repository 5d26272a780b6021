package org.heddle.cosim.agent.bus;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.AxiLiteMaster;
import org.heddle.hdl.lib.bus.AxiLiteRules;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.heddle.hdl.lib.bus.Wishbone;
import org.heddle.hdl.lib.bus.Wishbone.Mode;
import org.heddle.hdl.lib.bus.WishboneMaster;
import org.heddle.hdl.lib.bus.WishboneRules;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/** Memories behind the library's own masters, with the rules of both sides asserted, on both engines. */
class LibraryMastersTest {
    private static final int ADDRESS_WIDTH = 12;
    private static final int BYTES = 4;
    private static final int ACCESSES = 60;

    /** A master of each bus, watched. */
    static final class Masters extends Component {
        final Stream<RegisterRequest> axiRequest = in(stream(RegisterRequest.type(ADDRESS_WIDTH, 32)));
        final Stream<RegisterResponse> axiResponse = out(stream(RegisterResponse.type(32)));
        final Stream<RegisterRequest> classicRequest = in(stream(RegisterRequest.type(ADDRESS_WIDTH, 32)));
        final Stream<RegisterResponse> classicResponse = out(stream(RegisterResponse.type(32)));
        final Stream<RegisterRequest> pipelinedRequest = in(stream(RegisterRequest.type(ADDRESS_WIDTH, 32)));
        final Stream<RegisterResponse> pipelinedResponse = out(stream(RegisterResponse.type(32)));
        final AxiLite axi = out(AxiLite.type(ADDRESS_WIDTH, 32));
        final Wishbone classic = out(Wishbone.type(ADDRESS_WIDTH, 32));
        final Wishbone pipelined = out(Wishbone.type(ADDRESS_WIDTH, 32));

        Masters() {
            AxiLiteMaster axiMaster = instance("axiMaster", new AxiLiteMaster(ADDRESS_WIDTH, 32));
            connect(axiMaster.request, axiRequest);
            connect(axiResponse, axiMaster.response);
            connect(axi, axiMaster.bus);
            instance("axiRules", new AxiLiteRules(ADDRESS_WIDTH, 32, Asserted.BOTH))
                    .bus
                    .set(axi);
            wishbone(Mode.CLASSIC, classicRequest, classicResponse, classic);
            wishbone(Mode.PIPELINED, pipelinedRequest, pipelinedResponse, pipelined);
        }

        private void wishbone(
                Mode mode, Stream<RegisterRequest> request, Stream<RegisterResponse> response, Wishbone bus) {
            WishboneMaster master = instance(mode + "master", new WishboneMaster(ADDRESS_WIDTH, 32, mode));
            connect(master.request, request);
            connect(response, master.response);
            connect(bus, master.bus);
            instance(mode + "rules", new WishboneRules(ADDRESS_WIDTH, 32, mode, Asserted.BOTH))
                    .bus
                    .set(bus);
        }
    }

    private final Design<Masters> design = Heddle.elaborate(Masters::new);
    private final Masters masters = design.component();

    @HardwareTest
    void whatIsWrittenIsReadOnBothEnginesInTheSameCycles(TestBench bench) {
        for (StallProfile stalls : StallProfile.values()) {
            if (stalls != StallProfile.ALWAYS) {
                int latency = 1 + 3 * (stalls.ordinal() % 3);
                List<BigInteger> inside = run(bench, SimulationEngine.JVM, stalls, latency);
                assertThat(run(bench, SimulationEngine.VERILATOR, stalls, latency))
                        .as("%s", stalls)
                        .isEqualTo(inside);
            }
        }
    }

    /** Returns all ports and the cycle at the end. */
    private List<BigInteger> run(TestBench bench, SimulationEngine engine, StallProfile stalls, int latency) {
        Simulation sim = bench.open(design, bench.options().engine(engine));
        List<BusMaster> drivers = List.of(
                BusMaster.in(sim, masters.axiRequest, masters.axiResponse, stalls, 5_000),
                BusMaster.in(sim, masters.classicRequest, masters.classicResponse, stalls, 5_000),
                BusMaster.in(sim, masters.pipelinedRequest, masters.pipelinedResponse, stalls, 5_000));
        List<BusMemory> memories = List.of(
                sim.add(BusMemory.axiLite(sim, masters.axi, latency, stalls, 1)),
                sim.add(BusMemory.wishbone(sim, masters.classic, Mode.CLASSIC, latency, stalls, 2)),
                sim.add(BusMemory.wishbone(sim, masters.pipelined, Mode.PIPELINED, latency, stalls, 3)));
        sim.reset(2);
        List<List<BusAccess>> begun = new ArrayList<>();
        List<List<Long>> expected = new ArrayList<>();
        for (int i = 0; i < drivers.size(); i++) {
            begin(drivers.get(i), memories.get(i), new Random(i), begun, expected);
        }
        drivers.forEach(BusMaster::finish);
        for (int i = 0; i < drivers.size(); i++) {
            assertThat(begun.get(i))
                    .as("bus %d, %s", i, stalls)
                    .extracting(access -> access.isRefused() ? -1L : access.result())
                    .isEqualTo(expected.get(i));
            assertThat(memories.get(i).count()).isEqualTo(ACCESSES);
        }
        List<BigInteger> end =
                new ArrayList<>(sim.ports().stream().map(sim::peekInteger).toList());
        end.add(BigInteger.valueOf(sim.cycle()));
        return end;
    }

    /** Begins writes and reads in any order, which these masters keep; -1 is a refusal. */
    private static void begin(
            BusMaster driver, BusMemory memory, Random random, List<List<BusAccess>> begun, List<List<Long>> expected) {
        memory.refuse(0x20, 0x24);
        byte[] bytes = memory.readDirectly(0, 0x40);
        List<BusAccess> accesses = new ArrayList<>();
        List<Long> answers = new ArrayList<>();
        for (int i = 0; i < ACCESSES; i++) {
            int at = BYTES * random.nextInt(bytes.length / BYTES);
            boolean refused = at == 0x20;
            if (random.nextBoolean()) {
                long value = random.nextInt() & 0xFFFF_FFFFL;
                int strobes = random.nextInt(1 << BYTES);
                accesses.add(driver.startWrite(at, value, strobes));
                for (int lane = 0; lane < BYTES && !refused; lane++) {
                    if ((strobes >>> lane & 1) != 0) {
                        bytes[at + lane] = (byte) (value >>> Byte.SIZE * lane);
                    }
                }
                answers.add(refused ? -1L : 0L);
            } else {
                accesses.add(driver.startRead(at));
                long word = 0;
                for (int lane = BYTES - 1; lane >= 0; lane--) {
                    word = word << Byte.SIZE | bytes[at + lane] & 0xFF;
                }
                answers.add(refused ? -1L : word);
            }
        }
        begun.add(accesses);
        expected.add(answers);
    }
}
