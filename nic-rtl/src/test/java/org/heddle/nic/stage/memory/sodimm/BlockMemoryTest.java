package org.heddle.nic.stage.memory.sodimm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** Lines are read as they were written, lane by lane, a cycle behind the request. */
class BlockMemoryTest {
    private static final int LINE_BYTES = 16;
    private static final int LINES = 256;

    @HardwareTest
    void aReadShowsEveryLaneThatWasWritten(TestBench bench) {
        Design<BlockMemory> design = Heddle.elaborate(() -> new BlockMemory(LINE_BYTES, LINES * LINE_BYTES));
        BlockMemory dut = design.component();
        Simulation sim = bench.open(design);
        sim.reset(2);
        RandomGenerator random = bench.random();
        int[][] model = new int[LINES][LINE_BYTES / 4];
        Port data = sim.port(dut.request.data().data().portName());
        Port line = sim.port(dut.readLine.portName());
        assertThat(sim.peek(dut.initialised)).isTrue();
        for (int access = 0; access < 3_000; access++) {
            int number = access < LINES ? access : random.nextInt(LINES);
            boolean writes = access < LINES || random.nextBoolean();
            int lanes = access < LINES ? 0xF : random.nextInt(16);
            long[] words = {random.nextLong(), random.nextLong()};
            sim.poke(dut.request.valid(), true);
            sim.poke(dut.request.data().write(), writes);
            sim.poke(dut.request.data().line(), number);
            sim.poke(dut.request.data().lanes(), lanes);
            sim.pokeWord(data, 0, words[0]);
            sim.pokeWord(data, 1, words[1]);
            assertThat(sim.peek(dut.request.ready())).isTrue();
            sim.step();
            assertThat(sim.peek(dut.writeDone)).isEqualTo(writes);
            assertThat(sim.peek(dut.readValid)).isEqualTo(!writes);
            for (int lane = 0; lane < 4; lane++) {
                if (writes && (lanes >> lane & 1) != 0) {
                    model[number][lane] = (int) (words[lane / 2] >>> 32 * (lane % 2));
                }
                if (!writes) {
                    assertThat((int) (sim.peekWord(line, lane / 2) >>> 32 * (lane % 2)))
                            .as("line %d, lane %d", number, lane)
                            .isEqualTo(model[number][lane]);
                }
            }
        }
    }
}
