package org.heddle.hdl.registers.systemrdl;

/** Reports a file that is no SystemRDL, or says something that is not read: where, what, and the mend. */
public final class SystemRdlException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    SystemRdlException(String message) {
        super(message);
    }
}
