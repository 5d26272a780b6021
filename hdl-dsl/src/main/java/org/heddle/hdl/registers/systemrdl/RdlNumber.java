package org.heddle.hdl.registers.systemrdl;

import java.math.BigInteger;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers as SystemRDL writes them: {@code 12}, {@code 0xC}, {@code 4'b1100}, with underscores between digits. */
final class RdlNumber {
    private static final int MOST_BITS = 64;
    private static final Pattern DECIMAL = Pattern.compile("[0-9][0-9_]*");
    private static final Pattern HEXADECIMAL = Pattern.compile("0[xX]([0-9a-fA-F][0-9a-fA-F_]*)");
    private static final Pattern SIZED = Pattern.compile("([0-9]{1,3})'([bBdDhH])([0-9a-fA-F][0-9a-fA-F_]*)");
    private static final Map<String, Integer> RADIX = Map.of("b", 2, "d", 10, "h", 16);

    private RdlNumber() {}

    /**
     * Returns the number of a token.
     *
     * @throws SystemRdlException if it is none, or needs more than 64 bits
     */
    static BigInteger of(RdlToken token) {
        Matcher sized = SIZED.matcher(token.text());
        Matcher hexadecimal = HEXADECIMAL.matcher(token.text());
        BigInteger value;
        int bits = MOST_BITS;
        if (sized.matches()) {
            bits = Integer.parseInt(sized.group(1));
            value = parse(token, sized.group(3), RADIX.get(sized.group(2).toLowerCase(java.util.Locale.ROOT)));
        } else if (hexadecimal.matches()) {
            value = parse(token, hexadecimal.group(1), 16);
        } else if (DECIMAL.matcher(token.text()).matches()) {
            value = parse(token, token.text(), 10);
        } else {
            throw none(token);
        }
        if (bits < 1 || bits > MOST_BITS || value.bitLength() > MOST_BITS) {
            throw token.place()
                    .refuse("the number " + token.text() + " has more than 64 bits, or none", "write a smaller one");
        }
        if (value.bitLength() > bits) {
            throw token.place()
                    .refuse(token.text() + " does not fit its " + bits + " bits", "give it more, or a smaller value");
        }
        return value;
    }

    private static BigInteger parse(RdlToken token, String digits, int radix) {
        try {
            return new BigInteger(digits.replace("_", ""), radix);
        } catch (NumberFormatException wrongDigit) {
            throw none(token);
        }
    }

    private static SystemRdlException none(RdlToken token) {
        return token.place()
                .refuse("\"" + token.text() + "\" is no number", "write it as 12, 0xC, 4'b1100, 4'd12 or 4'hC");
    }
}
