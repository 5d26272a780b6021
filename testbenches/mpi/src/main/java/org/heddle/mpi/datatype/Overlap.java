package org.heddle.mpi.datatype;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;

/** Finds bytes that layouts name twice; regular groups are judged whole as long as they keep apart. */
final class Overlap {
    private Overlap() {}

    static boolean in(FlatLayout layout) {
        for (Runs runs : layout) {
            if (runs.count() > 1 && Math.abs(runs.stride()) < runs.length()) {
                return true;
            }
        }
        return anyTwoMeet(groups(layout, 0)) && anyTwoMeet(singles(layout, 0));
    }

    /** An address that two layouts at addresses of one memory have in common. */
    static OptionalLong between(FlatLayout a, long addressOfA, FlatLayout b, long addressOfB) {
        OptionalLong near = common(groups(a, addressOfA), groups(b, addressOfB));
        return near.isEmpty() ? near : common(singles(a, addressOfA), singles(b, addressOfB));
    }

    private static List<TypeSegment> groups(FlatLayout layout, long address) {
        List<TypeSegment> groups = new ArrayList<>();
        for (Runs runs : layout) {
            long low = Math.min(runs.displacement(), runs.last());
            long high = Math.max(runs.displacement(), runs.last()) + runs.length();
            groups.add(new TypeSegment(address + low, high - low));
        }
        groups.sort(Comparator.comparingLong(TypeSegment::displacement));
        return groups;
    }

    private static List<TypeSegment> singles(FlatLayout layout, long address) {
        List<TypeSegment> single = new ArrayList<>();
        layout.segments().forEach(run -> single.add(new TypeSegment(address + run.displacement(), run.length())));
        single.sort(Comparator.comparingLong(TypeSegment::displacement));
        return single;
    }

    private static boolean anyTwoMeet(List<TypeSegment> sorted) {
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i).displacement() < end(sorted.get(i - 1))) {
                return true;
            }
        }
        return false;
    }

    /** The lowest address in both; runs of one list may overlap each other. */
    private static OptionalLong common(List<TypeSegment> sortedA, List<TypeSegment> sortedB) {
        int a = 0;
        int b = 0;
        long endOfA = Long.MIN_VALUE;
        long endOfB = Long.MIN_VALUE;
        while (a < sortedA.size() || b < sortedB.size()) {
            boolean takesA = b == sortedB.size()
                    || a < sortedA.size()
                            && sortedA.get(a).displacement() <= sortedB.get(b).displacement();
            TypeSegment next = takesA ? sortedA.get(a++) : sortedB.get(b++);
            if (next.displacement() < (takesA ? endOfB : endOfA)) {
                return OptionalLong.of(next.displacement());
            }
            if (takesA) {
                endOfA = Math.max(endOfA, end(next));
            } else {
                endOfB = Math.max(endOfB, end(next));
            }
        }
        return OptionalLong.empty();
    }

    private static long end(TypeSegment segment) {
        return segment.displacement() + segment.length();
    }
}
