package org.heddle.hdl.registerstest;

import static org.heddle.hdl.registers.RegisterAccess.CONSTANT;
import static org.heddle.hdl.registers.RegisterAccess.HARDWARE_SET;
import static org.heddle.hdl.registers.RegisterAccess.POP;
import static org.heddle.hdl.registers.RegisterAccess.PUSH;
import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.READ_WRITE;
import static org.heddle.hdl.registers.RegisterAccess.STROBE;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONE_CLEARS;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONE_SETS;
import static org.heddle.hdl.registers.RegisterAccess.WRITE_ONLY;

import java.util.List;
import org.heddle.hdl.option.Coded;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.Window;
import org.heddle.hdl.registers.WindowMode;
import org.heddle.hdl.registers.WordArray;

/** A network card for two processes: queues, windows, counters, and a page for each process. */
public final class CardRegisters extends RegisterMap {
    /** Where packets go; the codes are not the order. */
    public enum Route implements Coded {
        NORTH(2),
        SOUTH(0),
        LOCAL(5);

        private final int code;

        Route(int code) {
            this.code = code;
        }

        @Override
        public int code() {
            return code;
        }
    }

    /** Counters of the card. */
    public enum Count {
        SENT,
        RECEIVED,
        LOST
    }

    public final Identity identity = register(0x00, new Identity());
    public final Control control = register(0x04, new Control());
    public final Send send = register(0x08, new Send());
    public final Receive receive = register(0x0C, new Receive());
    public final Events events = register(0x10, new Events());
    public final WordArray counts = words(0x20, 16, Count.class).doc("what the card has done");
    public final WordArray kept = snapshot(0x40, 24, List.of("CYCLES", "BUSY")).doc("counts of one cycle");
    public final Window inbox = window(0x80, 0x20, WindowMode.READ).doc("words that have come");
    public final Window outbox = window(0xA0, 0x20, WindowMode.WRITE).doc("words that go");
    public final Window table = window(0xC0, 0x40, WindowMode.READ_WRITE);

    public CardRegisters() {
        super("card", 32, "A network card for two processes.");
        pages(2, 0x100);
        reserved(0x14, 0x20);
        reserved(0x2C, 0x40);
        reserved(0x48, 0x80);
    }

    public static final class Identity extends Register {
        public final NumberField type = number(31, 8, CONSTANT).reset(0xCA4D);
        public final NumberField node = number(7, 0, READ_WRITE).shared().doc("the card's number");
    }

    public static final class Control extends Register {
        public final NumberField limit = number(11, 0, READ_WRITE).reset(0x345);
        public final ChoiceField<Route> route =
                choice(14, 12, Route.class, READ_WRITE).reset(Route.LOCAL);
        public final ChoiceField<Route> last = choice(18, 16, Route.class, READ_ONLY);
        public final NumberField waiting = number(23, 20, READ_ONLY);
        public final NumberField load = number(27, 24, HARDWARE_SET).shared();
        public final FlagField reset = flag(30, STROBE).shared();
        public final FlagField restart = flag(31, STROBE);
    }

    public static final class Send extends Register {
        public final NumberField length = number(13, 0, PUSH);
        public final FlagField urgent = flag(31, PUSH);
    }

    public static final class Receive extends Register {
        public final NumberField data = number(30, 1, POP);
    }

    public static final class Events extends Register {
        public final FlagField done = flag(0, WRITE_ONE_CLEARS);
        public final NumberField faults = number(6, 4, WRITE_ONE_CLEARS).shared();
        public final NumberField wanted = number(10, 8, WRITE_ONE_SETS).shared();
        public final NumberField key = number(31, 24, WRITE_ONLY).reset(7);
    }
}
