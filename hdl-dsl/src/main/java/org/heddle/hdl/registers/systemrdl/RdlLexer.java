package org.heddle.hdl.registers.systemrdl;

import java.util.ArrayList;
import java.util.List;

/** Cuts a file into tokens, and leaves comments and white space out. */
final class RdlLexer {
    private static final List<String> SIGNS = List.of(
            "->", "::", "+=", "%=", "{", "}", "[", "]", "(", ")", ";", ":", ",", "=", "@", "#", ".", "+", "-", "*", "/",
            "%", "&", "|", "^", "~", "!", "<", ">", "?");

    private final String file;
    private final String text;
    private final List<RdlToken> tokens = new ArrayList<>();
    private int next;
    private int line = 1;
    private int lineStart;

    private RdlLexer(String file, String text) {
        this.file = file;
        this.text = text;
    }

    /**
     * Returns the tokens, the last of which is the end.
     *
     * @throws SystemRdlException at a character that begins none, and where a comment or string does not end
     */
    static List<RdlToken> tokens(String file, String text) {
        RdlLexer lexer = new RdlLexer(file, text.startsWith("\uFEFF") ? text.substring(1) : text);
        while (lexer.next < lexer.text.length()) {
            lexer.step();
        }
        lexer.add(RdlToken.Kind.END, "", lexer.place());
        return lexer.tokens;
    }

    private RdlPlace place() {
        return new RdlPlace(file, line, next - lineStart + 1);
    }

    private void add(RdlToken.Kind kind, String word, RdlPlace place) {
        tokens.add(new RdlToken(kind, word, place));
    }

    private void step() {
        char first = text.charAt(next);
        if (Character.isWhitespace(first)) {
            advance(1);
        } else if (text.startsWith("//", next)) {
            int end = text.indexOf('\n', next);
            advance((end < 0 ? text.length() : end) - next);
        } else if (text.startsWith("/*", next)) {
            int end = text.indexOf("*/", next + 2);
            if (end < 0) {
                throw place().refuse("a comment begins here and does not end", "close it with */");
            }
            advance(end + 2 - next);
        } else if (first == '"') {
            string();
        } else if (isWordStart(first)) {
            word(RdlToken.Kind.WORD, 0);
        } else if (first == '\\' && next + 1 < text.length() && isWordStart(text.charAt(next + 1))) {
            word(RdlToken.Kind.ESCAPED, 1);
        } else if (first >= '0' && first <= '9') {
            number();
        } else {
            sign(first);
        }
    }

    /** Goes on, and counts the lines that are left behind. */
    private void advance(int characters) {
        for (int i = 0; i < characters; i++) {
            if (text.charAt(next++) == '\n') {
                line++;
                lineStart = next;
            }
        }
    }

    private void string() {
        RdlPlace place = place();
        StringBuilder content = new StringBuilder();
        int at = next + 1;
        while (at < text.length() && text.charAt(at) != '"') {
            boolean isEscape = text.charAt(at) == '\\'
                    && at + 1 < text.length()
                    && (text.charAt(at + 1) == '"' || text.charAt(at + 1) == '\\');
            at += isEscape ? 1 : 0;
            content.append(text.charAt(at++));
        }
        if (at >= text.length()) {
            throw place.refuse("a string begins here and does not end", "close it with a quote");
        }
        advance(at + 1 - next);
        add(RdlToken.Kind.STRING, content.toString(), place);
    }

    private void word(RdlToken.Kind kind, int skipped) {
        RdlPlace place = place();
        int end = next + skipped;
        while (end < text.length() && (isWordStart(text.charAt(end)) || isDigit(text.charAt(end)))) {
            end++;
        }
        add(kind, text.substring(next + skipped, end), place);
        advance(end - next);
    }

    private void number() {
        RdlPlace place = place();
        int end = next;
        while (end < text.length()
                && (isWordStart(text.charAt(end)) || isDigit(text.charAt(end)) || text.charAt(end) == '\'')) {
            end++;
        }
        add(RdlToken.Kind.NUMBER, text.substring(next, end), place);
        advance(end - next);
    }

    private void sign(char first) {
        if (first == '`' || text.startsWith("<%", next)) {
            throw place().refuse(
                            "the file is meant for a preprocessor, which there is none of",
                            "run it through one first, and read what comes out");
        }
        RdlPlace place = place();
        String sign = SIGNS.stream()
                .filter(candidate -> text.startsWith(candidate, next))
                .findFirst()
                .orElseThrow(() -> place.refuse(
                        "the character U+%04X begins nothing in SystemRDL".formatted(text.codePointAt(next)),
                        "take it out"));
        add(RdlToken.Kind.SIGN, sign, place);
        advance(sign.length());
    }

    private static boolean isWordStart(char character) {
        return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z' || character == '_';
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }
}
