package org.heddle.mpi.window;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Group;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/**
 * Epochs that origins and targets agree on, without the other ranks; MPI 4.1, section 12.5.2. A target's post is a message without data to each
 * origin, the end of an origin's epoch one to each target. One pair's messages keep their order, so that several epochs never mix.
 */
final class GroupEpochs {
    private static final int POSTED = 1;
    private static final int COMPLETED = 2;

    private final Comm comm;
    private final String window;
    /** Targets of the access epoch that lasts, or null; there may be none of them. */
    private @Nullable List<Integer> started;
    /** Origins of the exposure epoch that lasts, or null; there may be none of them. */
    private @Nullable List<Integer> posted;

    /** Messages that were sent, and may be under way. */
    private final List<Request> sent = new ArrayList<>();

    GroupEpochs(Comm comm, String window) {
        this.comm = comm;
        this.window = window;
    }

    /**
     * Returns a group's ranks in the window.
     *
     * @throws MpiException ERR_GROUP for a group that names a rank which has no part in the window
     */
    List<Integer> ranks(Group group) {
        Require.given(group, ErrorClass.ERR_GROUP, "the group");
        int[] own = new int[group.getSize()];
        for (int i = 0; i < own.length; i++) {
            own[i] = i;
        }
        List<Integer> ranks = new ArrayList<>();
        for (int rank : group.translateRanks(own, comm.getGroup())) {
            if (rank == Mpi.UNDEFINED) {
                throw new MpiException(
                        ErrorClass.ERR_GROUP,
                        "rank " + ranks.size() + " of the group has no part in " + window
                                + ": make the group of that of the window's communicator");
            }
            ranks.add(rank);
        }
        return ranks;
    }

    void post(List<Integer> origins) {
        if (posted != null) {
            throw error("MPI_Win_post", "which it has exposed already: waitFor() before");
        }
        posted = origins;
        tell(origins, POSTED);
    }

    /** Waits until all targets have posted. */
    void start(List<Integer> targets) {
        hear(targets, POSTED);
        started = targets;
    }

    /** Returns whether an epoch towards a target lasts. */
    boolean reaches(int target) {
        return started != null && started.contains(target);
    }

    /**
     * Returns the targets of the epoch that lasts.
     *
     * @throws MpiException ERR_RMA_SYNC if none does
     */
    List<Integer> started() {
        if (started == null) {
            throw error("MPI_Win_complete", "of which it has started no epoch: start() before");
        }
        return started;
    }

    /** Ends the epoch; its operations are complete. */
    void complete() {
        tell(started(), COMPLETED);
        started = null;
    }

    /** Waits until all origins have completed. */
    void await() {
        hear(posted("MPI_Win_wait"), COMPLETED);
        posted = null;
    }

    /** Returns whether all origins have completed; then the epoch has ended. */
    boolean test() {
        if (!posted("MPI_Win_test").stream()
                .allMatch(origin -> comm.iProbe(origin, COMPLETED).isPresent())) {
            return false;
        }
        await();
        return true;
    }

    private List<Integer> posted(String call) {
        if (posted == null) {
            throw error(call, "which it has exposed to nobody: post() before");
        }
        return posted;
    }

    /** Refuses a call inside an access epoch. */
    void requireNotStarted(String call) {
        if (started != null) {
            throw error(call, "of which an epoch of its own lasts: complete() before");
        }
    }

    /** Refuses a call that no epoch of groups may surround. */
    void requireNone(String call) {
        requireNotStarted(call);
        if (posted != null) {
            throw error(call, "which it has exposed: waitFor() before");
        }
    }

    /** Waits for the messages that were sent: those who hear them have called, or will. */
    void close() {
        Request.waitAll(sent.toArray(Request[]::new));
    }

    private void tell(List<Integer> ranks, int tag) {
        sent.removeIf(Request::test);
        for (int rank : ranks) {
            sent.add(comm.iSend(nothing(), 0, Datatype.BYTE, rank, tag));
        }
    }

    private void hear(List<Integer> ranks, int tag) {
        for (int rank : ranks) {
            comm.recv(nothing(), 0, Datatype.BYTE, rank, tag);
        }
    }

    private static Place nothing() {
        return Place.of(ByteBuffer.allocate(0));
    }

    private MpiException error(String call, String why) {
        return new MpiException(
                ErrorClass.ERR_RMA_SYNC, call + " of rank " + comm.getRank() + " in " + window + ", " + why);
    }
}
