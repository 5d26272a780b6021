package org.heddle.hdl.registers;

/**
 * Accesses that software and hardware may make to a field. Where both change it in one cycle, the hardware wins: it knows what has just
 * happened, and software learns of it with its next read.
 */
public enum RegisterAccess {
    /** A number that never changes: the field's reset value. */
    CONSTANT("const", "reads a constant; writes are ignored"),
    /** The hardware gives the value; it is read as it is in the cycle of the access. */
    READ_ONLY("ro", "reads what the hardware gives; writes are ignored"),
    /** Software's alone; the hardware sees the value. */
    READ_WRITE("rw", "reads what was written last"),
    /** As {@link #READ_WRITE}, but reads as 0. */
    WRITE_ONLY("wo", "keeps what was written last for the hardware; reads as 0"),
    /** The hardware sets bits; software clears those to which it writes 1. A bit that is set and cleared at once is 1. */
    WRITE_ONE_CLEARS("rw1c", "the hardware sets bits; writing 1 clears a bit, writing 0 leaves it; setting wins"),
    /** Software sets bits by writing 1; the hardware clears them. A bit that is set and cleared at once is 0. */
    WRITE_ONE_SETS("rw1s", "writing 1 sets a bit, writing 0 leaves it; the hardware clears bits; clearing wins"),
    /** The hardware sets bits; a read returns and clears them. A bit that is set in the cycle of the read stays, for the next. */
    READ_CLEARS("rc", "the hardware sets bits; a read returns and clears them; setting wins; writes are ignored"),
    /**
     * Nothing is kept: the hardware sees the value in the one cycle of the write. A flag pulses when 1 is written; a number with
     * each write of all its bytes.
     */
    STROBE("ws", "the hardware sees what is written in the cycle of the write; reads as 0"),
    /** As {@link #READ_WRITE}, but the hardware may load a value too. If both write at once, the hardware's counts. */
    HARDWARE_SET("rwh", "reads what was written last by software or hardware; the hardware wins"),
    /**
     * A write of all bytes hands the register's value to a stream, and is answered when it was taken. All fields of such a register are
     * of this kind.
     */
    PUSH("wq", "a write goes to a queue and waits until there is room; reads as 0"),
    /**
     * A read takes the next value of a stream, or 0 if there is none; it waits while the hardware says that one is about to come. All
     * fields of such a register are of this kind.
     */
    POP("rq", "a read takes the oldest value of a queue, 0 if there is none; writes are ignored");

    private final String code;
    private final String meaning;

    RegisterAccess(String code, String meaning) {
        this.code = code;
        this.meaning = meaning;
    }

    /** The usual short name, such as {@code rw1c}. */
    public String code() {
        return code;
    }

    /** Returns its meaning, in half a sentence. */
    public String meaning() {
        return meaning;
    }

    /** A write of another field must repeat the field's value, or would change it. */
    boolean isKept() {
        return this == READ_WRITE || this == HARDWARE_SET;
    }

    /** Whether software can change the field. */
    public boolean isWritable() {
        return switch (this) {
            case CONSTANT, READ_ONLY, READ_CLEARS, POP -> false;
            default -> true;
        };
    }

    /** Whether software can read the field. */
    public boolean isReadable() {
        return this != WRITE_ONLY && this != STROBE && this != PUSH;
    }

    /** Whether each bit is on its own. */
    boolean isBitwise() {
        return this == WRITE_ONE_CLEARS || this == WRITE_ONE_SETS || this == READ_CLEARS;
    }

    /** Whether the register's fields are a stream's value. */
    public boolean isQueued() {
        return this == PUSH || this == POP;
    }

    /** Whether the field has a state, and so a reset value. */
    public boolean isStored() {
        return switch (this) {
            case READ_ONLY, STROBE, CONSTANT, PUSH, POP -> false;
            default -> true;
        };
    }
}
