package org.heddle.hdl.registers.block;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;

/**
 * The hardware's side of a register that is a queue's end: the handshake of a stream, in ports named after the register, beside those of
 * its fields' values.
 *
 * <p>Of a {@link RegisterAccess#PUSH} the block is the source: {@link #valid} is its output. Of a {@link RegisterAccess#POP} it is the
 * sink.
 */
public final class QueueSide {
    private final Register register;
    private final Bool valid;
    private final Bool ready;
    private final Optional<Bool> coming;

    QueueSide(RegisterBlock<?> block, Register register) {
        this.register = register;
        if (register.isQueue(RegisterAccess.PUSH)) {
            valid = block.output(register.name() + "_valid");
            ready = block.input(register.name() + "_ready");
            coming = Optional.empty();
        } else {
            valid = block.input(register.name() + "_valid");
            ready = block.output(register.name() + "_ready");
            coming = Optional.of(block.input(register.name() + "_coming"));
        }
    }

    /** Output of a push, input of a pop: 1 while there is a value. */
    public Bool valid() {
        return valid;
    }

    /** Input of a push, output of a pop: 1 to take it. */
    public Bool ready() {
        return ready;
    }

    /**
     * Input of a pop: 1 lets a read wait while there is no value, since one is about to come. How long that takes is the hardware's
     * promise: the bus waits, too.
     *
     * @throws IllegalArgumentException if the register is no pop
     */
    public Bool coming() {
        return coming.orElseThrow(
                () -> new IllegalArgumentException(register.name() + " is written: only a register whose fields are "
                        + RegisterAccess.POP + " waits for" + " what is coming"));
    }
}
