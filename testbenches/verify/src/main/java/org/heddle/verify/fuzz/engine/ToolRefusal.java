package org.heddle.verify.fuzz.engine;

/** Thrown when a tool does not take the Verilog, or warns of it: that is a difference too. */
public final class ToolRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ToolRefusal(String message) {
        super(message);
    }
}
