package org.heddle.experiment;

import java.util.Locale;
import java.util.Map;
import org.heddle.report.TextTable;

/** Table of how often each of some kinds was counted, for the terminal. */
public final class CountTable {
    private CountTable() {}

    /**
     * Returns a line for each kind.
     *
     * @param kinds heading of the kinds
     * @param counted heading of the counts
     */
    public static <K extends Enum<K>> TextTable of(String kinds, String counted, Map<K, Long> counts) {
        TextTable table = TextTable.builder().words(kinds).numbers(counted, "").build();
        counts.forEach((kind, count) -> table.add(words(kind), whole(count)));
        return table;
    }

    /** Returns the name of a kind as words in lower case. */
    public static String words(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns a number with a comma before each three digits. */
    public static String whole(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
