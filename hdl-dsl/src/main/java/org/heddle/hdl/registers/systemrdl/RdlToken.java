package org.heddle.hdl.registers.systemrdl;

/**
 * A word, number, string or sign of a file.
 *
 * @param kind what it is
 * @param text as it is written; of a string, what stands between the quotes; of an escaped word, what follows the backslash
 * @param place of its first character
 */
record RdlToken(Kind kind, String text, RdlPlace place) {
    /** Kinds of tokens. */
    enum Kind {
        /** A keyword or an identifier. */
        WORD,
        /** An identifier behind a backslash, which no keyword is. */
        ESCAPED,
        /** A number, not yet checked. */
        NUMBER,
        /** Text in quotes. */
        STRING,
        /** Punctuation. */
        SIGN,
        /** The place behind the last token. */
        END
    }

    boolean is(String wanted) {
        return (kind == Kind.WORD || kind == Kind.SIGN) && text.equals(wanted);
    }

    /** How an error names it. */
    String shown() {
        return switch (kind) {
            case END -> "the end of the file";
            case STRING -> "a string";
            case ESCAPED -> "\\" + text;
            default -> "\"" + text + "\"";
        };
    }
}
