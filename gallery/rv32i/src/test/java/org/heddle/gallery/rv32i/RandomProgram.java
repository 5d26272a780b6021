package org.heddle.gallery.rv32i;

import java.util.random.RandomGenerator;

/** Random instructions that seldom stop the core: most bases of jumps and accesses are registers that are kept aligned. */
final class RandomProgram {
    private static final Operation[] ALL = Operation.values();

    /** Registers that only multiples of 4 are written to; the upper one of them by LUI alone. */
    private static final int FIRST_ALIGNED = 30;

    private static final int RARE = 400;

    private final RandomGenerator random;

    RandomProgram(RandomGenerator random) {
        this.random = random;
    }

    /** Gives every register a value of its own, whatever it held. */
    void fillRegisters(int[] program) {
        for (int register = 1; register < 32; register++) {
            program[register - 1] = Operation.LUI.upper(register, random.nextInt());
        }
        program[31] = Operation.EBREAK.match;
    }

    void fill(int[] program) {
        for (int i = 0; i < program.length; i++) {
            program[i] = instruction();
        }
    }

    private int instruction() {
        if (random.nextInt(RARE) == 0) {
            return random.nextInt(); // most of these are illegal
        }
        Operation operation = ALL[random.nextInt(ALL.length)];
        boolean stops = operation == Operation.ECALL || operation == Operation.EBREAK;
        if (stops && random.nextInt(RARE / 20) != 0) {
            operation = Operation.LW;
        }
        int any = random.nextInt();
        boolean careless = random.nextInt(RARE) == 0;
        if (operation.isLoad() || operation == Operation.JALR) {
            int offset = careless ? any : any & ~3;
            return operation.immediate(destination(), careless ? source() : aligned(), offset);
        } else if (operation.isStore()) {
            return operation.store(careless ? source() : aligned(), source(), careless ? any : any & ~3);
        } else if (operation.isBranch()) {
            return operation.branch(source(), source(), careless ? any : any & ~3);
        }
        return switch (operation) {
            case LUI, AUIPC -> operation.upper(random.nextInt(32), any);
            case JAL -> operation.jump(random.nextInt(32), careless ? any : any & ~3);
            case ECALL, EBREAK -> operation.match;
            case SLLI, SRLI, SRAI -> operation.immediate(destination(), source(), any & 31);
            case FENCE -> operation.immediate(random.nextInt(32), source(), any);
            case ADDI, SLTI, SLTIU, XORI, ORI, ANDI -> operation.immediate(destination(), source(), any);
            default -> operation.registers(destination(), source(), source());
        };
    }

    /** Few registers, so that instructions meet each other's results. */
    private int source() {
        return random.nextInt(4) == 0 ? random.nextInt(32) : random.nextInt(4);
    }

    private int destination() {
        return random.nextInt(4) == 0 ? random.nextInt(FIRST_ALIGNED) : random.nextInt(4);
    }

    private int aligned() {
        return random.nextInt(3) == 0 ? 0 : FIRST_ALIGNED + random.nextInt(2);
    }
}
