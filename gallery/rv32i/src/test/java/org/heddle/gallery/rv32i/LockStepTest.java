package org.heddle.gallery.rv32i;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.gallery.rv32i.Model.Done;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;

/**
 * The core beside the model on random instructions. {@code -Drv32i.instructions=10000000} makes more of them than the slice that a build has time
 * for, {@code -Dheddle.seed=0x2a} others.
 */
class LockStepTest {
    private static final long INSTRUCTIONS = Long.getLong("rv32i.instructions", 200_000);
    private static final int MOST_OF_A_PROGRAM = 500;

    private final VerilogDesign verilog = Heddle.elaborate(Core::new).verilog();

    /** Runs program after program; what one of them leaves in registers and data is there for the next. */
    private static Model compare(Simulation sim, RandomGenerator random, long instructions) {
        Model model = new Model();
        CoreBench core = new CoreBench(sim);
        RandomProgram programs = new RandomProgram(random);
        long done = 0;
        while (done < instructions) {
            if (done == 0) {
                programs.fillRegisters(model.program);
            } else {
                programs.fill(model.program);
            }
            System.arraycopy(model.program, 0, core.program, 0, model.program.length);
            model.reset();
            core.reset();
            long end = done + MOST_OF_A_PROGRAM;
            Done actual;
            do {
                if (done == end) {
                    Arrays.fill(core.program, Operation.EBREAK.match);
                }
                long begin = core.cycles;
                actual = core.next();
                boolean isEnd = done >= end && actual.cause() == Cause.BREAKPOINT;
                Done expected = isEnd ? new Done(model.pc, 0, 0, Cause.BREAKPOINT) : model.step();
                if (!expected.equals(actual)) { // no text is made of what is right
                    assertEquals(expected, actual, "instruction " + done);
                }
                if (actual.cause() == Cause.NONE) {
                    compareTheRest(model, core, core.cycles - begin);
                }
                done++;
            } while (actual.cause() == Cause.NONE);
            for (int cycle = 0; cycle < 6; cycle++) {
                assertNull(core.cycle(), "nothing retires behind a stop");
            }
            assertArrayEquals(model.data, core.data, "data after " + done + " instructions");
            assertEquals(model.loads, core.loads, "words that were asked for");
        }
        System.out.printf(
                "%,d random instructions in %,d cycles: %.3f cycles each%n",
                done, core.cycles, (double) core.cycles / done);
        return model;
    }

    private static void compareTheRest(Model model, CoreBench core, long cycles) {
        if (!model.operands.equals(core.operands)) {
            assertEquals(model.operands, core.operands);
        }
        if (model.cycles != cycles) {
            assertEquals(model.cycles, cycles, "cycles of the instruction at " + model.pc);
        }
    }

    /** Reset in the midst of a program: what is on its way is lost, what was stored stays, and the next program begins as behind any reset. */
    @HardwareTest
    void aResetInTheMidstOfAProgramBeginsAtItsFirstInstruction(TestBench bench) {
        CoreBench core = new CoreBench(bench.open(verilog));
        RandomProgram programs = new RandomProgram(bench.random());
        for (int i = 0; i < 100; i++) {
            programs.fill(core.program);
            core.reset();
            for (int cycle = bench.random().nextInt(60); cycle >= 0; cycle--) {
                core.cycle();
            }
            Model model = new Model();
            programs.fillRegisters(model.program);
            System.arraycopy(model.program, 0, core.program, 0, model.program.length);
            core.reset();
            for (Done expected = model.step(); expected.cause() == Cause.NONE; expected = model.step()) {
                long begin = core.cycles;
                assertEquals(expected, core.next());
                compareTheRest(model, core, core.cycles - begin);
            }
        }
    }

    @HardwareTest(timeoutCycles = Long.MAX_VALUE)
    void doesWhatTheModelDoesOnRandomInstructions(TestBench bench) {
        Model model = compare(bench.open(verilog), bench.random(), INSTRUCTIONS);
        for (Operation operation : Operation.values()) {
            assertTrue(model.counts.getOrDefault(operation, 0) >= 20, operation + " came in " + model.counts);
        }
    }

    private Simulation faulty(String from, String to) {
        VerilogDesign faulty = verilog.edited(text -> text.replace(from, to));
        assertNotEquals(verilog, faulty);
        return Simulation.open(faulty);
    }

    @Test
    void aWrongOperationIsSeen() {
        try (Simulation sim = faulty("first ^ second", "first | second")) {
            assertThrows(AssertionError.class, () -> compare(sim, new Random(1), INSTRUCTIONS));
        }
    }

    @Test
    void anOperandThatIsNotForwardedIsSeen() {
        try (Simulation sim = faulty("isRegister_0 && accessing_valid", "isRegister_0 && !1'b1")) {
            assertThrows(AssertionError.class, () -> compare(sim, new Random(1), INSTRUCTIONS));
        }
    }
}
