package mpi;

import java.util.Arrays;
import org.heddle.mpi.error.ErrorClass;
import org.jspecify.annotations.Nullable;

/** An operation that may be under way. */
public class Request implements Freeable {
    private final org.heddle.mpi.Request request;

    Request(org.heddle.mpi.Request request) {
        this.request = request;
    }

    private static org.heddle.mpi.Request[] of(Request[] requests) {
        return Arrays.stream(MPI.given(requests, ErrorClass.ERR_REQUEST, "the requests"))
                .map(each -> each == null ? null : each.request)
                .toArray(org.heddle.mpi.Request[]::new);
    }

    /** Returns the operation below. */
    org.heddle.mpi.Request request() {
        return request;
    }

    @Override
    public final void free() throws MPIException {
        MPI.run(request::free);
    }

    /** Takes a receive back. */
    public final void cancel() throws MPIException {
        MPI.run(request::cancel);
    }

    /** Whether there is no operation. */
    public final boolean isNull() {
        return request.isNull();
    }

    /** Waits for the end. */
    public final void waitFor() throws MPIException {
        MPI.run(request::waitFor);
    }

    /** Waits for the end. */
    public final Status waitStatus() throws MPIException {
        return MPI.get(() -> new Status(request.waitStatus()));
    }

    /** Whether it has ended. */
    public final boolean test() throws MPIException {
        return MPI.get(request::test);
    }

    /** Returns its status, or null. */
    public final @Nullable Status testStatus() throws MPIException {
        return MPI.get(() -> Status.orNull(request.testStatus()));
    }

    /** Waits for one; returns its index. */
    public static int waitAny(Request[] requests) throws MPIException {
        return MPI.get(() -> org.heddle.mpi.Request.waitAny(of(requests)));
    }

    /** Waits for one. */
    public static Status waitAnyStatus(Request[] requests) throws MPIException {
        return MPI.get(() -> new Status(org.heddle.mpi.Request.waitAnyStatus(of(requests))));
    }

    /** Returns the index of one that has ended, or UNDEFINED. */
    public static int testAny(Request[] requests) throws MPIException {
        Status status = testAnyStatus(requests);
        return status == null ? MPI.UNDEFINED : status.getIndex();
    }

    /** Returns the status of one that has ended, or null. */
    public static @Nullable Status testAnyStatus(Request[] requests) throws MPIException {
        return MPI.get(() -> Status.orNull(org.heddle.mpi.Request.testAnyStatus(of(requests))));
    }

    /** Waits for all. */
    public static void waitAll(Request[] requests) throws MPIException {
        MPI.run(() -> org.heddle.mpi.Request.waitAll(of(requests)));
    }

    /** Waits for all. */
    public static Status[] waitAllStatus(Request[] requests) throws MPIException {
        return MPI.get(() -> Status.of(org.heddle.mpi.Request.waitAllStatus(of(requests))));
    }

    /** Whether all have ended. */
    public static boolean testAll(Request[] requests) throws MPIException {
        return MPI.get(() -> org.heddle.mpi.Request.testAll(of(requests)));
    }

    /** Returns the statuses of all, or null. */
    public static Status @Nullable [] testAllStatus(Request[] requests) throws MPIException {
        return MPI.get(() -> {
            org.heddle.mpi.Status[] all = org.heddle.mpi.Request.testAllStatus(of(requests));
            return all == null ? null : Status.of(all);
        });
    }

    /** Waits for some; returns their indices, or null if none is active. */
    public static int @Nullable [] waitSome(Request[] requests) throws MPIException {
        return indices(waitSomeStatus(requests));
    }

    /** Waits for some; null if none is active. */
    public static Status @Nullable [] waitSomeStatus(Request[] requests) throws MPIException {
        return MPI.get(() -> {
            Status[] some = Status.of(org.heddle.mpi.Request.waitSomeStatus(of(requests)));
            return some.length == 0 ? null : some;
        });
    }

    /** Returns the indices of those that have ended, or null if there is none. */
    public static int @Nullable [] testSome(Request[] requests) throws MPIException {
        return indices(testSomeStatus(requests));
    }

    /** Returns the statuses of those that have ended, or null if there is none. */
    public static Status @Nullable [] testSomeStatus(Request[] requests) throws MPIException {
        return MPI.get(() -> {
            Status[] some = Status.of(org.heddle.mpi.Request.testSomeStatus(of(requests)));
            return some.length == 0 ? null : some;
        });
    }

    private static int @Nullable [] indices(Status @Nullable [] statuses) {
        return statuses == null
                ? null
                : Arrays.stream(statuses).mapToInt(Status::getIndex).toArray();
    }
}
