package org.heddle.verify.mutate.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word of a module's text.
 *
 * @param text as it stands there
 * @param start offset of its first character
 */
record Token(String text, int start) {
    private static final Pattern WORDS = Pattern.compile(
            "//[^\n]*|/\\*.*?\\*/|\\(\\*(?!\\)).*?\\*\\)|\"[^\"\n]*\"" // left out
                    + "|(\\d+'[bdh][0-9a-fx]+|\\d+|[$\\w]+|<=|>=|==|!=|&&|\\|\\||<<|>>>|>>|@\\*|[^\\s\\w])");
    private static final String END = "";

    int end() {
        return start + text.length();
    }

    boolean is(String word) {
        return text.equals(word);
    }

    boolean isName() {
        char first = text.isEmpty() ? ' ' : text.charAt(0);
        return Character.isLetter(first) || first == '_';
    }

    boolean isNumber() {
        return !text.isEmpty() && Character.isDigit(text.charAt(0));
    }

    /** All words of the text's beginning, without comments and attributes, and an empty one behind the last. */
    static List<Token> of(String text) {
        List<Token> tokens = new ArrayList<>();
        Matcher matcher = WORDS.matcher(text);
        while (matcher.find()) {
            if (matcher.group(1) != null) {
                tokens.add(new Token(matcher.group(1), matcher.start()));
            }
        }
        tokens.add(new Token(END, text.length()));
        return tokens;
    }
}
