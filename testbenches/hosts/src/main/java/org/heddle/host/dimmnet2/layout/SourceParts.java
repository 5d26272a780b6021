package org.heddle.host.dimmnet2.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.mpi.datatype.FlatLayout;
import org.heddle.mpi.datatype.Runs;

/*
 * Design
 *
 * A send request is one small packet, so it cannot name every run of an irregular type. Few groups of runs stand in it as they are.
 * Groups that repeat at a distance, the planes of a grid, are named once. Where that takes too many words, or commands much shorter
 * than a list would allow, neighbouring groups of one length become a list that the sender writes into its own memory, once for each
 * layout; the request names the list. Columns of long elements and short ones then use the same list, counted from different bytes.
 * Where even that makes too many parts, all runs are cut to the largest size that divides them, and there is one list.
 */
/** Describes a sender's layout in few words. */
public final class SourceParts {
    /** A request has room for so many groups and lists. */
    public static final int MOST = 12;

    private static final int LARGEST = 128;
    /** A plane has commands of its own: so many are given instead of one that reads by a list. */
    private static final int MOST_COMMANDS_FOR_ONE = 2;

    private final ToLongFunction<int[]> lists;
    private final List<Region> regions = new ArrayList<>();
    private final PlaneRows rows = new PlaneRows();

    /** Neighbouring groups whose runs have one length. */
    private record Region(long length, List<Runs> groups) {
        boolean isRegular() {
            return groups.size() == 1;
        }

        long runs() {
            return groups.stream().mapToLong(Runs::count).sum();
        }

        /**
         * Returns the size of what each list entry names, in bytes: a whole run, whose columns take a command each, unless pieces of
         * runs take fewer.
         */
        long entryBytes() {
            long piece = Math.min(LARGEST, Long.lowestOneBit(length));
            long columns = length / LARGEST + Long.bitCount(length % LARGEST);
            return columns * commands(runs()) <= commands(runs() * (length / piece)) ? length : piece;
        }

        private static long commands(long elements) {
            return (elements + VectorAccess.MAXIMUM_COUNT - 1) / VectorAccess.MAXIMUM_COUNT;
        }

        boolean isAligned() {
            return (length
                                    | groups.stream()
                                            .mapToLong(group -> group.displacement() | group.stride())
                                            .reduce(0, (a, b) -> a | b))
                            % TypeCompiler.WORD
                    == 0;
        }
    }

    private SourceParts(ToLongFunction<int[]> lists) {
        this.lists = lists;
    }

    /**
     * The parts, or nothing if the hardware has no list for such a layout.
     *
     * @param shift added to every displacement
     * @param lists writes a list of displacements where the hardware reads it, and tells its address
     */
    public static Optional<List<SourcePart>> of(FlatLayout layout, long shift, ToLongFunction<int[]> lists) {
        SourceParts parts = new SourceParts(lists);
        List<Runs> first = new ArrayList<>();
        for (Runs group : layout) {
            Runs shifted = new Runs(group.displacement() + shift, group.length(), group.count(), group.stride());
            if (first.size() <= MOST) {
                first.add(shifted);
            }
            parts.add(shifted);
            parts.rows.add(shifted);
        }
        if (first.size() <= MOST) {
            return Optional.of(List.of(new SourceRuns(first)));
        }
        return parts.rows.fit() && parts.rowsAreShort() ? Optional.of(parts.rows.parts()) : parts.ofRegions();
    }

    private boolean rowsAreShort() {
        long runs = regions.stream().mapToLong(Region::runs).sum();
        return rows.commands() <= MOST_COMMANDS_FOR_ONE * Region.commands(runs);
    }

    private void add(Runs group) {
        if (regions.isEmpty() || regions.get(regions.size() - 1).length() != group.length()) {
            regions.add(new Region(group.length(), new ArrayList<>()));
        }
        regions.get(regions.size() - 1).groups().add(group);
    }

    private Optional<List<SourcePart>> ofRegions() {
        boolean aligned = regions.stream().allMatch(region -> region.isRegular() || region.isAligned());
        if (aligned && regions.size() <= MOST) {
            return Optional.of(regions.stream()
                    .map(region -> region.isRegular()
                            ? new SourceRuns(region.groups())
                            : list(List.of(region), region.entryBytes()))
                    .toList());
        }
        if (!regions.stream().allMatch(Region::isAligned)) {
            return Optional.empty();
        }
        long divisors = regions.stream().mapToLong(Region::length).reduce(LARGEST, (a, b) -> a | b);
        return Optional.of(List.of(list(regions, Long.lowestOneBit(divisors))));
    }

    private SourcePart list(List<Region> listed, long element) {
        long entries = listed.stream()
                .flatMap(region -> region.groups().stream())
                .mapToLong(group -> group.bytes() / element)
                .sum();
        int[] displacements = new int[Math.toIntExact(entries)];
        int next = 0;
        for (Region region : listed) {
            for (Runs group : region.groups()) {
                for (long run = 0; run < group.count(); run++) {
                    for (long into = 0; into < group.length(); into += element) {
                        displacements[next++] = Math.toIntExact(group.displacement(run) + into);
                    }
                }
            }
        }
        return new SourceList(lists.applyAsLong(displacements), displacements.length, Math.toIntExact(element));
    }
}
