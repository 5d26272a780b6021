package @package@;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.bus.BusMaster;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class AxiRegistersTest {
    private final Design<AxiRegisters> design = Heddle.elaborate(AxiRegisters::new);
    private final AxiRegisters dut = design.component();

    /** Beside four numbers in plain Java; the master pauses on each channel as it likes. */
    @HardwareTest(seeds = 3)
    void readsGiveWhatWritesLeft(TestBench bench) {
        Simulation sim = bench.open(design);
        BusMaster bus = BusMaster.axiLite(sim, "s_axi", StallProfile.RANDOM_HALF, 100);
        sim.reset(1);
        long[] model = new long[4];
        for (int i = 0; i < 200; i++) {
            int register = bench.random().nextInt(4);
            if (bench.random().nextBoolean()) {
                long data = bench.random().nextInt() & 0xffff_ffffL;
                int strobes = bench.random().nextInt(16);
                bus.write(4L * register, data, strobes);
                for (int lane = 0; lane < 4; lane++) {
                    long mask = (strobes >> lane & 1) == 0 ? 0 : 0xffL << 8 * lane;
                    model[register] = model[register] & ~mask | data & mask;
                }
            } else {
                assertEquals(model[register], bus.read(4L * register), "register " + register);
            }
            sim.expect(dut.registers.get(register), model[register]);
        }
    }

    /** For every master that there can be. */
    @Test
    void whatItAssertsIsProven() {
        ProofCheck.requireProven(AxiRegisters::new);
    }
}
