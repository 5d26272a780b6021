package org.heddle.mpi;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Consumer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/** A persistent request: an operation that can be started again and again. */
public final class Prequest extends Request {
    private final Consumer<Request> operation;

    Prequest(Comm comm, RankProcess process, String what, Consumer<Request> operation) {
        super(comm, process, what, true);
        this.operation = operation;
    }

    /** Starts the operation; it must be inactive. */
    public void start() {
        begin(() -> operation.accept(this));
    }

    /**
     * Starts several.
     *
     * @throws MpiException ERR_REQUEST unless each is given once and inactive; then none is started
     */
    public static void startAll(Prequest... requests) {
        Set<Prequest> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Prequest request : Require.given(requests, ErrorClass.ERR_REQUEST, "the requests")) {
            Require.given(request, ErrorClass.ERR_REQUEST, "each request").requireInactive();
            if (!seen.add(request)) {
                throw new MpiException(
                        ErrorClass.ERR_REQUEST, "a request is named twice; name each once: " + request.what());
            }
        }
        for (Prequest request : requests) {
            request.start();
        }
    }
}
