package org.heddle.mpi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/** Waiting and testing for several requests. */
final class RequestSets {
    private RequestSets() {}

    static Status checked(Status status) {
        MpiException error = status.getError();
        if (error != null) {
            throw error;
        }
        return status;
    }

    /** As one call of the process that the requests belong to; an error goes to the first communicator's handler. */
    private static <T> T call(String name, Request[] requests, Supplier<T> body) {
        RankProcess process = process(requests);
        if (process == null) {
            return body.get();
        }
        Comm comm = Arrays.stream(requests)
                .map(Request::comm)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        return process.callForRequests(name, comm, body);
    }

    static Status[] waitAll(Request[] requests) {
        return call("MPI_Waitall", requests, () -> {
            await(requests, "all of", untilNoneIsActive(requests));
            return takeAll(requests);
        });
    }

    static Status @Nullable [] testAll(Request[] requests) {
        return call("MPI_Testall", requests, () -> {
                    poll(requests, () -> noneActive(requests));
                    return noneActive(requests) ? Optional.of(takeAll(requests)) : Optional.<Status[]>empty();
                })
                .orElse(null);
    }

    static Status waitAny(Request[] requests) {
        return call("MPI_Waitany", requests, () -> {
            await(requests, "one of", () -> firstEnded(requests) >= 0 || noneActive(requests));
            return checked(takeAny(requests));
        });
    }

    static @Nullable Status testAny(Request[] requests) {
        return call("MPI_Testany", requests, () -> {
                    poll(requests, () -> firstEnded(requests) >= 0 || noneActive(requests));
                    return firstEnded(requests) >= 0 || noneActive(requests)
                            ? Optional.of(checked(takeAny(requests)))
                            : Optional.<Status>empty();
                })
                .orElse(null);
    }

    static Status[] waitSome(Request[] requests) {
        return call("MPI_Waitsome", requests, () -> {
            await(requests, "some of", () -> firstEnded(requests) >= 0 || noneActive(requests));
            return takeEnded(requests);
        });
    }

    static Status[] testSome(Request[] requests) {
        return call("MPI_Testsome", requests, () -> {
            poll(requests, () -> firstEnded(requests) >= 0);
            return takeEnded(requests);
        });
    }

    private static Status[] takeAll(Request[] requests) {
        List<Status> statuses = new ArrayList<>();
        for (int i = 0; i < requests.length; i++) {
            statuses.add(requests[i].take().at(i));
        }
        return withoutErrors(statuses);
    }

    private static Status[] takeEnded(Request[] requests) {
        List<Status> statuses = new ArrayList<>();
        for (int i = 0; i < requests.length; i++) {
            if (requests[i].isEnded()) {
                statuses.add(requests[i].take().at(i));
            }
        }
        return withoutErrors(statuses);
    }

    private static Status takeAny(Request[] requests) {
        int index = firstEnded(requests);
        return index < 0 ? Status.EMPTY : requests[index].take().at(index);
    }

    private static Status[] withoutErrors(List<Status> statuses) {
        if (statuses.stream().anyMatch(status -> status.getError() != null)) {
            throw new StatusesException(statuses);
        }
        return statuses.toArray(Status[]::new);
    }

    /** Looks at each request once: what has ended stays so while all are waited for. */
    private static BooleanSupplier untilNoneIsActive(Request[] requests) {
        int[] ended = new int[1];
        return () -> {
            while (ended[0] < requests.length && !requests[ended[0]].isActive()) {
                ended[0]++;
            }
            return ended[0] == requests.length;
        };
    }

    private static boolean noneActive(Request[] requests) {
        return Arrays.stream(requests).noneMatch(Request::isActive);
    }

    private static int firstEnded(Request[] requests) {
        for (int i = 0; i < requests.length; i++) {
            if (requests[i].isEnded()) {
                return i;
            }
        }
        return -1;
    }

    private static void await(Request[] requests, String how, BooleanSupplier done) {
        RankProcess process = process(requests);
        if (process != null) {
            process.await(
                    done,
                    () -> Arrays.stream(requests)
                            .filter(Request::isActive)
                            .map(Request::what)
                            .collect(Collectors.joining(", ", how + " {", "}")));
        }
    }

    private static void poll(Request[] requests, BooleanSupplier done) {
        RankProcess process = process(requests);
        if (process != null) {
            process.poll(done, "a test of " + requests.length + " requests");
        }
    }

    private static @Nullable RankProcess process(Request[] requests) {
        for (Request request : Require.given(requests, ErrorClass.ERR_REQUEST, "the requests")) {
            Require.given(request, ErrorClass.ERR_REQUEST, "each request");
        }
        return Arrays.stream(requests)
                .map(Request::process)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }
}
