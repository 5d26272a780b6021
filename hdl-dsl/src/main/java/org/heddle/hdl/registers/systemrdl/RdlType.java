package org.heddle.hdl.registers.systemrdl;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Types of components that are read. */
enum RdlType {
    ADDRMAP,
    REGFILE,
    REG,
    FIELD,
    MEM;

    /** Returns the keyword. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How an error names one of it. */
    String shown() {
        return (this == ADDRMAP ? "an " : "a ") + word();
    }

    static Optional<RdlType> of(RdlToken token) {
        return Arrays.stream(values()).filter(type -> token.is(type.word())).findFirst();
    }

    /** Whether components of a type may be instantiated in one of this. */
    boolean holds(RdlType inner) {
        return switch (this) {
            case ADDRMAP -> inner != FIELD;
            case REGFILE -> inner == REGFILE || inner == REG;
            case REG -> inner == FIELD;
            case FIELD, MEM -> false;
        };
    }
}
