package org.heddle.hdl.blackbox;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words and signs of a Verilog text, without comments, attributes and compiler directives. */
final class Tokens {
    private static final Pattern NOISE =
            Pattern.compile("//[^\\n]*|/\\*.*?\\*/|\\(\\*[^)].*?\\*\\)|`[^\\n]*", Pattern.DOTALL);
    private static final Pattern TOKEN = Pattern.compile("\"[^\"]*\"|\\d*\\s*'[sS]?[bodhBODH]\\s*[0-9a-fA-FxXzZ_?]+"
            + "|\\d[\\d_]*|\\$?[A-Za-z_][A-Za-z0-9_$]*|\\\\\\S+|\\*\\*|<<<?|>>>?|[^\\s]");

    private final List<String> tokens = new ArrayList<>();
    private int position;

    Tokens(String text) {
        Matcher matcher = TOKEN.matcher(NOISE.matcher(text).replaceAll(" "));
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
    }

    String peek() {
        if (position >= tokens.size()) {
            throw new VerilogHeader.UnreadableException("the file ends before the module does");
        }
        return tokens.get(position);
    }

    String next() {
        String token = peek();
        position++;
        return token;
    }

    boolean take(String token) {
        boolean there = peek().equals(token);
        position += there ? 1 : 0;
        return there;
    }

    void require(String token) {
        String found = next();
        if (!found.equals(token)) {
            throw new VerilogHeader.UnreadableException("\"" + token + "\" was expected and \"" + found + "\" found");
        }
    }

    boolean isString() {
        return peek().startsWith("\"");
    }

    /** Goes behind the next run of these words; whether there is one. */
    boolean skipPast(String... words) {
        for (int i = position; i + words.length <= tokens.size(); i++) {
            if (tokens.subList(i, i + words.length).equals(List.of(words))) {
                position = i + words.length;
                return true;
            }
        }
        return false;
    }
}
