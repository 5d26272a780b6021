package org.heddle.host.mpi.datatype;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds bytes that a layout names twice; regular groups are judged whole as long as they keep apart. */
final class Overlap {
    private Overlap() {}

    static boolean in(FlatLayout layout) {
        List<Segment> groups = new ArrayList<>();
        for (Runs runs : layout) {
            if (runs.count() > 1 && Math.abs(runs.stride()) < runs.length()) {
                return true;
            }
            long low = Math.min(runs.displacement(), runs.last());
            groups.add(new Segment(low, Math.max(runs.displacement(), runs.last()) + runs.length() - low));
        }
        if (!anyTwoMeet(groups)) {
            return false;
        }
        List<Segment> single = new ArrayList<>();
        layout.segments().forEach(single::add);
        return anyTwoMeet(single);
    }

    private static boolean anyTwoMeet(List<Segment> segments) {
        segments.sort(Comparator.comparingLong(Segment::displacement));
        for (int i = 1; i < segments.size(); i++) {
            Segment before = segments.get(i - 1);
            if (segments.get(i).displacement() < before.displacement() + before.length()) {
                return true;
            }
        }
        return false;
    }
}
