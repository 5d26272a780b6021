package mpi;

import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** A call of MPI failed. */
public final class MPIException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int errorClass;

    MPIException(MpiException cause) {
        super(cause.getMessage(), cause);
        errorClass = number(cause.getErrorClass());
    }

    /** An error of a program's own. */
    public MPIException(String message) {
        super(message);
        errorClass = number(ErrorClass.ERR_OTHER);
    }

    private static int number(ErrorClass error) {
        return switch (error) {
            case ERR_BUFFER -> 1;
            case ERR_COUNT -> 2;
            case ERR_TYPE -> 3;
            case ERR_TAG -> 4;
            case ERR_COMM -> 5;
            case ERR_RANK -> 6;
            case ERR_REQUEST -> 7;
            case ERR_ROOT -> 8;
            case ERR_GROUP -> 9;
            case ERR_OP -> 10;
            case ERR_TOPOLOGY -> 11;
            case ERR_DIMS -> 12;
            case ERR_ARG -> 13;
            case ERR_TRUNCATE -> 15;
            case ERR_OTHER -> 16;
            case ERR_IN_STATUS -> 18;
            case ERR_KEYVAL -> 36;
            case ERR_WIN -> 53;
            case ERR_SIZE -> 49;
            case ERR_DISP -> 26;
            case ERR_RMA_SYNC -> 47;
            case ERR_RMA_RANGE -> 55;
            case ERR_UNSUPPORTED_OPERATION -> 52;
        };
    }

    /** Returns the code of the error, which is its class. */
    public int getErrorCode() {
        return errorClass;
    }

    /** Returns the class of the error. */
    public int getErrorClass() {
        return errorClass;
    }
}
