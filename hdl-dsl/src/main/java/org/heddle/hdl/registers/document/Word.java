package org.heddle.hdl.registers.document;

import java.util.Locale;
import java.util.Set;
import org.heddle.hdl.registers.RegisterMap;

/** Names and numbers as C writes them. */
final class Word {
    /** Keywords of C11 and C++17, without those of C that begin with an underscore, which no name has after it became lower case. */
    private static final Set<String> KEYWORDS = Set.of(
            ("alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t class compl const"
                            + " const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit"
                            + " export extern false float for friend goto if inline int long mutable namespace new noexcept"
                            + " not not_eq nullptr operator or or_eq private protected public register reinterpret_cast"
                            + " restrict return short signed sizeof static static_assert static_cast struct switch template"
                            + " this thread_local throw true try typedef typeid typename union unsigned using virtual void"
                            + " volatile wchar_t while xor xor_eq")
                    .split(" "));

    private Word() {}

    /** {@code sendTaken} as {@code SEND_TAKEN}. */
    static String upper(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
    }

    /** {@code sendTaken} as {@code send_taken}. */
    static String lower(String name) {
        return upper(name).toLowerCase(Locale.ROOT);
    }

    /** {@code sendTaken} as {@code send_taken}, and {@code register} as {@code register_}: a member of a structure in C and C++. */
    static String member(String name) {
        String member = lower(name);
        return KEYWORDS.contains(member) ? member + "_" : member;
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
