package org.heddle.hdl.registers.verify;

import java.util.function.Consumer;

/**
 * One promise of a register map, and how to see whether the hardware keeps it.
 *
 * @param name a sentence such as {@code control.enable (rw) keeps what is written}
 * @param body runs on a rig of its own; throws {@code AssertionError} where the promise is broken
 */
public record RegisterCheck(String name, Consumer<RegisterRig> body) {
    /** Runs the check on a block that was just reset. */
    public void run(RegisterRig rig) {
        body.accept(rig);
    }
}
