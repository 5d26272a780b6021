package mpi;

import org.heddle.mpi.error.ErrorClass;

/** Ordered set of processes. */
public final class Group implements Freeable {
    private final org.heddle.mpi.Group group;
    private boolean freed;

    Group(org.heddle.mpi.Group group) {
        this.group = group;
    }

    static org.heddle.mpi.Group of(Group group) {
        return MPI.given(group, ErrorClass.ERR_GROUP, "the group").group;
    }

    /** Returns the number of processes. */
    public int getSize() throws MPIException {
        return MPI.get(group::getSize);
    }

    /** Returns the caller's rank. */
    public int getRank() throws MPIException {
        return MPI.get(group::getRank);
    }

    /** Whether it was freed. */
    public boolean isNull() {
        return freed;
    }

    @Override
    public void free() throws MPIException {
        MPI.run(group::free);
        freed = true;
    }

    /** Returns ranks of one group in another. */
    public static int[] translateRanks(Group group1, int[] ranks1, Group group2) throws MPIException {
        return MPI.get(() -> of(group1).translateRanks(ranks1, of(group2)));
    }

    /** Compares processes and their order. */
    public static int compare(Group group1, Group group2) throws MPIException {
        return MPI.get(() -> Comm.number(org.heddle.mpi.Group.compare(of(group1), of(group2))));
    }

    /** Returns the processes of both. */
    public static Group union(Group group1, Group group2) throws MPIException {
        return MPI.get(() -> new Group(org.heddle.mpi.Group.union(of(group1), of(group2))));
    }

    /** Returns the processes that are in both. */
    public static Group intersection(Group group1, Group group2) throws MPIException {
        return MPI.get(() -> new Group(org.heddle.mpi.Group.intersection(of(group1), of(group2))));
    }

    /** Returns the processes of the first that are not in the second. */
    public static Group difference(Group group1, Group group2) throws MPIException {
        return MPI.get(() -> new Group(org.heddle.mpi.Group.difference(of(group1), of(group2))));
    }

    /** Returns the processes of some ranks. */
    public Group incl(int[] ranks) throws MPIException {
        return MPI.get(() -> new Group(group.incl(ranks)));
    }

    /** Returns all processes but those of some ranks. */
    public Group excl(int[] ranks) throws MPIException {
        return MPI.get(() -> new Group(group.excl(ranks)));
    }

    /** Returns the processes of ranges {first, last, stride}. */
    public Group rangeIncl(int[][] ranges) throws MPIException {
        return MPI.get(() -> new Group(group.rangeIncl(ranges)));
    }

    /** Returns all processes but those of ranges {first, last, stride}. */
    public Group rangeExcl(int[][] ranges) throws MPIException {
        return MPI.get(() -> new Group(group.rangeExcl(ranges)));
    }
}
