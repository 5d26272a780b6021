package mpi;

import org.heddle.mpi.ErrorHandler;

/** Reaction of a communicator to errors. */
public final class Errhandler {
    private final ErrorHandler handler;

    Errhandler(ErrorHandler handler) {
        this.handler = handler;
    }

    ErrorHandler handler() {
        return handler;
    }
}
