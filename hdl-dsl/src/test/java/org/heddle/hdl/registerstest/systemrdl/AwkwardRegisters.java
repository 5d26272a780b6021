package org.heddle.hdl.registerstest.systemrdl;

import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;

/** Keywords of SystemRDL, Verilog and C as names, texts with quotes and signs, and two enums of one name. */
final class AwkwardRegisters extends RegisterMap {
    /** The inner one of two of its name. */
    static final class Left {
        enum Kind {
            RED,
            GREEN
        }
    }

    /** The other one. */
    static final class Right {
        enum Kind {
            HIGH,
            LOW,
            OFF
        }
    }

    final Module module = register(0, new Module());
    final Module field = register(4, new Module());

    AwkwardRegisters() {
        super("reg", 32, "Says \"100 % of \\ 5 < 6 & */\" {};");
        reserved(8, 0x40);
    }

    static final class Module extends Register {
        final FlagField wire = flag(0, RegisterAccess.READ_WRITE).doc("a // b /* c");
        final FlagField sw = flag(1, RegisterAccess.READ_WRITE).doc("\\");
        final ChoiceField<Left.Kind> encode = choice(2, 2, Left.Kind.class, RegisterAccess.READ_WRITE);
        final ChoiceField<Right.Kind> signed = choice(4, 3, Right.Kind.class, RegisterAccess.READ_WRITE);
    }
}
