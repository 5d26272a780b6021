package org.heddle.mpi;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/** An ordered set of processes; MPI 4.1, section 7.3. */
public final class Group {
    /** No processes; MPI_GROUP_EMPTY. */
    public static final Group EMPTY = new Group(new int[0], Mpi.UNDEFINED);

    private final int[] worldRanks;
    private final int caller;
    private boolean freed;

    /** @param caller world rank of the process that asks */
    Group(int[] worldRanks, int caller) {
        this.worldRanks = worldRanks;
        this.caller = caller;
    }

    static Group ofAll(int size, int caller) {
        return new Group(IntStream.range(0, size).toArray(), caller);
    }

    private Group with(int[] others) {
        return new Group(others, caller);
    }

    /** Number of processes; MPI_Group_size. */
    public int getSize() {
        requireUsable();
        return worldRanks.length;
    }

    /** The caller's rank, {@link Mpi#UNDEFINED} if it is not in the group; MPI_Group_rank. */
    public int getRank() {
        requireUsable();
        return rankOf(caller);
    }

    int worldRank(int rank) {
        return worldRanks[rank];
    }

    int[] worldRanks() {
        return worldRanks;
    }

    /** The rank here of a process, {@link Mpi#UNDEFINED} if it is not in this group. */
    int rankOf(int worldRank) {
        for (int rank = 0; rank < worldRanks.length; rank++) {
            if (worldRanks[rank] == worldRank) {
                return rank;
            }
        }
        return Mpi.UNDEFINED;
    }

    /**
     * The ranks that some processes of this group have in another; {@link Mpi#UNDEFINED} for those that are not in it, PROC_NULL for
     * PROC_NULL. MPI_Group_translate_ranks.
     */
    public int[] translateRanks(int[] ranks, Group other) {
        requireUsable();
        Require.given(ranks, ErrorClass.ERR_ARG, "the ranks");
        for (int rank : ranks) {
            if (rank != Mpi.PROC_NULL) {
                checkRank(rank);
            }
        }
        Require.given(other, ErrorClass.ERR_GROUP, "the other group").requireUsable();
        return Arrays.stream(ranks)
                .map(rank -> rank == Mpi.PROC_NULL ? rank : other.rankOf(worldRanks[rank]))
                .toArray();
    }

    /** Compares the processes of both and their order: IDENT, SIMILAR or UNEQUAL; MPI_Group_compare. */
    public static GroupComparison compare(Group a, Group b) {
        checkBoth(a, b);
        if (a.equals(b)) {
            return GroupComparison.IDENT;
        }
        return Arrays.equals(sorted(a), sorted(b)) ? GroupComparison.SIMILAR : GroupComparison.UNEQUAL;
    }

    private static int[] sorted(Group group) {
        return Arrays.stream(group.worldRanks).sorted().toArray();
    }

    /** All processes of the first, then those of the second that are not in it; MPI 4.1, section 7.3.2. */
    public static Group union(Group a, Group b) {
        checkBoth(a, b);
        Set<Integer> all = new LinkedHashSet<>();
        Arrays.stream(a.worldRanks).forEach(all::add);
        Arrays.stream(b.worldRanks).forEach(all::add);
        int[] ranks = all.stream().mapToInt(Integer::intValue).toArray();
        return new Group(ranks, a.caller == Mpi.UNDEFINED ? b.caller : a.caller);
    }

    /** The processes of the first that are in the second too, in the first one's order; MPI 4.1, section 7.3.2. */
    public static Group intersection(Group a, Group b) {
        checkBoth(a, b);
        return a.with(Arrays.stream(a.worldRanks)
                .filter(rank -> b.rankOf(rank) != Mpi.UNDEFINED)
                .toArray());
    }

    /** The processes of the first that are not in the second, in the first one's order; MPI 4.1, section 7.3.2. */
    public static Group difference(Group a, Group b) {
        checkBoth(a, b);
        return a.with(Arrays.stream(a.worldRanks)
                .filter(rank -> b.rankOf(rank) == Mpi.UNDEFINED)
                .toArray());
    }

    /** The processes of these ranks, in this order; MPI_Group_incl. */
    public Group incl(int... ranks) {
        check(ranks);
        return with(Arrays.stream(ranks).map(rank -> worldRanks[rank]).toArray());
    }

    /** All processes but those of these ranks; MPI_Group_excl. */
    public Group excl(int... ranks) {
        check(ranks);
        return with(IntStream.range(0, worldRanks.length)
                .filter(rank -> Arrays.stream(ranks).noneMatch(out -> out == rank))
                .map(rank -> worldRanks[rank])
                .toArray());
    }

    /**
     * The processes of some ranges of ranks, in this order; MPI_Group_range_incl.
     *
     * @param ranges first rank, last rank and stride of each; the stride may be negative
     * @throws MpiException ERR_ARG for a range of other than three numbers or of stride 0, ERR_RANK for a rank that is out of range
     *     or named twice
     */
    public Group rangeIncl(int[]... ranges) {
        return incl(expanded(ranges));
    }

    /** All processes but those of some ranges of ranks, as {@link #rangeIncl}; MPI_Group_range_excl. */
    public Group rangeExcl(int[]... ranges) {
        return excl(expanded(ranges));
    }

    private int[] expanded(int[][] ranges) {
        requireUsable();
        IntStream.Builder all = IntStream.builder();
        for (int[] range : Require.given(ranges, ErrorClass.ERR_ARG, "the ranges")) {
            if (Require.given(range, ErrorClass.ERR_ARG, "each range").length != 3 || range[2] == 0) {
                throw new MpiException(
                        ErrorClass.ERR_ARG,
                        "a range is {first, last, stride} with a stride that is not 0: " + Arrays.toString(range));
            }
            checkRank(range[0]);
            checkRank(range[1]);
            for (long rank = range[0]; range[2] > 0 ? rank <= range[1] : rank >= range[1]; rank += range[2]) {
                all.add((int) rank);
            }
        }
        return all.build().toArray();
    }

    /** Gives the group up; MPI_Group_free. Communicators that were made of it stay whole. */
    public void free() {
        requireUsable();
        if (this == EMPTY) {
            throw new MpiException(ErrorClass.ERR_GROUP, "the predefined empty group cannot be freed");
        }
        freed = true;
    }

    void requireUsable() {
        if (freed) {
            throw new MpiException(ErrorClass.ERR_GROUP, "the group was freed: use it before free()");
        }
    }

    /** Whether both have the same processes in the same order. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Group group && Arrays.equals(worldRanks, group.worldRanks);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(worldRanks);
    }

    @Override
    public String toString() {
        return Arrays.toString(worldRanks);
    }

    private static void checkBoth(Group a, Group b) {
        Require.given(a, ErrorClass.ERR_GROUP, "the first group").requireUsable();
        Require.given(b, ErrorClass.ERR_GROUP, "the second group").requireUsable();
    }

    private void checkRank(int rank) {
        if (rank < 0 || rank >= worldRanks.length) {
            throw new MpiException(
                    ErrorClass.ERR_RANK,
                    "rank must be 0 to " + (worldRanks.length - 1) + " in this group: rank=" + rank);
        }
    }

    private void check(int[] ranks) {
        requireUsable();
        for (int rank : Require.given(ranks, ErrorClass.ERR_ARG, "the ranks")) {
            checkRank(rank);
        }
        if (Arrays.stream(ranks).distinct().count() < ranks.length) {
            throw new MpiException(
                    ErrorClass.ERR_RANK, "a rank is named twice; name each once: ranks=" + Arrays.toString(ranks));
        }
    }
}
