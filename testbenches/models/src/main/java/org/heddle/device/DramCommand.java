package org.heddle.device;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** A command on the pins of a module; {@link #code()} is its value on the three command pins. */
public enum DramCommand {
    /** No operation. */
    NOP(0),
    /** Opens a row of a bank. */
    ACTIVATE(1),
    /** Reads 16 bytes of the open row of a bank. */
    READ(2),
    /** Writes up to 16 bytes of the open row of a bank. */
    WRITE(3),
    /** Closes the row of one bank; a closed bank stays closed. */
    PRECHARGE(4),
    /** Refreshes the module; all banks must be closed. */
    REFRESH(5),
    /** Closes the rows of all banks. */
    PRECHARGE_ALL(6),
    /** Loads the mode register (bank 0) or the extended one (bank 1) with the row pins; all banks must be closed. */
    LOAD_MODE(7);

    private static final Map<Integer, DramCommand> BY_CODE =
            Arrays.stream(values()).collect(Collectors.toMap(DramCommand::code, command -> command));

    private final int code;

    DramCommand(int code) {
        this.code = code;
    }

    /** Returns the value on the command pins, 0 to 7. */
    public int code() {
        return code;
    }

    /** True for the values that name a command: those of three pins. */
    static boolean isLegal(int code) {
        return BY_CODE.containsKey(code);
    }

    static DramCommand of(int code) {
        return Objects.requireNonNull(BY_CODE.get(code));
    }
}
