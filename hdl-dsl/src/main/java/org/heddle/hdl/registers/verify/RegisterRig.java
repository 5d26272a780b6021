package org.heddle.hdl.registers.verify;

import java.math.BigInteger;

/** A register block that runs: reset, with all inputs 0. */
public interface RegisterRig {
    /** Sets an input port. */
    void poke(String port, BigInteger value);

    /** An output or input port as it is with the inputs of now. */
    BigInteger peek(String port);

    /** Lets the clock rise. */
    void step();
}
