package org.heddle.gallery.rv32i;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import java.util.stream.Stream;
import org.heddle.cosim.Simulation;
import org.heddle.gallery.rv32i.Model.Done;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each instruction by itself, on operands at the edges, against what the specification says of it, written as Java. */
class InstructionsTest {
    private static final VerilogDesign CORE = Heddle.elaborate(Core::new).verilog();
    private static final int[] EDGES = {0, 1, -1, 2, 31, 32, 0x7fffffff, 0x80000000, 0x12345678, 0x87654321};

    /** A program under way, and what its interesting instructions must do. */
    private static final class Program {
        final List<Integer> words = new ArrayList<>();
        final Map<Integer, Done> expected = new TreeMap<>();

        int here() {
            return 4 * words.size();
        }

        Program add(int word) {
            words.add(word);
            return this;
        }

        /** LUI and ADDI; the latter's immediate is signed. */
        Program load(int register, int value) {
            add(Operation.LUI.upper(register, value + 0x800));
            return add(Operation.ADDI.immediate(register, register, value));
        }

        Program expect(int word, int destination, int value) {
            expected.put(here(), new Done(here(), destination, value, Cause.NONE));
            return add(word);
        }

        /** Runs it until something stops it, with a check that every expected instruction came; returns how it stopped. */
        Done run() {
            try (Simulation sim = Simulation.open(CORE)) {
                CoreBench core = new CoreBench(sim);
                for (int i = 0; i < words.size(); i++) {
                    core.program[i] = words.get(i);
                }
                core.reset();
                Done done;
                int seen = 0;
                int count = 0;
                do {
                    assertTrue(count++ < words.size(), "no program comes to an instruction twice");
                    done = core.next();
                    if (expected.containsKey(done.pc())) {
                        assertEquals(expected.get(done.pc()), done);
                        seen++;
                    }
                } while (done.cause() == Cause.NONE);
                assertEquals(expected.size(), seen);
                return done;
            }
        }

        void runToBreakpoint() {
            int end = here();
            add(Operation.EBREAK.match);
            assertEquals(new Done(end, 0, 0, Cause.BREAKPOINT), run());
        }
    }

    static Stream<Arguments> arithmetic() {
        return Stream.of(
                Arguments.of(Operation.ADD, (IntBinaryOperator) (a, b) -> a + b),
                Arguments.of(Operation.SUB, (IntBinaryOperator) (a, b) -> a - b),
                Arguments.of(Operation.SLL, (IntBinaryOperator) (a, b) -> a << (b & 31)),
                Arguments.of(Operation.SLT, (IntBinaryOperator) (a, b) -> a < b ? 1 : 0),
                Arguments.of(Operation.SLTU, (IntBinaryOperator) (a, b) -> Integer.compareUnsigned(a, b) < 0 ? 1 : 0),
                Arguments.of(Operation.XOR, (IntBinaryOperator) (a, b) -> a ^ b),
                Arguments.of(Operation.SRL, (IntBinaryOperator) (a, b) -> a >>> (b & 31)),
                Arguments.of(Operation.SRA, (IntBinaryOperator) (a, b) -> a >> (b & 31)),
                Arguments.of(Operation.OR, (IntBinaryOperator) (a, b) -> a | b),
                Arguments.of(Operation.AND, (IntBinaryOperator) (a, b) -> a & b));
    }

    @ParameterizedTest
    @MethodSource("arithmetic")
    void registersAreCombined(Operation operation, IntBinaryOperator meaning) {
        Program program = new Program();
        for (int a : EDGES) {
            for (int b : EDGES) {
                program.load(1, a).load(2, b).expect(operation.registers(3, 1, 2), 3, meaning.applyAsInt(a, b));
            }
        }
        program.runToBreakpoint();
    }

    static Stream<Arguments> immediates() {
        return Stream.of(
                Arguments.of(Operation.ADDI, (IntBinaryOperator) (a, b) -> a + b),
                Arguments.of(Operation.SLTI, (IntBinaryOperator) (a, b) -> a < b ? 1 : 0),
                Arguments.of(Operation.SLTIU, (IntBinaryOperator) (a, b) -> Integer.compareUnsigned(a, b) < 0 ? 1 : 0),
                Arguments.of(Operation.XORI, (IntBinaryOperator) (a, b) -> a ^ b),
                Arguments.of(Operation.ORI, (IntBinaryOperator) (a, b) -> a | b),
                Arguments.of(Operation.ANDI, (IntBinaryOperator) (a, b) -> a & b));
    }

    @ParameterizedTest
    @MethodSource("immediates")
    void aRegisterIsCombinedWithAConstant(Operation operation, IntBinaryOperator meaning) {
        Program program = new Program();
        for (int a : EDGES) {
            for (int b : new int[] {0, 1, -1, 2047, -2048, 0x555}) {
                program.load(1, a).expect(operation.immediate(3, 1, b), 3, meaning.applyAsInt(a, b));
            }
        }
        program.runToBreakpoint();
    }

    static Stream<Arguments> shifts() {
        return Stream.of(
                Arguments.of(Operation.SLLI, (IntBinaryOperator) (a, b) -> a << b),
                Arguments.of(Operation.SRLI, (IntBinaryOperator) (a, b) -> a >>> b),
                Arguments.of(Operation.SRAI, (IntBinaryOperator) (a, b) -> a >> b));
    }

    @ParameterizedTest
    @MethodSource("shifts")
    void aRegisterIsShiftedByAConstant(Operation operation, IntBinaryOperator meaning) {
        Program program = new Program();
        for (int a : EDGES) {
            for (int b : new int[] {0, 1, 7, 16, 30, 31}) {
                program.load(1, a).expect(operation.immediate(3, 1, b), 3, meaning.applyAsInt(a, b));
            }
        }
        program.runToBreakpoint();
    }

    static Stream<Arguments> branches() {
        return Stream.of(
                Arguments.of(Operation.BEQ, (IntBinaryOperator) (a, b) -> a == b ? 1 : 0),
                Arguments.of(Operation.BNE, (IntBinaryOperator) (a, b) -> a != b ? 1 : 0),
                Arguments.of(Operation.BLT, (IntBinaryOperator) (a, b) -> a < b ? 1 : 0),
                Arguments.of(Operation.BGE, (IntBinaryOperator) (a, b) -> a >= b ? 1 : 0),
                Arguments.of(Operation.BLTU, (IntBinaryOperator) (a, b) -> Integer.compareUnsigned(a, b) < 0 ? 1 : 0),
                Arguments.of(Operation.BGEU, (IntBinaryOperator) (a, b) -> Integer.compareUnsigned(a, b) >= 0 ? 1 : 0));
    }

    /** An instruction that is jumped over would change register 3. */
    @ParameterizedTest
    @MethodSource("branches")
    void aBranchJumpsIfItsConditionHolds(Operation operation, IntBinaryOperator meaning) {
        Program program = new Program();
        int count = 0;
        for (int a : EDGES) {
            for (int b : EDGES) {
                program.load(1, a).load(2, b).add(operation.branch(1, 2, 8));
                program.add(Operation.ADDI.immediate(3, 3, 1));
                count += 1 - meaning.applyAsInt(a, b);
            }
        }
        program.expect(Operation.ADDI.immediate(3, 3, 0), 3, count);
        program.runToBreakpoint();
    }

    @Test
    void branchesAndJumpsGoBackAndFar() {
        Program program = new Program();
        program.add(Operation.JAL.jump(0, 12)); // 0: to 12
        program.add(Operation.BEQ.branch(0, 0, 2048 - 4)); // 4: to 2048
        program.add(Operation.EBREAK.match);
        program.add(Operation.JAL.jump(1, -8)); // 12: to 4
        while (program.here() < 2048) {
            program.add(0);
        }
        program.expect(Operation.ADDI.immediate(2, 1, 0), 2, 16);
        program.expect(Operation.AUIPC.upper(3, 0xabcde000), 3, 0xabcde000 + 2052);
        program.expect(Operation.LUI.upper(4, 0xfffff000), 4, 0xfffff000);
        program.add(Operation.ADDI.immediate(5, 0, 2047));
        program.expect(Operation.JALR.immediate(5, 5, 26), 5, 2068); // to 2073, less its lowest bit
        program.add(0);
        program.runToBreakpoint();
    }

    @Test
    void loadsExtendWhatStoresWrote() {
        Program program = new Program();
        program.load(1, 0x80c1a2f3).load(2, 0x40000100);
        program.add(Operation.SW.store(2, 1, 0));
        int[] bytes = {0xf3, 0xa2, 0xc1, 0x80};
        for (int i = 0; i < 4; i++) {
            program.expect(Operation.LB.immediate(3, 2, i), 3, (byte) bytes[i]);
            program.expect(Operation.LBU.immediate(3, 2, i), 3, bytes[i]);
        }
        program.expect(Operation.LH.immediate(3, 2, 0), 3, 0xffffa2f3);
        program.expect(Operation.LHU.immediate(3, 2, 0), 3, 0xa2f3);
        program.expect(Operation.LH.immediate(3, 2, 2), 3, 0xffff80c1);
        program.expect(Operation.LHU.immediate(3, 2, 2), 3, 0x80c1);
        program.add(Operation.SB.store(2, 1, 5)).add(Operation.SH.store(2, 1, 6));
        program.add(Operation.SB.store(2, 1, -1)).add(Operation.SH.store(2, 1, -4));
        program.expect(Operation.LW.immediate(3, 2, 4), 3, 0xa2f3f300);
        program.expect(Operation.LW.immediate(4, 2, -4), 4, 0xf300a2f3);
        program.expect(Operation.ADD.registers(5, 4, 3), 5, 0xa2f3f300 + 0xf300a2f3); // waits for a load
        program.expect(Operation.ADDI.immediate(0, 4, 1), 0, 0);
        program.add(Operation.FENCE.match);
        program.runToBreakpoint();
    }

    /** Registers hold 0 at the start, as the first words of their memory do; behind a later reset a register holds what was written last. */
    @Test
    void registersHold0UntilTheyAreWritten() {
        Program program = new Program();
        for (int register = 1; register < 32; register++) {
            program.expect(Operation.ADDI.immediate(register, register, 0), register, 0);
        }
        for (int register = 1; register < 32; register++) {
            program.expect(Operation.ADDI.immediate(register, register, register), register, register);
        }
        program.runToBreakpoint();
    }

    static Stream<Arguments> stops() {
        return Stream.of(
                Arguments.of(Operation.ECALL.match, Cause.CALL),
                Arguments.of(Operation.EBREAK.match, Cause.BREAKPOINT),
                Arguments.of(0, Cause.ILLEGAL),
                Arguments.of(-1, Cause.ILLEGAL),
                Arguments.of(Operation.ADD.match | 1 << 25, Cause.ILLEGAL), // MUL
                Arguments.of(Operation.ADD.match & ~3, Cause.ILLEGAL),
                Arguments.of(Operation.AND.match | 1 << 30, Cause.ILLEGAL),
                Arguments.of(Operation.SLLI.match | 1 << 30, Cause.ILLEGAL),
                Arguments.of(Operation.SRLI.match | 1 << 25, Cause.ILLEGAL),
                Arguments.of(Operation.LW.match | 1 << 12, Cause.ILLEGAL),
                Arguments.of(Operation.LHU.match | 1 << 13, Cause.ILLEGAL),
                Arguments.of(Operation.SW.match | 1 << 12, Cause.ILLEGAL),
                Arguments.of(Operation.BEQ.match | 1 << 13, Cause.ILLEGAL),
                Arguments.of(Operation.JALR.match | 1 << 12, Cause.ILLEGAL),
                Arguments.of(Operation.FENCE.match | 1 << 12, Cause.ILLEGAL), // FENCE.I
                Arguments.of(Operation.ECALL.match | 1 << 12, Cause.ILLEGAL), // CSRRW
                Arguments.of(Operation.JAL.jump(1, 6), Cause.MISALIGNED_JUMP),
                Arguments.of(Operation.JALR.immediate(1, 0, 2), Cause.MISALIGNED_JUMP),
                Arguments.of(Operation.BEQ.branch(0, 0, 6), Cause.MISALIGNED_JUMP),
                Arguments.of(Operation.LH.immediate(1, 0, 1), Cause.MISALIGNED_ACCESS),
                Arguments.of(Operation.LHU.immediate(1, 0, 3), Cause.MISALIGNED_ACCESS),
                Arguments.of(Operation.LW.immediate(1, 0, 2), Cause.MISALIGNED_ACCESS),
                Arguments.of(Operation.SH.store(0, 1, 1), Cause.MISALIGNED_ACCESS),
                Arguments.of(Operation.SW.store(0, 1, 1), Cause.MISALIGNED_ACCESS));
    }

    @ParameterizedTest
    @MethodSource("stops")
    void whatCannotBeDoneStopsTheCore(int instruction, Cause cause) {
        Program program = new Program();
        program.expect(Operation.BNE.branch(0, 0, 6), 0, 0); // misaligned, but not taken
        program.add(instruction);
        program.add(Operation.EBREAK.match);
        assertEquals(new Done(4, 0, 0, cause), program.run());
    }

    /** Cycles between instructions as promised: 1, 2 more behind a jump, 1 more where a load's result is needed at once. */
    @Test
    void instructionsTakeTheCyclesThatArePromised() {
        assertEquals(1, cyclesOf(Operation.ADDI.immediate(1, 0, 1), Operation.ADD.registers(2, 1, 1)));
        assertEquals(2, cyclesOf(Operation.LW.immediate(1, 0, 0), Operation.ADD.registers(2, 1, 1)));
        assertEquals(2, cyclesOf(Operation.LW.immediate(1, 0, 0), Operation.SW.store(0, 1, 4)));
        assertEquals(1, cyclesOf(Operation.LW.immediate(1, 0, 0), Operation.ADD.registers(2, 3, 3)));
        assertEquals(3, cyclesOf(Operation.JAL.jump(0, 4), Operation.ADD.registers(2, 1, 1)));
        assertEquals(3, cyclesOf(Operation.BEQ.branch(0, 0, 4), Operation.ADD.registers(2, 1, 1)));
        assertEquals(1, cyclesOf(Operation.BNE.branch(0, 0, 4), Operation.ADD.registers(2, 1, 1)));
    }

    private static long cyclesOf(int first, int second) {
        try (Simulation sim = Simulation.open(CORE)) {
            CoreBench core = new CoreBench(sim);
            core.program[0] = first;
            core.program[1] = second;
            core.reset();
            core.next();
            long begin = core.cycles;
            assertEquals(4, core.next().pc());
            return core.cycles - begin;
        }
    }
}
