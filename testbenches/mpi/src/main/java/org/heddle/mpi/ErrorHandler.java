package org.heddle.mpi;

import java.util.function.BiConsumer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.JobAborted;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/**
 * Reaction of a communicator to an error of one of its calls; MPI 4.1, section 9.3. A call that fails throws its {@link MpiException}
 * behind the handler, unless the handler throws something else.
 */
public final class ErrorHandler {
    /** The exception alone; what a communicator has from the start. */
    public static final ErrorHandler ERRORS_RETURN = new ErrorHandler((comm, error) -> {});
    /** Ends the job, at once. */
    public static final ErrorHandler ERRORS_ARE_FATAL = new ErrorHandler((comm, error) -> {
        throw new JobAborted(1, "an error on " + comm.getName() + " is fatal: " + error.getMessage());
    });

    private final BiConsumer<Comm, MpiException> function;
    private boolean freed;

    private ErrorHandler(BiConsumer<Comm, MpiException> function) {
        this.function = function;
    }

    /** Creates a handler; MPI_Comm_create_errhandler. */
    public static ErrorHandler create(BiConsumer<Comm, MpiException> function) {
        return new ErrorHandler(Require.given(function, ErrorClass.ERR_ARG, "the function"));
    }

    /** Gives the handler up; communicators that have it keep it. MPI_Errhandler_free. */
    public void free() {
        if (this == ERRORS_RETURN || this == ERRORS_ARE_FATAL) {
            throw new MpiException(ErrorClass.ERR_ARG, "a predefined error handler cannot be freed");
        }
        requireUsable();
        freed = true;
    }

    void requireUsable() {
        if (freed) {
            throw new MpiException(ErrorClass.ERR_ARG, "the error handler was freed: use it before free()");
        }
    }

    void handle(Comm comm, MpiException error) {
        function.accept(comm, error);
    }
}
