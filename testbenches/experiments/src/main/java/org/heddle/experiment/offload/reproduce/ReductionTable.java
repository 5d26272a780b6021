package org.heddle.experiment.offload.reproduce;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.report.TextTable;
import org.jspecify.annotations.Nullable;

/** The paper's rows beside ours, for the terminal. */
public final class ReductionTable {
    private static final String SHARE =
            "fitted %: the share of the time before it that collectiveCall, sendCall and receiveCall are; the arity, fitted too, is none of it.";

    private ReductionTable() {}

    /** All rows, and how the ratio grows. */
    public static String text(ReductionDocument document) {
        TextTable table = TextTable.builder()
                .numbers("nodes", "")
                .numbers("data", "bytes")
                .words("type")
                .numbers("without", "us")
                .numbers("paper", "us")
                .numbers("fitted", "%")
                .numbers("with", "us")
                .numbers("paper", "us")
                .numbers("fitted", "%")
                .numbers("ratio", "")
                .numbers("paper", "")
                .numbers("differs", "%")
                .words("verified")
                .words("basis")
                .build();
        document.rows().forEach(row -> table.add(cells(document, row).toArray(String[]::new)));
        StringBuilder text = new StringBuilder(table + Basis.LEGEND + "\n" + SHARE + "\n\n");
        for (int bytes : TianheFigures.all().stream()
                .map(TianheFigures.Figure::bytes)
                .distinct()
                .toList()) {
            growth(document, bytes).ifPresent(text::append);
        }
        ReductionFit.of(document).ifPresent(fit -> text.append(fit.text()));
        return text.append(CoreClock.ASSUMPTION).append('\n').toString();
    }

    private static List<String> cells(ReductionDocument document, ReductionRow row) {
        Double paperRatio = paperRatio(row);
        return List.of(
                String.valueOf(row.nodes()),
                String.valueOf(row.bytes()),
                row.type(),
                fixed(row.withoutMicroseconds(), 2),
                fixed(row.paperWithoutMicroseconds(), 2),
                fixed(ReductionFit.share(document, row, false), 0),
                fixed(row.withMicroseconds(), 2),
                fixed(row.paperWithMicroseconds(), 2),
                fixed(ReductionFit.share(document, row, true), 0),
                fixed(row.ratio(), 2),
                fixed(paperRatio, 2),
                paperRatio == null ? "-" : String.format(Locale.ROOT, "%+.1f", 100 * (row.ratio() / paperRatio - 1)),
                row.verified() ? "yes" : "NO",
                row.basis().text());
    }

    private static @Nullable Double paperRatio(ReductionRow row) {
        Double without = row.paperWithoutMicroseconds();
        Double with = row.paperWithMicroseconds();
        return without == null || with == null ? null : without / with;
    }

    private static Optional<String> growth(ReductionDocument document, int bytes) {
        Optional<ReductionRow> few = row(document, 16, bytes);
        Optional<ReductionRow> many = row(document, 256, bytes);
        if (few.isEmpty() || many.isEmpty()) {
            return Optional.empty();
        }
        Double fewInPaper = paperRatio(few.get());
        Double manyInPaper = paperRatio(many.get());
        if (fewInPaper == null || manyInPaper == null) {
            return Optional.empty();
        }
        return Optional.of(String.format(
                Locale.ROOT,
                "%d bytes: from 16 to 256 nodes the ratio grows %.2f times (paper: %.2f)%n",
                bytes,
                many.get().ratio() / few.get().ratio(),
                manyInPaper / fewInPaper));
    }

    private static Optional<ReductionRow> row(ReductionDocument document, int nodes, int bytes) {
        return document.rows().stream()
                .filter(row -> row.nodes() == nodes && row.bytes() == bytes && row.isInPaper())
                .findFirst();
    }

    private static String fixed(@Nullable Double value, int digits) {
        return value == null ? "-" : String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
