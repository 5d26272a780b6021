package org.heddle.host.mpi;

import java.util.function.Consumer;

/** A persistent request: an operation that can be started again and again. */
public final class Prequest extends Request {
    private final Consumer<Request> operation;

    Prequest(RankProcess process, String what, Consumer<Request> operation) {
        super(process, what, true);
        this.operation = operation;
    }

    /** Starts the operation; it must be inactive. */
    public void start() {
        activate();
        operation.accept(this);
    }

    /** Starts several. */
    public static void startAll(Prequest... requests) {
        for (Prequest request : requests) {
            request.start();
        }
    }
}
