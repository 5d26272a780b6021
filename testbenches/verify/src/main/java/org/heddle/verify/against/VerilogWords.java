package org.heddle.verify.against;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words of a Verilog text: without comments, attributes, and what is there for a simulator or a proof alone. */
final class VerilogWords {
    private static final Pattern CONDITIONAL = Pattern.compile("(?ms)^`ifdef .*?^`endif[^\\n]*");
    private static final Pattern WORDS = Pattern.compile(
            "//[^\\n]*|/\\*(?s:.*?)\\*/|\\(\\*(?!\\))(?s:.*?)\\*\\)" // left out
                    + "|((?m:^`[^\\n]*)" // a directive is one word: none of its names is the module's
                    + "|\"[^\"\\n]*\"|\\d*'[sS]?[bodhBODH][0-9a-fA-FxXzZ_?]+|\\d[\\d_]*|[$\\w]+|<=|>=|==|!=|&&|\\|\\||<<|>>>|>>|@\\*|[^\\s\\w])");

    private static final Set<String> KEYWORDS = Set.of(
            "module",
            "endmodule",
            "input",
            "output",
            "inout",
            "wire",
            "reg",
            "signed",
            "localparam",
            "parameter",
            "assign",
            "always",
            "initial",
            "begin",
            "end",
            "if",
            "else",
            "case",
            "casez",
            "endcase",
            "default",
            "posedge",
            "negedge",
            "or",
            "integer",
            "for",
            "function",
            "endfunction");

    private VerilogWords() {}

    /** The words of a text. */
    static List<String> of(String text) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORDS.matcher(CONDITIONAL.matcher(text).replaceAll(""));
        while (matcher.find()) {
            if (matcher.group(1) != null) {
                words.add(matcher.group(1));
            }
        }
        return words;
    }

    /** Whether a word is a name that somebody chose. */
    static boolean isName(String word) {
        char first = word.charAt(0);
        return (Character.isLetter(first) || first == '_') && !KEYWORDS.contains(word);
    }

    /** The text with other names; comments and strings stay. */
    static String renamed(String text, Map<String, String> names) {
        if (names.isEmpty()) {
            return text;
        }
        StringBuilder changed = new StringBuilder();
        Matcher matcher = WORDS.matcher(text);
        while (matcher.find()) {
            String word = matcher.group(1);
            // What stands behind a dot is the port of another module.
            boolean isPin = word != null && matcher.start() > 0 && text.charAt(matcher.start() - 1) == '.';
            String name = word == null || isPin ? null : names.get(word);
            matcher.appendReplacement(changed, Matcher.quoteReplacement(name == null ? matcher.group() : name));
        }
        matcher.appendTail(changed);
        return changed.toString();
    }
}
