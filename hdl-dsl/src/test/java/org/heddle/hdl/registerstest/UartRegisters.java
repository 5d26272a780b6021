package org.heddle.hdl.registerstest;

import static org.heddle.hdl.registers.RegisterAccess.CONSTANT;
import static org.heddle.hdl.registers.RegisterAccess.HARDWARE_SET;
import static org.heddle.hdl.registers.RegisterAccess.READ_CLEARS;
import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;
import static org.heddle.hdl.registers.RegisterAccess.STROBE;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONE_CLEARS;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONE_SETS;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONLY;

import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;

/** A serial port with a field of every access kind, some across bytes. */
public final class UartRegisters extends RegisterMap {
    /** The parity bit. */
    public enum Parity {
        NONE,
        EVEN,
        ODD
    }

    public final Identity identity = register(0x00, new Identity());
    public final Control control = register(0x04, new Control());
    public final Status status = register(0x08, new Status());
    public final Events events = register(0x0C, new Events());
    public final Errors errors = register(0x10, new Errors());
    public final Requests requests = register(0x20, new Requests());
    public final Send send = register(0x24, new Send());
    public final Fill fill = register(0x28, new Fill());

    public UartRegisters() {
        super("uart", 32, "A serial port with queues in both directions.");
        reserved(0x14, 0x20);
        reserved(0x2C, 0x30);
    }

    public static final class Identity extends Register {
        public final NumberField version = number(7, 0, CONSTANT).reset(3);
        public final NumberField type = number(31, 16, CONSTANT).reset(0xCAFE).doc("tells that this is such a port");
    }

    public static final class Control extends Register {
        public final FlagField enable = flag(0, READ_WRITE).doc("sends and receives while it is 1");
        public final ChoiceField<Parity> parity =
                choice(3, 2, Parity.class, READ_WRITE).reset(Parity.EVEN).doc("the parity bit");
        public final NumberField divisor =
                number(23, 4, READ_WRITE).reset(0x12345).doc("clock cycles for a bit");
        public final FlagField flush = flag(31, STROBE).doc("empties both queues");
    }

    public static final class Status extends Register {
        public final FlagField busy = flag(0, READ_ONLY);
        public final ChoiceField<Parity> lastParity = choice(2, 1, Parity.class, READ_ONLY);
        public final NumberField received = number(31, 8, READ_ONLY).doc("bytes since the reset");
    }

    public static final class Events extends Register {
        public final FlagField done = flag(0, WRITE_ONE_CLEARS).reset(true);
        public final NumberField lines = number(13, 5, WRITE_ONE_CLEARS).reset(0x101);
    }

    public static final class Errors extends Register {
        public final FlagField overrun = flag(0, READ_CLEARS);
        public final NumberField framing = number(19, 12, READ_CLEARS).reset(0x21);

        Errors() {
            doc("What went wrong since the last look.");
        }
    }

    public static final class Requests extends Register {
        public final FlagField start = flag(3, WRITE_ONE_SETS);
        public final NumberField channels = number(20, 4, WRITE_ONE_SETS).reset(0x1);
    }

    public static final class Send extends Register {
        public final NumberField data = number(7, 0, STROBE).doc("a byte to send");
        public final NumberField delay = number(25, 14, STROBE).doc("bits to wait first");
        public final NumberField tag = number(29, 26, WRITE_ONLY).reset(5);
    }

    public static final class Fill extends Register {
        public final NumberField level = number(11, 4, HARDWARE_SET).reset(0x5A);
        public final ChoiceField<Parity> seen =
                choice(1, 0, Parity.class, HARDWARE_SET).reset(Parity.ODD);
    }
}
