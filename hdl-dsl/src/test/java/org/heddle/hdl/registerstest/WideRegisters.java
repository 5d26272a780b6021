package org.heddle.hdl.registerstest;

import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;

/** One register of 64 bits. */
public final class WideRegisters extends RegisterMap {
    public final Place place = register(0, new Place());

    public WideRegisters() {
        super("wide", 64, "");
    }

    public static final class Place extends Register {
        public final NumberField all = number(63, 0, RegisterAccess.READ_WRITE).reset(-2);
    }
}
