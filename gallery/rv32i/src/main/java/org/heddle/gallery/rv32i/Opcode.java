package org.heddle.gallery.rv32i;

/** Major opcodes: bits 6 to 0 of an instruction, specification table 19.1. */
final class Opcode {
    static final int LOAD = 0x03;
    static final int MISC_MEM = 0x0f;
    static final int OP_IMM = 0x13;
    static final int AUIPC = 0x17;
    static final int STORE = 0x23;
    static final int OP = 0x33;
    static final int LUI = 0x37;
    static final int BRANCH = 0x63;
    static final int JALR = 0x67;
    static final int JAL = 0x6f;

    private Opcode() {}
}
