package org.heddle.cosim.agent.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Value;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.Wishbone;
import org.heddle.hdl.lib.bus.Wishbone.Mode;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/** A slave that breaks a rule by which its answers belong to accesses is told, whatever the master's pauses. */
class BrokenSlavesTest {
    private static final int ADDRESS_WIDTH = 12;

    /** Wires to slaves of which the test drives the pins. */
    static final class Wires extends Component {
        final AxiLite nearAxi = in(AxiLite.type(ADDRESS_WIDTH, 32));
        final AxiLite farAxi = out(AxiLite.type(ADDRESS_WIDTH, 32));
        final Wishbone nearWishbone = in(Wishbone.type(ADDRESS_WIDTH, 32));
        final Wishbone farWishbone = out(Wishbone.type(ADDRESS_WIDTH, 32));
        final Stream<RegisterRequest> nearRequest = in(stream(RegisterRequest.type(ADDRESS_WIDTH, 32)));
        final Stream<RegisterRequest> farRequest = out(stream(RegisterRequest.type(ADDRESS_WIDTH, 32)));
        final Stream<RegisterResponse> farResponse = in(stream(RegisterResponse.type(32)));
        final Stream<RegisterResponse> nearResponse = out(stream(RegisterResponse.type(32)));

        Wires() {
            connect(farAxi, nearAxi);
            connect(farWishbone, nearWishbone);
            connect(farRequest, nearRequest);
            connect(nearResponse, farResponse);
        }
    }

    private final Design<Wires> design = Heddle.elaborate(Wires::new);
    private final Wires wires = design.component();

    /** A slave that takes all, and answers where its answer is already the taking. */
    static final class Hasty extends Component {
        final AxiLite axi = in(AxiLite.type(ADDRESS_WIDTH, 32));

        Hasty() {
            axi.awready().set(true);
            axi.wready().set(true);
            axi.bvalid().set(axi.wvalid());
            axi.bresp().set(0);
            axi.arready().set(true);
            axi.rvalid().set(axi.arvalid());
            axi.rdata().set(axi.araddr().zext(32));
            axi.rresp().set(0);
            for (Value input : List.of(
                    axi.awaddr(),
                    axi.awprot(),
                    axi.awvalid(),
                    axi.wdata(),
                    axi.wstrb(),
                    axi.bready(),
                    axi.arprot(),
                    axi.rready())) {
                unused(input);
            }
        }
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void anAnswerInTheCycleOfTheTakingIsTold(TestBench bench) {
        for (StallProfile stalls : StallProfile.values()) {
            if (stalls == StallProfile.ALWAYS) {
                continue;
            }
            for (boolean write : new boolean[] {true, false}) {
                Simulation sim = bench.open(Heddle.elaborate(Hasty::new));
                BusMaster master = BusMaster.axiLite(sim, "axi", stalls, 200);
                assertThatThrownBy(() -> {
                            if (write) {
                                master.write(4, 1);
                            } else {
                                master.read(4);
                            }
                        })
                        .as("%s", stalls)
                        .isInstanceOf(AssertionError.class)
                        .hasMessageMatching(
                                write
                                        ? "bus \"axi\": bvalid is 1 in cycle \\d+, and no write whose address and data were taken before"
                                                + " waits for it"
                                        : "bus \"axi\": rvalid is 1 in cycle \\d+, and no read whose address was taken before waits for"
                                                + " it");
            }
        }
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void anAnswerThatAxiLiteDoesNotHaveIsTold(TestBench bench) {
        Simulation sim = bench.open(design);
        BusMaster master = BusMaster.axiLite(sim, "nearAxi", StallProfile.NEVER, 20);
        BusAccess read = master.startRead(0);
        sim.poke("farAxi_arready", 1);
        sim.step(2);
        sim.poke("farAxi_rvalid", 1);
        sim.poke("farAxi_rresp", 1);
        assertThatThrownBy(() -> sim.step(2))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(
                        "bus \"nearAxi\": nearAxi_rresp is EXOKAY in cycle 2, an answer that AXI4-Lite does not have");
        assertThat(read.isOver()).isFalse();
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void twoAnswersToOneAccessAreTold(TestBench bench) {
        for (Mode mode : Mode.values()) {
            Simulation sim = bench.open(design);
            BusMaster master = BusMaster.wishbone(sim, "nearWishbone", mode, StallProfile.NEVER, 20);
            BusAccess read = master.startRead(0);
            sim.step();
            sim.poke("farWishbone_ack", 1);
            sim.poke("farWishbone_err", 1);
            assertThatThrownBy(() -> sim.step(2))
                    .isInstanceOf(AssertionError.class)
                    .hasMessage("bus \"nearWishbone\": ack and err are 1 in cycle 1: a slave answers by one of them");
            assertThat(read.isOver()).isFalse();
        }
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void anAnswerOfAStreamThatNobodyAskedIsTold(TestBench bench) {
        Simulation sim = bench.open(design);
        BusMaster.in(sim, wires.nearRequest, wires.nearResponse, StallProfile.NEVER, 20);
        sim.poke("farResponse_valid", 1);
        assertThatThrownBy(() -> sim.step(2))
                .isInstanceOf(AssertionError.class)
                .hasMessage("bus \"nearRequest\": an answer came in cycle 0, and no access waits for it");
    }

    /** An answer that comes when its access has been given up is not that of the next one. */
    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void anAnswerThatComesTooLateIsNotTheNextOnes(TestBench bench) {
        for (boolean natively : new boolean[] {true, false}) {
            Simulation sim = bench.open(design);
            BusMaster master = natively
                    ? BusMaster.natively(sim, wires.nearRequest, wires.nearResponse, StallProfile.NEVER, 5)
                    : BusMaster.in(sim, wires.nearRequest, wires.nearResponse, StallProfile.NEVER, 5);
            sim.poke("farRequest_ready", 1);
            assertThatThrownBy(() -> master.read(0)).isInstanceOf(CycleLimitException.class);
            sim.poke("farResponse_data_data", 77);
            sim.poke("farResponse_valid", 1);
            sim.step();
            sim.poke("farResponse_data_data", 88);
            assertThat(master.read(4)).as("natively: %s", natively).isEqualTo(88);
        }
    }

    /** An access that a stream's design has taken and not answered is unfinished as on any other bus. */
    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void anAccessThatIsNotAnsweredIsUnfinished(TestBench bench) {
        Simulation sim = bench.open(design);
        BusMaster master = BusMaster.in(sim, wires.nearRequest, wires.nearResponse, StallProfile.NEVER, 20);
        master.startRead(0);
        sim.poke("farRequest_ready", 1);
        sim.step(3);
        assertThat(sim.unfinished()).containsExactly("master of nearRequest has 1 answers");
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void twoMastersAtOneBusAreTold(TestBench bench) {
        for (boolean first : new boolean[] {true, false}) {
            for (boolean isAxi : new boolean[] {true, false}) {
                Simulation sim = bench.open(design);
                BusMaster one = master(sim, isAxi);
                BusMaster two = master(sim, isAxi);
                assertThatThrownBy(() -> (first ? one : two).read(0))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("in cycle 1, as its master drove it: one master stands at a bus");
            }
        }
    }

    private static BusMaster master(Simulation sim, boolean isAxi) {
        return isAxi
                ? BusMaster.axiLite(sim, "nearAxi", StallProfile.NEVER, 20)
                : BusMaster.wishbone(sim, "nearWishbone", Mode.CLASSIC, StallProfile.NEVER, 20);
    }
}
