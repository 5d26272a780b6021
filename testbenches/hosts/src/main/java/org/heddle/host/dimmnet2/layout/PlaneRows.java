package org.heddle.host.dimmnet2.layout;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.mpi.datatype.Runs;

/** Finds the rows of planes in a layout, one group of runs after the other, as long as they fit a send request. */
final class PlaneRows {
    private static final int GROUP_WORDS = 2;
    private static final int ROW_WORDS = 3;
    private static final int MOST_WORDS = GROUP_WORDS * SourceParts.MOST;

    private final List<SourcePlanes> rows = new ArrayList<>();
    private long commands;

    void add(Runs group) {
        commands += (group.count() + VectorAccess.MAXIMUM_COUNT - 1) / VectorAccess.MAXIMUM_COUNT;
        if (!rows.isEmpty() && continues(rows.get(rows.size() - 1), group)) {
            SourcePlanes row = rows.remove(rows.size() - 1);
            long distance = group.displacement() - row.plane(row.count() - 1).displacement();
            rows.add(new SourcePlanes(row.first(), row.count() + 1, distance));
        } else if (fit()) {
            rows.add(new SourcePlanes(group, 1, 0));
        }
    }

    private static boolean continues(SourcePlanes row, Runs group) {
        Runs next = row.plane(row.count());
        boolean isAlike =
                group.length() == next.length() && group.count() == next.count() && group.stride() == next.stride();
        return isAlike && (row.count() == 1 || group.displacement() == next.displacement());
    }

    /** Whether a request has room for all of them. */
    boolean fit() {
        return rows.stream()
                        .mapToInt(row -> row.count() == 1 ? GROUP_WORDS : ROW_WORDS)
                        .sum()
                <= MOST_WORDS;
    }

    /** Commands to read elements of one size from all of them. */
    long commands() {
        return commands;
    }

    /** The parts of the request. */
    List<SourcePart> parts() {
        List<SourcePart> parts = new ArrayList<>();
        List<Runs> single = new ArrayList<>();
        for (SourcePlanes row : rows) {
            if (row.count() == 1) {
                single.add(row.first());
            } else {
                SourceRuns.addTo(parts, single);
                parts.add(row);
            }
        }
        SourceRuns.addTo(parts, single);
        return parts;
    }
}
