package org.heddle.hdl.registerstest;

import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;

/** A field of each kind in which software and hardware can meet, in registers of a byte. */
final class ProvedRegisters extends RegisterMap {
    final Control control = register(0, new Control());
    final Events events = register(1, new Events());
    final Requests requests = register(2, new Requests());
    final Errors errors = register(3, new Errors());

    ProvedRegisters() {
        super("proved", 8, "");
        reserved(4, 8);
    }

    static final class Control extends Register {
        final NumberField mode = number(1, 0, RegisterAccess.READ_WRITE).reset(2);
        final NumberField level = number(6, 5, RegisterAccess.HARDWARE_SET).reset(1);
    }

    static final class Events extends Register {
        final NumberField happened =
                number(3, 1, RegisterAccess.WRITE_ONE_CLEARS).reset(4);
    }

    static final class Requests extends Register {
        final NumberField wanted = number(2, 0, RegisterAccess.WRITE_ONE_SETS);
    }

    static final class Errors extends Register {
        final NumberField seen = number(7, 6, RegisterAccess.READ_CLEARS);
    }
}
