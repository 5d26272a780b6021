package org.heddle.verify.coverage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.heddle.cosim.coverage.CoveragePoint;
import org.heddle.cosim.coverage.CoveragePoint.Kind;

/** The points of one Java file. */
final class FileCoverage {
    private final String name;
    private final Map<Integer, Map<CoveragePoint, Long>> lines = new TreeMap<>();

    FileCoverage(String name) {
        this.name = name;
    }

    /** The simple file name. */
    String name() {
        return name;
    }

    void add(CoveragePoint point, long count) {
        lines.computeIfAbsent(point.site().line(), line -> new TreeMap<>(FileCoverage::compare))
                .put(point, count);
    }

    private static int compare(CoveragePoint a, CoveragePoint b) {
        int kinds = a.kind().compareTo(b.kind());
        return kinds == 0 ? a.name().compareTo(b.name()) : kinds;
    }

    /** How many points of a kind there are, and how many were reached. */
    CoverageTally tally(Kind kind) {
        CoverageTally tally = new CoverageTally(0, 0);
        for (Map<CoveragePoint, Long> points : lines.values()) {
            for (Map.Entry<CoveragePoint, Long> point : points.entrySet()) {
                if (point.getKey().kind() == kind) {
                    tally = tally.plus(new CoverageTally(point.getValue() > 0 ? 1 : 0, 1));
                }
            }
        }
        return tally;
    }

    /** How often a line was executed, or its cover condition held; empty if it is neither. */
    Optional<Long> count(int line) {
        return points(line).entrySet().stream()
                .filter(point ->
                        point.getKey().kind() == Kind.LINE || point.getKey().kind() == Kind.COVER)
                .map(Map.Entry::getValue)
                .max(Long::compare);
    }

    /** Returns the coverage points of a line that were not reached, in words. */
    List<String> missed(int line) {
        List<String> missed = new ArrayList<>();
        points(line).forEach((point, count) -> {
            if (count == 0) {
                missed.add(
                        switch (point.kind()) {
                            case LINE -> "never executed";
                            case BRANCH -> "branch \"" + point.name() + "\" never taken";
                            case TOGGLE -> point.name() + " never changed";
                            case COVER -> "never held";
                        });
            }
        });
        return missed;
    }

    /** Whether there is anything to reach on a line. */
    boolean has(int line) {
        return lines.containsKey(line);
    }

    private Map<CoveragePoint, Long> points(int line) {
        return lines.getOrDefault(line, Map.of());
    }
}
