package org.heddle.hdl.operation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Numbers as texts: those of long literals, and files of words as Verilog's {@code $readmemh} takes them. */
public final class NumberText {
    private static final Pattern NUMBER =
            Pattern.compile("0[xX][0-9a-fA-F]+(_+[0-9a-fA-F]+)*|0[bB][01]+(_+[01]+)*|[0-9]+(_+[0-9]+)*");
    private static final Pattern WORD = Pattern.compile("[0-9a-fA-F]+(_+[0-9a-fA-F]+)*");

    private NumberText() {}

    /** Returns the number that a text is: hexadecimal behind 0x, binary behind 0b, else decimal, with _ between digits; empty if it is none. */
    public static Optional<BigInteger> number(String text) {
        if (!NUMBER.matcher(text).matches()) {
            return Optional.empty();
        }
        String digits = text.replace("_", "");
        if (digits.regionMatches(true, 0, "0x", 0, 2)) {
            return Optional.of(new BigInteger(digits.substring(2), 16));
        }
        return Optional.of(
                digits.regionMatches(true, 0, "0b", 0, 2)
                        ? new BigInteger(digits.substring(2), 2)
                        : new BigInteger(digits));
    }

    /**
     * Returns the words of a file in hexadecimal, as {@code $readmemh} takes it: words between blanks, {@code @} before the address of the next one, _
     * between digits, comments as in Verilog.
     *
     * @param text of the file
     * @param depth words that there is room for
     * @param refused hears, with its line, what is no such file; the list is empty then
     */
    public static List<BigInteger> words(String text, int depth, Consumer<String> refused) {
        List<BigInteger> words = new ArrayList<>(Collections.nCopies(depth, BigInteger.ZERO));
        int line = 0;
        BigInteger address = BigInteger.ZERO;
        for (String written : withoutComments(text).split("\n", -1)) {
            line++;
            for (String token : written.strip().split("\\s+")) {
                String digits = token.startsWith("@") ? token.substring(1) : token;
                if (token.isEmpty()) {
                    continue;
                }
                if (!WORD.matcher(digits).matches()) {
                    refused.accept("line " + line + ": " + token + " is no hexadecimal number");
                    return List.of();
                }
                BigInteger value = new BigInteger(digits.replace("_", ""), 16);
                if (token.startsWith("@")) {
                    address = value;
                } else if (address.compareTo(BigInteger.valueOf(depth)) >= 0) {
                    refused.accept("line " + line + ": a word for address " + address + " of a memory of " + depth);
                    return List.of();
                } else {
                    words.set(address.intValueExact(), value);
                    address = address.add(BigInteger.ONE);
                }
            }
        }
        return words;
    }

    /** Comments become blanks; the lines stay. */
    private static String withoutComments(String text) {
        StringBuilder left = new StringBuilder();
        int place = 0;
        while (place < text.length()) {
            if (text.startsWith("//", place)) {
                int end = text.indexOf('\n', place);
                place = end < 0 ? text.length() : end;
            } else if (text.startsWith("/*", place)) {
                int end = text.indexOf("*/", place + 2);
                String comment = text.substring(place, end < 0 ? text.length() : end + 2);
                left.append(' ').append("\n".repeat((int)
                                comment.chars().filter(c -> c == '\n').count()));
                place += comment.length();
            } else {
                left.append(text.charAt(place++));
            }
        }
        return left.toString();
    }
}
