package org.heddle.gallery.rv32i;

/** The instructions of RV32I: the bits that name each, from the listing in chapter 19 of the specification. */
enum Operation {
    LUI(0x7f, 0x37),
    AUIPC(0x7f, 0x17),
    JAL(0x7f, 0x6f),
    JALR(0x707f, 0x67),
    BEQ(0x707f, 0x63),
    BNE(0x707f, 0x1063),
    BLT(0x707f, 0x4063),
    BGE(0x707f, 0x5063),
    BLTU(0x707f, 0x6063),
    BGEU(0x707f, 0x7063),
    LB(0x707f, 0x03),
    LH(0x707f, 0x1003),
    LW(0x707f, 0x2003),
    LBU(0x707f, 0x4003),
    LHU(0x707f, 0x5003),
    SB(0x707f, 0x23),
    SH(0x707f, 0x1023),
    SW(0x707f, 0x2023),
    ADDI(0x707f, 0x13),
    SLTI(0x707f, 0x2013),
    SLTIU(0x707f, 0x3013),
    XORI(0x707f, 0x4013),
    ORI(0x707f, 0x6013),
    ANDI(0x707f, 0x7013),
    SLLI(0xfe00707f, 0x1013),
    SRLI(0xfe00707f, 0x5013),
    SRAI(0xfe00707f, 0x40005013),
    ADD(0xfe00707f, 0x33),
    SUB(0xfe00707f, 0x40000033),
    SLL(0xfe00707f, 0x1033),
    SLT(0xfe00707f, 0x2033),
    SLTU(0xfe00707f, 0x3033),
    XOR(0xfe00707f, 0x4033),
    SRL(0xfe00707f, 0x5033),
    SRA(0xfe00707f, 0x40005033),
    OR(0xfe00707f, 0x6033),
    AND(0xfe00707f, 0x7033),
    FENCE(0x707f, 0x0f),
    ECALL(-1, 0x73),
    EBREAK(-1, 0x100073);

    private static final Operation[] ALL = values();

    private final int mask;
    final int match;

    Operation(int mask, int match) {
        this.mask = mask;
        this.match = match;
    }

    /** Returns the operation of an instruction, or null where there is none. */
    static Operation of(int instruction) {
        for (Operation operation : ALL) {
            if ((instruction & operation.mask) == operation.match) {
                return operation;
            }
        }
        return null;
    }

    boolean isLoad() {
        return compareTo(LB) >= 0 && compareTo(LHU) <= 0;
    }

    boolean isStore() {
        return compareTo(SB) >= 0 && compareTo(SW) <= 0;
    }

    boolean isBranch() {
        return compareTo(BEQ) >= 0 && compareTo(BGEU) <= 0;
    }

    private boolean isOfRegisters() {
        return compareTo(ADD) >= 0 && compareTo(AND) <= 0;
    }

    private boolean isOfConstant() {
        return compareTo(ADDI) >= 0 && compareTo(SRAI) <= 0;
    }

    /** Returns the register of the first operand of such an instruction, 0 where it has none. */
    int source1(int instruction) {
        boolean reads = isOfRegisters() || isOfConstant() || isLoad() || isStore() || isBranch() || this == JALR;
        return reads ? instruction >> 15 & 31 : 0;
    }

    /** Returns the register of the second operand of such an instruction, 0 where it has none. */
    int source2(int instruction) {
        boolean reads = isOfRegisters() || isStore() || isBranch();
        return reads ? instruction >> 20 & 31 : 0;
    }

    // Encodings; what an operation has no place for is 0.

    int registers(int destination, int source1, int source2) {
        return match | destination << 7 | source1 << 15 | source2 << 20;
    }

    int immediate(int destination, int source1, int immediate) {
        return match | destination << 7 | source1 << 15 | immediate << 20;
    }

    int upper(int destination, int immediate) {
        return match | destination << 7 | immediate & 0xfffff000;
    }

    int store(int source1, int source2, int immediate) {
        return match | source1 << 15 | source2 << 20 | (immediate & 0x1f) << 7 | immediate >> 5 << 25;
    }

    int branch(int source1, int source2, int distance) {
        return match
                | source1 << 15
                | source2 << 20
                | (distance >> 11 & 1) << 7
                | (distance >> 1 & 0xf) << 8
                | (distance >> 5 & 0x3f) << 25
                | (distance >> 12 & 1) << 31;
    }

    int jump(int destination, int distance) {
        return match
                | destination << 7
                | (distance >> 12 & 0xff) << 12
                | (distance >> 11 & 1) << 20
                | (distance >> 1 & 0x3ff) << 21
                | (distance >> 20 & 1) << 31;
    }
}
