package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.report.TextTable;
import org.jspecify.annotations.Nullable;

/** The paper's printed figures beside ours, for the terminal. */
public final class ReproductionTable {
    /** Legend for rows that cannot differ from the paper. */
    static final String SOLVED =
            "solved: fitted so that nothing else could come out; packN16 follows from the 3,828.3 us that stand beside it.";

    private ReproductionTable() {}

    /** The rows that the paper has a figure for, and its comparisons. */
    public static String text(ReproductionDocument document) {
        return figures(document) + Basis.LEGEND + "\n" + SOLVED + "\n\n" + Table4.text(document) + "\n"
                + comparisons(document) + share(document)
                + CoreClock.ASSUMPTION + "\n";
    }

    private static TextTable figures(ReproductionDocument document) {
        TextTable table = TextTable.builder()
                .words("level")
                .words("pattern")
                .numbers("m", "rows")
                .numbers("n", "doubles")
                .numbers("z", "columns")
                .numbers("time", "us")
                .numbers("paper", "us")
                .numbers("differs", "%")
                .numbers("bandwidth", "MB/s")
                .numbers("paper", "MB/s")
                .numbers("differs", "%")
                .words("verified")
                .words("basis")
                .build();
        document.rows().stream()
                .filter(ReproductionRow::isInPaper)
                .forEach(row -> table.add(cells(row).toArray(String[]::new)));
        return table;
    }

    private static List<String> cells(ReproductionRow row) {
        return List.of(
                row.level(),
                row.pattern(),
                whole(row.m()),
                whole(row.n()),
                whole(row.z()),
                fixed(row.microseconds(), 1),
                fixed(row.paperMicroseconds(), 1),
                difference(row.microseconds(), row.paperMicroseconds()),
                fixed(row.megabytesPerSecond(), 1),
                fixed(row.paperMegabytesPerSecond(), 1),
                difference(row.megabytesPerSecond(), row.paperMegabytesPerSecond()),
                row.verified() ? "yes" : "NO",
                basis(row));
    }

    /** Returns the basis of a row, and of a row that is solved from its own figure also that. */
    static String basis(ReproductionRow row) {
        return row.is(Level.MPI, "packed") && row.basis() == Basis.FITTED
                ? row.basis().text() + ", solved"
                : row.basis().text();
    }

    private static String comparisons(ReproductionDocument document) {
        StringBuilder text = new StringBuilder();
        for (Comparison each : Comparison.of(document)) {
            text.append(format(
                    "n = %d: %.1f %% less time than packing (paper: %.1f), %.1f times the processor's %.1f MB/s (paper: %.1f); %s level\n",
                    each.n(),
                    each.reduction(),
                    each.paperReduction(),
                    each.gain(),
                    each.processor(),
                    each.paperGain(),
                    each.level()));
        }
        return text.toString();
    }

    /** Bandwidth of the narrowest sub-matrix as a share of contiguous bandwidth. */
    private static String share(ReproductionDocument document) {
        for (String level : List.of(Level.MPI, Level.HARDWARE)) {
            Optional<ReproductionRow> stride = document.row(level, "stride", 4_096, 1, 256);
            Optional<ReproductionRow> contiguous = document.row(level, "contiguous", 4_096, 1, null);
            if (stride.isPresent() && contiguous.isPresent()) {
                return format(
                        "n = 1, z = 256: %.0f %% of contiguous bandwidth (paper: %.0f); %s level\n",
                        100
                                * stride.get().megabytesPerSecond()
                                / contiguous.get().megabytesPerSecond(),
                        PaperFigures.SHARE_OF_CONTIGUOUS,
                        level);
            }
        }
        return "";
    }

    private static String difference(double ours, @Nullable Double paper) {
        return paper == null ? "-" : format("%+.1f", 100 * (ours / paper - 1));
    }

    static String whole(@Nullable Integer value) {
        return value == null ? "-" : format("%,d", value);
    }

    static String fixed(@Nullable Double value, int digits) {
        return value == null ? "-" : format("%,." + digits + "f", value);
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
