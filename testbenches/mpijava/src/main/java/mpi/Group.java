package mpi;

import org.heddle.mpi.error.ErrorClass;

/** Ordered set of processes. */
public final class Group {
    private final org.heddle.mpi.Group group;
    private boolean freed;

    Group(org.heddle.mpi.Group group) {
        this.group = group;
    }

    static org.heddle.mpi.Group of(Group group) {
        return MPI.given(group, ErrorClass.ERR_GROUP, "the group").group;
    }

    /** Returns the number of processes. */
    public int Size() throws MPIException {
        return MPI.get(group::getSize);
    }

    /** Returns the caller's rank. */
    public int Rank() throws MPIException {
        return MPI.get(group::getRank);
    }

    /** Whether it was freed. */
    public boolean Is_null() {
        return freed;
    }

    /** Gives it up. */
    public void Free() throws MPIException {
        MPI.run(group::free);
        freed = true;
    }

    /** Returns ranks of one group in another. */
    public static int[] Translate_ranks(Group group1, int[] ranks1, Group group2) throws MPIException {
        return MPI.get(() -> of(group1).translateRanks(ranks1, of(group2)));
    }

    /** Compares processes and their order. */
    public static int Compare(Group group1, Group group2) throws MPIException {
        return MPI.get(() -> Comm.number(org.heddle.mpi.Group.compare(of(group1), of(group2))));
    }

    /** Returns the processes of both. */
    public static Group Union(Group group1, Group group2) throws MPIException {
        return MPI.get(() -> new Group(org.heddle.mpi.Group.union(of(group1), of(group2))));
    }

    /** Returns the processes that are in both. */
    public static Group Intersection(Group group1, Group group2) throws MPIException {
        return MPI.get(() -> new Group(org.heddle.mpi.Group.intersection(of(group1), of(group2))));
    }

    /** Returns the processes of the first that are not in the second. */
    public static Group Difference(Group group1, Group group2) throws MPIException {
        return MPI.get(() -> new Group(org.heddle.mpi.Group.difference(of(group1), of(group2))));
    }

    /** Returns the processes of some ranks. */
    public Group Incl(int[] ranks) throws MPIException {
        return MPI.get(() -> new Group(group.incl(ranks)));
    }

    /** Returns all processes but those of some ranks. */
    public Group Excl(int[] ranks) throws MPIException {
        return MPI.get(() -> new Group(group.excl(ranks)));
    }

    /** Returns the processes of ranges {first, last, stride}. */
    public Group Range_incl(int[][] ranges) throws MPIException {
        return MPI.get(() -> new Group(group.rangeIncl(ranges)));
    }

    /** Returns all processes but those of ranges {first, last, stride}. */
    public Group Range_excl(int[][] ranges) throws MPIException {
        return MPI.get(() -> new Group(group.rangeExcl(ranges)));
    }
}
