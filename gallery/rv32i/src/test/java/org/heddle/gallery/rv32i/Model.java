package org.heddle.gallery.rv32i;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** RV32I as plain Java: one instruction after the other. Of the pipeline it knows what a jump and a load that is needed at once cost. */
final class Model {
    /** Words of the data, and of a program if nothing else is said; addresses wrap around. */
    static final int WORDS = 1024;

    /** Cycles from the reset to the first instruction that is done: the five stages. */
    private static final int STAGES = 5;

    final int[] program;
    final int[] data = new int[WORDS];
    final int[] registers = new int[32];
    final Map<Operation, Integer> counts = new EnumMap<>(Operation.class);
    int pc;

    /** Words that were stored to the upper half of the addresses; null where those are data as others. */
    final List<Integer> output;

    /** Operands of the last instruction, as long as nothing has stopped. */
    Operands operands;

    /** Cycles from the instruction before the last one to the last one, as long as it is a legal one. */
    int cycles;

    /** Number of loads that were done. */
    long loads;

    private int cyclesOfNext = STAGES;
    private int loading;

    Model() {
        this(WORDS, null);
    }

    private Model(int programWords, List<Integer> output) {
        program = new int[programWords];
        this.output = output;
    }

    /** Makes one of the computer: a larger program, and an output. */
    static Model ofComputer() {
        return new Model(Computer.PROGRAM_WORDS, new ArrayList<>());
    }

    /** Begins with the first instruction; registers and data keep what they hold. */
    void reset() {
        pc = 0;
        loading = 0;
        cyclesOfNext = STAGES;
    }

    /** Does one instruction, and returns what it does. After a cause other than NONE nothing has changed. */
    Done step() {
        int instruction = program[pc >>> 2 & program.length - 1];
        Operation operation = Operation.of(instruction);
        if (operation == null) {
            return stop(Cause.ILLEGAL);
        }
        counts.merge(operation, 1, Integer::sum);
        int source1 = operation.source1(instruction);
        int source2 = operation.source2(instruction);
        int value1 = registers[source1];
        int value2 = registers[source2];
        boolean waits = loading != 0 && (loading == source1 || loading == source2);
        cycles = cyclesOfNext + (waits ? 1 : 0);
        cyclesOfNext = 1;
        Done done = execute(operation, instruction);
        if (done.cause() == Cause.NONE) {
            operands = new Operands(pc, source1, value1, source2, value2);
            loading = operation.isLoad() ? done.destination() : 0;
            loads += operation.isLoad() ? 1 : 0;
        }
        return done;
    }

    private Done execute(Operation operation, int instruction) {
        int a = registers[instruction >> 15 & 31];
        int b = registers[instruction >> 20 & 31];
        int constant = instruction >> 20;
        int destination = instruction >> 7 & 31;
        int address = a + (operation.isStore() ? instruction >> 25 << 5 | destination : constant);
        switch (operation) {
            case LUI:
                return result(destination, instruction & 0xfffff000);
            case AUIPC:
                return result(destination, pc + (instruction & 0xfffff000));
            case JAL:
                return jump(destination, pc + jumpDistance(instruction));
            case JALR:
                return jump(destination, address & ~1);
            case BEQ:
                return branch(a == b, instruction);
            case BNE:
                return branch(a != b, instruction);
            case BLT:
                return branch(a < b, instruction);
            case BGE:
                return branch(a >= b, instruction);
            case BLTU:
                return branch(Integer.compareUnsigned(a, b) < 0, instruction);
            case BGEU:
                return branch(Integer.compareUnsigned(a, b) >= 0, instruction);
            case LB:
                return load(destination, address, 1, 24, true);
            case LH:
                return load(destination, address, 2, 16, true);
            case LW:
                return load(destination, address, 4, 0, true);
            case LBU:
                return load(destination, address, 1, 24, false);
            case LHU:
                return load(destination, address, 2, 16, false);
            case SB:
                return store(address, 1, 0xff, b);
            case SH:
                return store(address, 2, 0xffff, b);
            case SW:
                return store(address, 4, -1, b);
            case ADDI:
                return result(destination, a + constant);
            case SLTI:
                return result(destination, a < constant ? 1 : 0);
            case SLTIU:
                return result(destination, Integer.compareUnsigned(a, constant) < 0 ? 1 : 0);
            case XORI:
                return result(destination, a ^ constant);
            case ORI:
                return result(destination, a | constant);
            case ANDI:
                return result(destination, a & constant);
            case SLLI:
                return result(destination, a << constant);
            case SRLI:
                return result(destination, a >>> constant);
            case SRAI:
                return result(destination, a >> constant);
            case ADD:
                return result(destination, a + b);
            case SUB:
                return result(destination, a - b);
            case SLL:
                return result(destination, a << b);
            case SLT:
                return result(destination, a < b ? 1 : 0);
            case SLTU:
                return result(destination, Integer.compareUnsigned(a, b) < 0 ? 1 : 0);
            case XOR:
                return result(destination, a ^ b);
            case SRL:
                return result(destination, a >>> b);
            case SRA:
                return result(destination, a >> b);
            case OR:
                return result(destination, a | b);
            case AND:
                return result(destination, a & b);
            case FENCE:
                return result(0, 0);
            case ECALL:
                return stop(Cause.CALL);
            case EBREAK:
                return stop(Cause.BREAKPOINT);
        }
        throw new AssertionError(operation);
    }

    private Done stop(Cause cause) {
        return new Done(pc, 0, 0, cause);
    }

    private Done result(int destination, int value) {
        return done(destination, value, pc + 4);
    }

    private Done done(int destination, int value, int next) {
        Done done = new Done(pc, destination, destination == 0 ? 0 : value, Cause.NONE);
        registers[destination] = done.value();
        pc = next;
        return done;
    }

    private Done jump(int destination, int target) {
        if ((target & 3) != 0) {
            return stop(Cause.MISALIGNED_JUMP);
        }
        cyclesOfNext = 3;
        return done(destination, pc + 4, target);
    }

    private Done branch(boolean holds, int instruction) {
        return holds ? jump(0, pc + branchDistance(instruction)) : result(0, 0);
    }

    private static int branchDistance(int instruction) {
        return instruction >> 31 << 12
                | (instruction >> 7 & 1) << 11
                | (instruction >> 25 & 0x3f) << 5
                | (instruction >> 8 & 0xf) << 1;
    }

    private static int jumpDistance(int instruction) {
        return instruction >> 31 << 20
                | (instruction >> 12 & 0xff) << 12
                | (instruction >> 20 & 1) << 11
                | (instruction >> 21 & 0x3ff) << 1;
    }

    private Done load(int destination, int address, int bytes, int above, boolean signed) {
        if (address % bytes != 0) {
            return stop(Cause.MISALIGNED_ACCESS);
        }
        int left = data[address >>> 2 & WORDS - 1] << above - 8 * (address & 3);
        return result(destination, signed ? left >> above : left >>> above);
    }

    private Done store(int address, int bytes, int mask, int value) {
        if (address % bytes != 0) {
            return stop(Cause.MISALIGNED_ACCESS);
        }
        if (output != null && address < 0) {
            output.add(value);
            return result(0, 0);
        }
        int place = 8 * (address & 3);
        int index = address >>> 2 & WORDS - 1;
        data[index] = data[index] & ~(mask << place) | (value & mask) << place;
        return result(0, 0);
    }

    /**
     * An instruction that is done.
     *
     * @param destination 0 where nothing is written; then the value is 0
     */
    record Done(int pc, int destination, int value, Cause cause) {}
}
