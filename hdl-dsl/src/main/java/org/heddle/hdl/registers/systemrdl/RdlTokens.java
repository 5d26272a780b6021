package org.heddle.hdl.registers.systemrdl;

import java.math.BigInteger;
import java.util.List;

/** The tokens of a file, one taken after the other. */
final class RdlTokens {
    private final List<RdlToken> tokens;
    private int next;

    RdlTokens(List<RdlToken> tokens) {
        this.tokens = tokens;
    }

    RdlToken peek() {
        return tokens.get(next);
    }

    RdlToken peekBehind() {
        return tokens.get(Math.min(next + 1, tokens.size() - 1));
    }

    RdlToken take() {
        RdlToken token = tokens.get(next);
        next = Math.min(next + 1, tokens.size() - 1);
        return token;
    }

    /** Takes the word or sign if it is the next one; whether it is. */
    boolean takes(String wanted) {
        boolean isNext = peek().is(wanted);
        if (isNext) {
            take();
        }
        return isNext;
    }

    /**
     * Takes a word or sign that must follow.
     *
     * @param where what it is a part of
     */
    void require(String wanted, String where) {
        if (!takes(wanted)) {
            throw unexpected("\"" + wanted + "\" " + where);
        }
    }

    /** Takes a name that must follow: an identifier that is no keyword, or is behind a backslash. */
    RdlToken name(String what) {
        RdlToken token = peek();
        if (token.kind() == RdlToken.Kind.WORD && RdlNames.isKeyword(token.text())) {
            throw token.place()
                    .refuse(
                            "the keyword \"" + token.text() + "\" stands where the name of " + what + " is expected",
                            "choose another name, or write \\" + token.text());
        }
        if (token.kind() != RdlToken.Kind.WORD && token.kind() != RdlToken.Kind.ESCAPED) {
            throw unexpected("the name of " + what);
        }
        return take();
    }

    /** Takes a number that must follow, from 0 to a limit. */
    long number(String what, long limit) {
        RdlToken token = peek();
        if (token.kind() != RdlToken.Kind.NUMBER) {
            throw unexpected("a number, for " + what + ",");
        }
        BigInteger value = RdlNumber.of(take());
        if (value.compareTo(BigInteger.valueOf(limit)) > 0) {
            throw token.place().refuse("the number for " + what + " is " + token.text(), "use at most " + limit);
        }
        return value.longValue();
    }

    /** Makes the error for a token that does not belong where it stands. */
    SystemRdlException unexpected(String expected) {
        RdlToken token = peek();
        String mend = token.kind() == RdlToken.Kind.SIGN && "+-*/%&|^~!<>?(".contains(token.text())
                ? "write the value itself; expressions are not read"
                : "write it there";
        return token.place().refuse(expected + " is expected, and " + token.shown() + " found", mend);
    }
}
