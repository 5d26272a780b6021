package org.heddle.host.dimmnet2.layout;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.dimmnet2.driver.VectorAccess;

/**
 * Cuts aligned runs to elements of 128, 64, 32, 16, 8 and 4 bytes. Runs of one length are gathered: at a fixed distance they are a
 * stride, else a list. Of long runs either each is an access of its own, or all first elements are one, all second ones the next, and
 * so on (Table 2 of the paper); whichever takes fewer commands.
 */
public final class ElementSplitter {
    private static final int LARGEST = 128;
    /** Number of runs at a fixed distance from which on they are not spent on a list. */
    private static final int LONG_SERIES = 16;

    private final boolean listsAtSource;
    private final boolean runsAsAccesses;
    private final List<AccessPair> accesses = new ArrayList<>();
    /** Runs of one length. */
    private final List<PairedRuns> gathered = new ArrayList<>();

    /**
     * @param listsAtSource whether lists may be made for the sender; else its accesses are strides, however many it takes
     * @param runsAsAccesses whether elements of one run may be an access; else only elements of many runs
     */
    ElementSplitter(boolean listsAtSource, boolean runsAsAccesses) {
        this.listsAtSource = listsAtSource;
        this.runsAsAccesses = runsAsAccesses;
    }

    /** For what a send request tells: nobody writes lists for the sender, and of its own ones each entry is a run. */
    public static ElementSplitter of(SourcePart part) {
        return new ElementSplitter(false, !(part instanceof SourceList));
    }

    public void add(PairedRuns runs) {
        boolean series = runs.count() >= LONG_SERIES;
        if (!gathered.isEmpty() && (series || gathered.get(0).length() != runs.length())) {
            flush();
        }
        gathered.add(runs);
        if (series) {
            flush();
        }
    }

    public List<AccessPair> finish() {
        flush();
        return List.copyOf(accesses);
    }

    private void flush() {
        if (gathered.isEmpty()) {
            return;
        }
        long length = gathered.get(0).length();
        Places source;
        Places destination;
        if (gathered.size() == 1) {
            PairedRuns only = gathered.get(0);
            source = new Places.Regular(only.source(), only.sourceStride(), only.count());
            destination = new Places.Regular(only.destination(), only.destinationStride(), only.count());
        } else {
            source = Places.of(gathered, PairedRuns::source, PairedRuns::sourceStride);
            destination = Places.of(gathered, PairedRuns::destination, PairedRuns::destinationStride);
        }
        gathered.clear();
        for (long first = 0, count; first < source.count(); first += count) {
            count = listsAtSource ? source.count() : source.regularFrom(first);
            split(source.part(first, count), destination.part(first, count), length);
        }
    }

    private void split(Places source, Places destination, long length) {
        long whole = length / LARGEST;
        long parts = commands(source.count());
        if (runsAsAccesses && whole > 0 && source.count() * commands(whole) <= whole * parts) {
            for (long i = 0; i < source.count(); i++) {
                accesses.add(new AccessPair(
                        new StrideParameters(LARGEST, whole, source.offset(i), LARGEST),
                        new StrideParameters(LARGEST, whole, destination.offset(i), LARGEST)));
            }
        } else {
            for (long i = 0; i < whole; i++) {
                column(source, destination, LARGEST, i * LARGEST);
            }
        }
        long offset = whole * LARGEST;
        for (int size = LARGEST / 2; size >= TypeCompiler.WORD; size /= 2) {
            if ((length & size) != 0) {
                column(source, destination, size, offset);
                offset += size;
            }
        }
    }

    private void column(Places source, Places destination, int size, long offset) {
        accesses.add(new AccessPair(source.parameters(size, offset), destination.parameters(size, offset)));
    }

    private static long commands(long elements) {
        return (elements + VectorAccess.MAXIMUM_COUNT - 1) / VectorAccess.MAXIMUM_COUNT;
    }
}
