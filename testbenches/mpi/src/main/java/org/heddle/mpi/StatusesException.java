package org.heddle.mpi;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** Some of several requests failed; each status says how its own request ended. */
public final class StatusesException extends MpiException {
    private static final long serialVersionUID = 1L;

    private final transient List<Status> statuses;

    StatusesException(List<Status> statuses) {
        super(ErrorClass.ERR_IN_STATUS, text(statuses));
        this.statuses = statuses;
    }

    private static String text(List<Status> statuses) {
        return statuses.stream()
                .filter(status -> status.getError() != null)
                .map(status -> "request " + status.getIndex() + ": "
                        + Objects.requireNonNull(status.getError()).getMessage())
                .collect(Collectors.joining("; "));
    }

    /** The statuses of all requests that ended. */
    public List<Status> getStatuses() {
        return statuses;
    }
}
