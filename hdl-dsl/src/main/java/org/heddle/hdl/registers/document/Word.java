package org.heddle.hdl.registers.document;

import java.util.Locale;
import org.heddle.hdl.registers.RegisterMap;

/** Names and numbers as C writes them. */
final class Word {
    private Word() {}

    /** {@code sendTaken} as {@code SEND_TAKEN}. */
    static String upper(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
    }

    /** {@code sendTaken} as {@code send_taken}. */
    static String lower(String name) {
        return upper(name).toLowerCase(Locale.ROOT);
    }

    /** A hexadecimal number with as many digits as a register of the map has. */
    static String hex(RegisterMap map, long value) {
        String digits = Long.toHexString(value);
        return "0x" + "0".repeat(Math.max(0, map.width() / 4 - digits.length())) + digits;
    }

    static String address(long address) {
        return "0x%02x".formatted(address);
    }
}
