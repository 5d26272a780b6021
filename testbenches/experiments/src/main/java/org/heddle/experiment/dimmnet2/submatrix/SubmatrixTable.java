package org.heddle.experiment.dimmnet2.submatrix;

import java.util.Locale;
import org.heddle.experiment.CoreClock;
import org.heddle.report.TextTable;
import org.jspecify.annotations.Nullable;

/** The rows as a table for the terminal, the paper's figures beside ours. */
public final class SubmatrixTable {
    private SubmatrixTable() {}

    /** The table and the one note without which its paper columns mislead. */
    public static String text(ResultDocument document) {
        TextTable table = TextTable.builder()
                .words("pattern")
                .numbers("m", "rows")
                .numbers("n", "doubles")
                .numbers("z", "columns")
                .numbers("moved", "bytes")
                .numbers("cycles", "10 ns")
                .numbers("time", "us")
                .numbers("bandwidth", "MB/s")
                .numbers("paper", "us")
                .numbers("paper", "MB/s")
                .words("verified")
                .build();
        for (ResultRow row : document.rows()) {
            table.add(
                    row.pattern(),
                    whole(row.m()),
                    whole(row.n()),
                    row.z() == null ? "-" : whole(row.z()),
                    whole(row.bytes()),
                    whole(row.cycles()),
                    fixed(row.microseconds(), 2),
                    fixed(row.megabytesPerSecond(), 1),
                    fixed(row.paperMicroseconds(), 1),
                    fixed(row.paperMegabytesPerSecond(), 1),
                    row.verified() ? "yes" : "NO");
        }
        return table + """

            The paper's times include about %s us of software; ours run from the first DRAM activation to the
            last DRAM write. A dash: the paper prints no figure, or there is no matrix.
            """.formatted(fixed(PaperPoint.SOFTWARE_MICROSECONDS, 1)) + CoreClock.ASSUMPTION + "\n";
    }

    static String whole(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    static String fixed(@Nullable Double value, int digits) {
        return value == null ? "-" : String.format(Locale.ROOT, "%,." + digits + "f", value);
    }
}
