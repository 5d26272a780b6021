package @package@;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class AxiRegistersTest {
    private final Design<AxiRegisters> design = Heddle.elaborate(AxiRegisters::new);
    private final AxiRegisters dut = design.component();

    /** Beside four numbers in plain Java. */
    @HardwareTest(seeds = 3)
    void readsGiveWhatWritesLeft(TestBench bench) {
        Simulation sim = bench.open(design);
        sim.reset(1);
        long[] model = new long[4];
        for (int i = 0; i < 200; i++) {
            int register = bench.random().nextInt(4);
            if (bench.random().nextBoolean()) {
                long data = bench.random().nextInt() & 0xffff_ffffL;
                int strobes = bench.random().nextInt(16);
                write(sim, register, data, strobes);
                for (int lane = 0; lane < 4; lane++) {
                    long mask = (strobes >> lane & 1) == 0 ? 0 : 0xffL << 8 * lane;
                    model[register] = model[register] & ~mask | data & mask;
                }
            } else {
                assertEquals(model[register], read(sim, register), "register " + register);
            }
            sim.expect(dut.registers.get(register), model[register]);
        }
    }

    private void write(Simulation sim, int register, long data, int strobes) {
        sim.poke(dut.s_axi_awaddr, 4 * register);
        sim.poke(dut.s_axi_wdata, data);
        sim.poke(dut.s_axi_wstrb, strobes);
        sim.poke(dut.s_axi_awvalid, true);
        sim.poke(dut.s_axi_wvalid, true);
        sim.poke(dut.s_axi_bready, true);
        sim.step();
        sim.poke(dut.s_axi_awvalid, false);
        sim.poke(dut.s_axi_wvalid, false);
        sim.runUntil("the answer to a write", () -> sim.peek(dut.s_axi_bvalid)).within(10);
        sim.expect(dut.s_axi_bresp, 0);
        sim.step();
    }

    private long read(Simulation sim, int register) {
        sim.poke(dut.s_axi_araddr, 4 * register);
        sim.poke(dut.s_axi_arvalid, true);
        sim.poke(dut.s_axi_rready, true);
        sim.step();
        sim.poke(dut.s_axi_arvalid, false);
        sim.runUntil("the answer to a read", () -> sim.peek(dut.s_axi_rvalid)).within(10);
        sim.expect(dut.s_axi_rresp, 0);
        long data = sim.peek(dut.s_axi_rdata);
        sim.step();
        return data;
    }

    /** For every master that there can be. */
    @Test
    void whatItAssertsIsProven() {
        ProofCheck.requireProven(AxiRegisters::new);
    }
}
