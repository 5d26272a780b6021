package org.heddle.experiment.verbs.reproduce;

import java.util.List;
import java.util.Locale;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.verbs.claims.ClaimRow;
import org.heddle.report.TextTable;
import org.jspecify.annotations.Nullable;

/** Claims and measurements for the terminal. */
public final class VerbsTable {
    private VerbsTable() {}

    /** Returns both tables. */
    public static String text(VerbsDocument document) {
        TextTable claims = TextTable.builder()
                .words("claim")
                .words("measured")
                .words("contract")
                .words("article")
                .build();
        document.behaviour().forEach(row -> claims.add(claimCells(row).toArray(String[]::new)));
        TextTable rows = TextTable.builder()
                .words("measure")
                .words("operation")
                .numbers("bytes", "")
                .numbers("mtu", "")
                .numbers("pairs", "")
                .words("inline")
                .numbers("cycles", "")
                .numbers("nic", "")
                .numbers("reads", "")
                .numbers("writes", "")
                .numbers("link", "")
                .numbers("us", "")
                .numbers("MB/s", "")
                .numbers("M/s", "")
                .words("verified")
                .build();
        document.rows().forEach(row -> rows.add(cells(row).toArray(String[]::new)));
        return claims + "\n" + rows + Basis.LEGEND + "\n\n" + CoreClock.ASSUMPTION + "\n";
    }

    static List<String> claimCells(ClaimRow row) {
        return List.of(
                row.claim(), row.measured(), row.agrees() ? "agrees" : "DIFFERS", row.article() ? "agrees" : "differs");
    }

    static List<String> cells(VerbsRow row) {
        return List.of(
                row.measure(),
                row.operation(),
                number(row.bytes()),
                number(row.mtu()),
                number(row.queuePairs()),
                row.inline() ? "yes" : "no",
                number(row.cycles()),
                number(row.nicCycles()),
                number(row.memoryReads()),
                number(row.memoryWrites()),
                number(row.linkCycles()),
                String.format(Locale.ROOT, "%.2f", row.microseconds()),
                row.megabytesPerSecond() == null ? "-" : String.format(Locale.ROOT, "%.1f", row.megabytesPerSecond()),
                row.messagesPerSecond() == null
                        ? "-"
                        : String.format(Locale.ROOT, "%.3f", row.messagesPerSecond() / 1e6),
                row.verified() ? "yes" : "NO");
    }

    private static String number(@Nullable Number value) {
        return value == null ? "-" : String.format(Locale.ROOT, "%,d", value.longValue());
    }
}
