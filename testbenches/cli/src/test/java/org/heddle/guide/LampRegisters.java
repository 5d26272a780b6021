package org.heddle.guide;

import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONE_CLEARS;

import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;

/** Registers of a lamp, as software sees them. */
public final class LampRegisters extends RegisterMap {
    /** Its colours. */
    public enum Colour {
        RED,
        GREEN,
        BLUE
    }

    public final Control control = register(0x00, new Control());
    public final Events events = register(0x04, new Events());

    public LampRegisters() {
        super("lamp", 32, "A lamp that can be dimmed.");
    }

    public static final class Control extends Register {
        public final FlagField enable = flag(0, READ_WRITE).doc("shines while it is 1");
        public final ChoiceField<Colour> colour = choice(2, 1, Colour.class, READ_WRITE);
        public final NumberField brightness = number(15, 8, READ_WRITE).reset(128);
    }

    public static final class Events extends Register {
        public final FlagField overheated = flag(0, WRITE_ONE_CLEARS).doc("was too hot and went out");
    }
}
