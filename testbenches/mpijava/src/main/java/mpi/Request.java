package mpi;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.mpi.error.ErrorClass;
import org.jspecify.annotations.Nullable;

/** An operation that may be under way. */
public class Request {
    private final org.heddle.mpi.Request request;

    Request(org.heddle.mpi.Request request) {
        this.request = request;
    }

    /** The operation below; for one of objects that is still awaited, what can be asked of it so far. */
    org.heddle.mpi.Request request() {
        return request;
    }

    private static org.heddle.mpi.Request[] of(Request[] requests) {
        return Arrays.stream(MPI.given(requests, ErrorClass.ERR_REQUEST, "the requests"))
                .map(each ->
                        MPI.given(each, ErrorClass.ERR_REQUEST, "each request").request())
                .toArray(org.heddle.mpi.Request[]::new);
    }

    private static boolean anyObjects(Request[] requests) {
        return Arrays.stream(MPI.given(requests, ErrorClass.ERR_REQUEST, "the requests"))
                .anyMatch(ObjectRequest.class::isInstance);
    }

    /** Gives the request up. */
    public void Free() throws MPIException {
        MPI.run(request::free);
    }

    /** Takes a receive back. */
    public void Cancel() throws MPIException {
        MPI.run(request::cancel);
    }

    /** Whether there is no operation. */
    public boolean Is_null() {
        return request.isNull();
    }

    /** Waits for the end. */
    public Status Wait() throws MPIException {
        return MPI.get(() -> new Status(request.waitStatus()));
    }

    /** Returns its status, or null. */
    public @Nullable Status Test() throws MPIException {
        return MPI.get(() -> Status.orNull(request.testStatus()));
    }

    private static Status at(Status status, int index) {
        status.index = index;
        return status;
    }

    /** Waits for one. */
    public static Status Waitany(Request[] requests) throws MPIException {
        if (!anyObjects(requests)) {
            return MPI.get(() -> new Status(org.heddle.mpi.Request.waitAnyStatus(of(requests))));
        }
        while (true) {
            Status one = Testany(requests);
            if (one != null) {
                return one;
            }
        }
    }

    /** Returns the status of one that has ended, or null. */
    public static @Nullable Status Testany(Request[] requests) throws MPIException {
        if (!anyObjects(requests)) {
            return MPI.get(() -> Status.orNull(org.heddle.mpi.Request.testAnyStatus(of(requests))));
        }
        for (int i = 0; i < requests.length; i++) {
            Status one = requests[i].Is_null() ? null : requests[i].Test();
            if (one != null) {
                return at(one, i);
            }
        }
        return null;
    }

    /** Waits for all. */
    public static Status[] Waitall(Request[] requests) throws MPIException {
        if (!anyObjects(requests)) {
            return MPI.get(() -> statuses(org.heddle.mpi.Request.waitAllStatus(of(requests))));
        }
        Status[] all = new Status[requests.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = at(requests[i].Wait(), i);
        }
        return all;
    }

    private static Status[] statuses(org.heddle.mpi.Status[] below) {
        return Arrays.stream(below).map(Status::new).toArray(Status[]::new);
    }

    /** Returns the statuses of all, or null. */
    public static Status @Nullable [] Testall(Request[] requests) throws MPIException {
        return MPI.get(() -> {
            org.heddle.mpi.Status[] all = org.heddle.mpi.Request.testAllStatus(of(requests));
            return all == null ? null : statuses(all);
        });
    }

    /** Waits for some. */
    public static Status[] Waitsome(Request[] requests) throws MPIException {
        if (!anyObjects(requests)) {
            return MPI.get(() -> statuses(org.heddle.mpi.Request.waitSomeStatus(of(requests))));
        }
        return new Status[] {Waitany(requests)};
    }

    /** Returns the statuses of those that have ended. */
    public static Status[] Testsome(Request[] requests) throws MPIException {
        if (!anyObjects(requests)) {
            return MPI.get(() -> statuses(org.heddle.mpi.Request.testSomeStatus(of(requests))));
        }
        List<Status> some = new java.util.ArrayList<>();
        for (int i : IntStream.range(0, requests.length).toArray()) {
            Status one = requests[i].Is_null() ? null : requests[i].Test();
            if (one != null) {
                some.add(at(one, i));
            }
        }
        return some.toArray(Status[]::new);
    }
}
