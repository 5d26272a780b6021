package org.heddle.hdl.verilog;

import org.heddle.hdl.ir.Statement;

/** One of the two places at the end of a module where properties and the signals that serve them alone stand. */
enum VerificationBlock {
    SIMULATION("HEDDLE_SIMULATION"),
    FORMAL("FORMAL");

    private final String macro;

    VerificationBlock(String macro) {
        this.macro = macro;
    }

    /** The macro under which the block is read. */
    String macro() {
        return macro;
    }

    boolean shows(Statement statement) {
        return statement instanceof Statement.Property property && (this == FORMAL || property.domain() >= 0);
    }
}
