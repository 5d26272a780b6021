package org.heddle.guide;

import static org.heddle.hdl.registers.RegisterAccess.PUSH;

import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WindowMode;
import org.heddle.hdl.registers.WordArray;

/** A workshop that two customers order from. */
public final class WorkshopRegisters extends RegisterMap {
    /** Counters of the workshop. */
    public enum Count {
        ORDERS,
        PARTS
    }

    // parts:
    public final Order order = register(0x00, new Order());
    public final WordArray counts = words(0x20, 32, Count.class).doc("what has been done since the reset");
    public final WordArray day = snapshot(0x40, 32, namesOf(Count.class)).doc("counts of the day");
    public final Window drawings = window(0x80, 0x80, WindowMode.READ_WRITE).doc("memory for drawings");

    public WorkshopRegisters() {
        super("workshop", 32, "A workshop with two counters.");
        pages(2, 0x100);
        reserved(0x04, 0x20);
        reserved(0x28, 0x40);
        reserved(0x48, 0x80);
    }
    // :parts

    /** An order: what is written is queued. */
    public static final class Order extends Register {
        public final NumberField drawing = number(15, 0, PUSH);
        public final NumberField parts = number(31, 16, PUSH);
    }
}
