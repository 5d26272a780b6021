package org.heddle.verify.against;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells whether two modules have the same text but for comments and for names inside them. */
final class SameWords {
    private SameWords() {}

    /**
     * Whether the words are the same, each name of one always being the same name of the other.
     *
     * @param fixed names that mean something outside: of modules
     */
    static boolean in(VerilogModule module, VerilogModule former, Set<String> fixed) {
        List<String> words = module.words();
        List<String> before = former.words();
        if (words.size() != before.size()) {
            return false;
        }
        Map<String, String> names = new HashMap<>();
        Map<String, String> back = new HashMap<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String was = before.get(i);
            boolean isPin = i > 0 && words.get(i - 1).equals(".");
            boolean mayDiffer = !isPin && isInner(word, module, fixed) && isInner(was, former, fixed);
            boolean same = mayDiffer
                    ? names.merge(was, word, (first, next) -> first).equals(word)
                            && back.merge(word, was, (first, next) -> first).equals(was)
                    : word.equals(was);
            if (!same) {
                return false;
            }
        }
        return true;
    }

    private static boolean isInner(String word, VerilogModule module, Set<String> fixed) {
        return VerilogWords.isName(word) && !module.ports().containsKey(word) && !fixed.contains(word);
    }
}
