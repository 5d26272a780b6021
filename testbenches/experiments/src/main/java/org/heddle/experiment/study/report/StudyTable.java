package org.heddle.experiment.study.report;

import java.util.List;
import java.util.Locale;
import org.heddle.experiment.study.StudyDocument;
import org.heddle.experiment.study.StudyParts;
import org.heddle.experiment.study.StudyRow;
import org.heddle.experiment.study.StudyWinner;
import org.heddle.report.TextTable;
import org.jspecify.annotations.Nullable;

/** Tables of winners for the terminal, and the cells of rows. */
public final class StudyTable {
    private StudyTable() {}

    /** Returns the table of winners. */
    public static String winners(StudyDocument document) {
        TextTable table = TextTable.builder()
                .words("view")
                .words("program")
                .numbers("nodes", "")
                .numbers("size", "bytes")
                .words("first")
                .numbers("time", "us")
                .words("second")
                .numbers("ratio", "")
                .words("counter")
                .build();
        document.winners().forEach(winner -> table.add(cells(document, winner).toArray(String[]::new)));
        return table.toString();
    }

    /** Returns the cells of a winner: view, program, nodes, bytes, first, its time, second, ratio, counter. */
    static List<String> cells(StudyDocument document, StudyWinner winner) {
        StudyRow first = document.rows().get(winner.first());
        return List.of(
                winner.view(),
                winner.program(),
                String.valueOf(winner.nodes()),
                number(winner.bytes()),
                first.label(),
                time(first.microseconds()),
                document.rows().get(winner.second()).label(),
                String.format(Locale.ROOT, "%.2f", winner.ratio()),
                winner.counter() == null ? "tie" : winner.counter());
    }

    /** Returns the cells of a row: view, program, nodes, bytes, mechanism, time, its six parts, copied bytes, packets, reason. */
    static List<String> cells(StudyRow row) {
        StudyParts parts = row.parts();
        boolean timed = parts != null;
        return List.of(
                row.view(),
                row.program(),
                String.valueOf(row.nodes()),
                number(row.bytes()),
                row.label(),
                time(row.microseconds()),
                timed ? time(parts.host()) : "",
                timed ? time(parts.bus()) : "",
                timed ? time(parts.memory()) : "",
                timed ? time(parts.link()) : "",
                timed ? time(parts.waiting()) : "",
                timed ? time(parts.unexplained()) : "",
                row.copiedBytes() == null ? "" : number(row.copiedBytes()),
                row.packets() == null ? "" : number(row.packets()),
                row.reason() == null ? "" : row.reason());
    }

    /**
     * Returns a job's label with its place among all that are run.
     *
     * @param number from 1
     */
    public static String place(int number, int of, String label) {
        return "[%4d/%d] %-64s".formatted(number, of, label);
    }

    /** Returns one line on a row: its time and the share of each part. */
    public static String line(StudyRow row) {
        StudyParts parts = row.parts();
        Double time = row.microseconds();
        if (parts == null || time == null) {
            return "-  " + row.reason();
        }
        double all = Math.max(time, 1e-9) / 100;
        return String.format(
                Locale.ROOT,
                "%,.2f us: host %.0f, bus %.0f, memory %.0f, link %.0f, waiting %.0f, unexplained %.0f %%  %s",
                time,
                parts.host() / all,
                parts.bus() / all,
                parts.memory() / all,
                parts.link() / all,
                parts.waiting() / all,
                parts.unexplained() / all,
                row.verified() ? "verified" : "NOT VERIFIED");
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private static String time(@Nullable Double microseconds) {
        return microseconds == null ? "" : String.format(Locale.ROOT, "%,.2f", microseconds);
    }
}
