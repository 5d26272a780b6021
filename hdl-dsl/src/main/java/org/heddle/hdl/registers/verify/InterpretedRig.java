package org.heddle.hdl.registers.verify;

import java.math.BigInteger;
import org.heddle.hdl.Design;
import org.heddle.hdl.interpreter.Interpreter;

/** A register block on the reference interpreter. */
public final class InterpretedRig implements RegisterRig {
    private final Interpreter interpreter;

    /** Resets the block. */
    public InterpretedRig(Design<?> design) {
        interpreter = new Interpreter(design.circuit());
        interpreter.poke("reset", 1);
        interpreter.step();
        interpreter.poke("reset", 0);
    }

    @Override
    public void poke(String port, BigInteger value) {
        interpreter.poke(port, value);
    }

    @Override
    public BigInteger peek(String port) {
        return interpreter.peek(port);
    }

    @Override
    public void step() {
        interpreter.step();
    }
}
