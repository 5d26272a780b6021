package org.heddle.gallery.rv32i;

import java.util.EnumMap;
import java.util.Map;

/** RV32I as plain Java: one instruction after the other. */
final class Model {
    /** Words of either memory; addresses wrap around. */
    static final int WORDS = 1024;

    final int[] program = new int[WORDS];
    final int[] data = new int[WORDS];
    final int[] registers = new int[32];
    final Map<Operation, Integer> counts = new EnumMap<>(Operation.class);
    int pc;

    /** Does one instruction, and returns what it does. After a cause other than NONE nothing has changed. */
    Done step() {
        int instruction = program[pc >>> 2 & WORDS - 1];
        Operation operation = Operation.of(instruction);
        if (operation == null) {
            return stop(Cause.ILLEGAL);
        }
        counts.merge(operation, 1, Integer::sum);
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
        return (target & 3) != 0 ? stop(Cause.MISALIGNED_JUMP) : done(destination, pc + 4, target);
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
