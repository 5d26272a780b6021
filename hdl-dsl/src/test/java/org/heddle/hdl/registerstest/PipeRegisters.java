package org.heddle.hdl.registerstest;

import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.WordArray;

/** Both ends of a queue of whole registers; an access waits for the answer before it, or not. */
public final class PipeRegisters extends RegisterMap {
    public final Sent sent = register(0, new Sent());
    public final Received received = register(8, new Received());
    public final WordArray level = words(16, 64, Level.class);

    /** The only number. */
    public enum Level {
        FILL
    }

    public PipeRegisters(boolean isInTurn) {
        super(isInTurn ? "pipe_in_turn" : "pipe", 64, "");
        if (isInTurn) {
            inTurn();
        }
    }

    public static final class Sent extends Register {
        public final NumberField word = number(63, 0, RegisterAccess.PUSH);
    }

    public static final class Received extends Register {
        public final NumberField word = number(63, 0, RegisterAccess.POP);
    }
}
