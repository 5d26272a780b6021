package mpi;

import org.heddle.mpi.ErrorHandler;

/** Reaction of a communicator to errors. */
public final class Errhandler implements Freeable {
    private final ErrorHandler handler;

    Errhandler(ErrorHandler handler) {
        this.handler = handler;
    }

    ErrorHandler handler() {
        return handler;
    }

    @Override
    public void free() throws MPIException {
        MPI.run(handler::free);
    }
}
