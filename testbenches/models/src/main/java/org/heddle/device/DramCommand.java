package org.heddle.device;

/** A command on the pins of a module; {@link #code()} is its value on the three command pins. */
public enum DramCommand {
    /** No operation. */
    NOP,
    /** Opens a row of a bank. */
    ACTIVATE,
    /** Reads 16 bytes of the open row of a bank. */
    READ,
    /** Writes up to 16 bytes of the open row of a bank. */
    WRITE,
    /** Closes the row of one bank; a closed bank stays closed. */
    PRECHARGE,
    /** Refreshes the module; all banks must be closed. */
    REFRESH,
    /** Closes the rows of all banks. */
    PRECHARGE_ALL;

    private static final DramCommand[] BY_CODE = values();

    /** The value on the command pins, 0 to 6. */
    public int code() {
        return ordinal();
    }

    /** True for the values that name a command; 7 does not. */
    static boolean isLegal(int code) {
        return code >= 0 && code < BY_CODE.length;
    }

    static DramCommand of(int code) {
        return BY_CODE[code];
    }
}
