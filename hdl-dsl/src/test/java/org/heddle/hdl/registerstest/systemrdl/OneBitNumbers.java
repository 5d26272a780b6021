package org.heddle.hdl.registerstest.systemrdl;

import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;

/** Numbers of one bit beside flags, of each kind that has both. */
final class OneBitNumbers extends RegisterMap {
    final Kept kept = register(0, new Kept());
    final Bits bits = register(2, new Bits());
    final Cleared cleared = register(4, new Cleared());

    OneBitNumbers() {
        super("one_bit", 16, "");
    }

    static final class Kept extends Register {
        final NumberField number = number(0, 0, RegisterAccess.READ_WRITE).reset(1);
        final FlagField flag = flag(1, RegisterAccess.READ_WRITE).reset(true);
        final NumberField given = number(2, 2, RegisterAccess.READ_ONLY);
        final FlagField shown = flag(3, RegisterAccess.READ_ONLY);
        final NumberField loaded = number(4, 4, RegisterAccess.HARDWARE_SET);
        final FlagField taken = flag(5, RegisterAccess.HARDWARE_SET);
        final FlagField pulse = flag(6, RegisterAccess.STROBE);
    }

    static final class Bits extends Register {
        final NumberField happened = number(0, 0, RegisterAccess.WRITE_ONE_CLEARS);
        final FlagField event = flag(1, RegisterAccess.WRITE_ONE_CLEARS).reset(true);
        final NumberField wanted = number(2, 2, RegisterAccess.WRITE_ONE_SETS);
        final FlagField request = flag(3, RegisterAccess.WRITE_ONE_SETS);
        final NumberField start = number(4, 4, RegisterAccess.STROBE);
        final NumberField secret = number(5, 5, RegisterAccess.WRITE_ONLY);
        final FlagField key = flag(6, RegisterAccess.WRITE_ONLY).reset(true);
    }

    static final class Cleared extends Register {
        final NumberField number = number(0, 0, RegisterAccess.READ_CLEARS);
        final FlagField flag = flag(1, RegisterAccess.READ_CLEARS);
        final NumberField version = number(2, 2, RegisterAccess.CONSTANT).reset(1);
        final FlagField present = flag(3, RegisterAccess.CONSTANT).reset(true);
    }
}
