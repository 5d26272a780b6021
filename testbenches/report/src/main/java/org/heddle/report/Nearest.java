package org.heddle.report;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the words that a mistyped word was probably meant to be. */
public final class Nearest {
    private static final int SHOWN = 3;

    private Nearest() {}

    /**
     * The candidates close to a word, nearest first: at most a third of its letters wrong, or the word is their beginning.
     *
     * @param word what was typed
     * @param candidates what could have been typed
     */
    public static List<String> to(String word, Collection<String> candidates) {
        int tolerated = Math.max(1, (word.length() + 1) / 3);
        return candidates.stream()
                .distinct()
                .filter(candidate -> begins(candidate, word) || distance(word, candidate) <= tolerated)
                .sorted(Comparator.comparingInt((String candidate) -> distance(word, candidate))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(SHOWN)
                .toList();
    }

    /** "Did you mean …?" with what is near, or an empty text. */
    public static String question(String word, Collection<String> candidates) {
        List<String> near = to(word, candidates);
        return near.isEmpty() ? "" : " Did you mean '" + String.join("' or '", near) + "'?";
    }

    /**
     * Returns the question, or all candidates where none is near.
     *
     * @param kinds the candidates' kind, such as "operations"
     */
    public static String questionOrAll(String word, Collection<String> candidates, String kinds) {
        String question = question(word, candidates);
        return question.isEmpty() ? " The " + kinds + " are: " + String.join(", ", candidates) + "." : question;
    }

    private static boolean begins(String candidate, String word) {
        return word.length() > 2 && candidate.startsWith(word);
    }

    /** Edits from one word to the other: insert, delete, replace, or swap two neighbours; case does not count. */
    static int distance(String from, String to) {
        String a = from.toLowerCase(Locale.ROOT);
        String b = to.toLowerCase(Locale.ROOT);
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : cheapest(edits, a, b, i, j);
            }
        }
        return edits[a.length()][b.length()];
    }

    private static int cheapest(int[][] edits, String a, String b, int i, int j) {
        int replaced = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int best = Math.min(replaced, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(best, edits[i - 2][j - 2] + 1) : best;
    }
}
