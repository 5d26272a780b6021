package org.heddle.hdl.registerstest;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;

/** Registers of 8 bits, some of them alike. */
public final class ByteRegisters extends RegisterMap {
    public final List<Channel> channels = new ArrayList<>();

    public ByteRegisters() {
        super("bytes", 8, "");
        for (int i = 0; i < 3; i++) {
            channels.add(register("channel" + i, i, new Channel()));
        }
    }

    public static final class Channel extends Register {
        public final NumberField weight = number(3, 0, RegisterAccess.READ_WRITE);
        public final FlagField active = flag(7, RegisterAccess.READ_ONLY);
    }
}
