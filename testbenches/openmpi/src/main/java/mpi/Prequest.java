package mpi;

import java.util.Arrays;
import org.heddle.mpi.error.ErrorClass;

/** An operation that can be started again. */
public final class Prequest extends Request {
    private final org.heddle.mpi.Prequest request;

    Prequest(org.heddle.mpi.Prequest request) {
        super(request);
        this.request = request;
    }

    /** Starts it. */
    public void start() throws MPIException {
        MPI.run(request::start);
    }

    /** Starts several. */
    public static void startAll(Prequest[] requests) throws MPIException {
        MPI.run(() -> org.heddle.mpi.Prequest.startAll(
                Arrays.stream(MPI.given(requests, ErrorClass.ERR_REQUEST, "the requests"))
                        .map(each -> each == null ? null : each.request)
                        .toArray(org.heddle.mpi.Prequest[]::new)));
    }
}
