package org.heddle.hdl.verilog;

/**
 * One port of an emitted module.
 *
 * @param name the Verilog identifier
 * @param direction seen from inside the module
 * @param width in bits, at least 1
 * @param role what the port is to a test bench
 */
public record VerilogPort(String name, Direction direction, int width, Role role) {
    /** Direction of a port's values, seen from inside the module. */
    public enum Direction {
        INPUT,
        OUTPUT
    }

    /** Role of a port for a test bench. */
    public enum Role {
        CLOCK,
        /** Active while 1. */
        RESET,
        /** Active while 0. */
        RESET_ACTIVE_LOW,
        DATA;

        /** Whether it is a reset of either polarity. */
        public boolean isReset() {
            return this == RESET || this == RESET_ACTIVE_LOW;
        }
    }
}
