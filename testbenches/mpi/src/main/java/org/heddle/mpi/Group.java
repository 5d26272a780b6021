package org.heddle.mpi;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/** An ordered set of processes. */
public final class Group {
    private final int[] worldRanks;

    Group(int[] worldRanks) {
        this.worldRanks = worldRanks;
    }

    static Group ofAll(int size) {
        return new Group(IntStream.range(0, size).toArray());
    }

    /** How many processes. */
    public int getSize() {
        return worldRanks.length;
    }

    int worldRank(int rank) {
        return worldRanks[rank];
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

    /** The ranks that some processes of this group have in another; {@link Mpi#UNDEFINED} for those that are not in it. */
    public int[] translateRanks(int[] ranks, Group other) {
        check(ranks);
        Require.given(other, ErrorClass.ERR_GROUP, "the other group");
        return Arrays.stream(ranks).map(rank -> other.rankOf(worldRanks[rank])).toArray();
    }

    /** The processes of these ranks, in this order. */
    public Group incl(int... ranks) {
        check(ranks);
        return new Group(Arrays.stream(ranks).map(rank -> worldRanks[rank]).toArray());
    }

    /** All processes but those of these ranks. */
    public Group excl(int... ranks) {
        check(ranks);
        return new Group(IntStream.range(0, worldRanks.length)
                .filter(rank -> Arrays.stream(ranks).noneMatch(out -> out == rank))
                .map(rank -> worldRanks[rank])
                .toArray());
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

    private void check(int[] ranks) {
        Require.given(ranks, ErrorClass.ERR_ARG, "the ranks");
        for (int rank : ranks) {
            if (rank < 0 || rank >= worldRanks.length) {
                throw new MpiException(
                        ErrorClass.ERR_RANK,
                        "rank must be 0 to " + (worldRanks.length - 1) + " in this group: rank=" + rank);
            }
        }
        if (Arrays.stream(ranks).distinct().count() < ranks.length) {
            throw new MpiException(
                    ErrorClass.ERR_RANK, "a rank is named twice; name each once: ranks=" + Arrays.toString(ranks));
        }
    }
}
