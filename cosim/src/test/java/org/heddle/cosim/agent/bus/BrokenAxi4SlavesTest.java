package org.heddle.cosim.agent.bus;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.bus.Axi4;

/** A slave of AXI4 that breaks a rule by which its answers belong to bursts is told, and so are two masters at one bus. */
class BrokenAxi4SlavesTest {
    /** Wires to a slave of which the test drives the pins. */
    private static final class Wires extends Component {
        final Axi4 near = in(Axi4.type(2, 16, 32));
        final Axi4 far = out(Axi4.type(2, 16, 32));

        Wires() {
            connect(far, near);
        }
    }

    private final Design<Wires> design = Heddle.elaborate(Wires::new);

    private Simulation open(TestBench bench) {
        Simulation sim = bench.open(design);
        for (String taken : new String[] {"aw", "w", "ar"}) {
            sim.poke("far_" + taken + "ready", 1);
        }
        sim.step(3);
        return sim;
    }

    private static void assertTold(Simulation sim, String what) {
        assertThatThrownBy(() -> sim.step(10))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("bus \"near\": " + what);
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void answersThatNobodyWaitsForAreTold(TestBench bench) {
        for (StallProfile stalls : new StallProfile[] {StallProfile.NEVER, StallProfile.SEVEN_IN_EIGHT}) {
            Simulation reads = open(bench);
            Axi4Master.on(reads, "near", stalls, 100).startRead(new BurstShape(1, 0, 2, 4, Axi4.INCR));
            reads.step(60);
            reads.poke("far_rvalid", 1);
            reads.poke("far_rid", 2);
            assertTold(reads, "rvalid is 1 for the name 2 in cycle 63, and no read of it whose address was taken");

            Simulation writes = open(bench);
            writes.poke("far_wready", 0);
            Axi4Master.on(writes, "near", stalls, 100).startWrite(0, (byte) 1);
            writes.step(60);
            writes.poke("far_bvalid", 1);
            assertTold(
                    writes, "bvalid is 1 for the name 0 in cycle 63, and no write of it whose address and data were");
        }
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void anotherLastBeatIsTold(TestBench bench) {
        for (boolean early : new boolean[] {true, false}) {
            Simulation sim = open(bench);
            Axi4Master.on(sim, "near", StallProfile.NEVER, 100).startRead(0, early ? 8 : 4);
            sim.step(10);
            sim.poke("far_rvalid", 1);
            sim.poke("far_rlast", early);
            assertTold(
                    sim,
                    early
                            ? "rlast is 1 in beat 0 of 2 in cycle 13: it is 1 in the last beat"
                            : "rlast is 0 in beat 0 of 1 in cycle 13: it is 1 in the last beat");
        }
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void anAnswerToExclusiveAccessesIsTold(TestBench bench) {
        Simulation sim = open(bench);
        Axi4Master.on(sim, "near", StallProfile.NEVER, 100).startWrite(0, (byte) 1);
        sim.step(10);
        sim.poke("far_bvalid", 1);
        sim.poke("far_bresp", 1);
        assertTold(sim, "near_bresp is EXOKAY in cycle 13, an answer to exclusive accesses");
    }

    @HardwareTest(without = Invariant.NOTHING_STUCK)
    void twoMastersAreTold(TestBench bench) {
        Simulation sim = open(bench);
        Axi4Master.on(sim, "near", StallProfile.NEVER, 100).startRead(0, 4);
        Axi4Master.on(sim, "near", StallProfile.NEVER, 100);
        assertThatThrownBy(() -> sim.step(10))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("near_arvalid is not 1")
                .hasMessageContaining("one master stands at a bus");
    }
}
