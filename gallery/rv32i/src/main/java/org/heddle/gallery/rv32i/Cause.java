package org.heddle.gallery.rv32i;

/** Reasons for which the core stops at an instruction. */
public enum Cause {
    /** It does not stop. */
    NONE,
    /** The instruction is none of RV32I, or reads a CSR. */
    ILLEGAL,
    /** It jumps to an address that is no multiple of 4. */
    MISALIGNED_JUMP,
    /** It loads or stores at an address that is no multiple of the access's size. */
    MISALIGNED_ACCESS,
    /** EBREAK. */
    BREAKPOINT,
    /** ECALL. */
    CALL
}
