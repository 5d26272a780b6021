package org.heddle.verify.mutate;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.Function;
import org.heddle.report.TextTable;

/** Results in tables: by kind, by module, by who saw them. */
public final class Summary {
    private Summary() {}

    /** All tables and the line of totals. */
    public static String of(MutantDocument document) {
        List<MutantResult> all = document.mutants();
        StringBuilder text = new StringBuilder();
        text.append(table("kind", all, MutantResult::kind)).append('\n');
        text.append(table("module", all, MutantResult::module)).append('\n');
        text.append(table("seen by", all, result -> result.seenBy() == null ? "-" : result.seenBy()))
                .append('\n');
        long seen = all.stream().filter(result -> result.seenBy() != null).count();
        long proven = count(all, MutantResult.PROVEN);
        long argued = count(all, MutantResult.ARGUED);
        long others = all.size() - proven - argued;
        text.append(String.format(
                Locale.ROOT,
                "Mutants: %d, Seen: %d, Equivalent: %d proven, %d argued, Survivors: %d, Seen of the others: %.1f %%%n",
                all.size(),
                seen,
                proven,
                argued,
                others - seen,
                others == 0 ? 0.0 : 100.0 * seen / others));
        return text.toString();
    }

    private static long count(List<MutantResult> results, String equivalent) {
        return results.stream()
                .filter(result -> equivalent.equals(result.equivalent()))
                .count();
    }

    private static String table(String heading, List<MutantResult> results, Function<MutantResult, String> group) {
        TextTable table = TextTable.builder()
                .words(heading)
                .numbers("mutants", "")
                .numbers("seen", "")
                .numbers("equivalent", "")
                .numbers("survive", "")
                .build();
        for (String name : new TreeSet<>(results.stream().map(group).toList())) {
            List<MutantResult> those = results.stream()
                    .filter(result -> group.apply(result).equals(name))
                    .toList();
            long seen = those.stream().filter(result -> result.seenBy() != null).count();
            long survive = those.stream().filter(MutantResult::survives).count();
            table.add(
                    name,
                    Integer.toString(those.size()),
                    Long.toString(seen),
                    Long.toString(those.size() - seen - survive),
                    Long.toString(survive));
        }
        return table.toString();
    }
}
