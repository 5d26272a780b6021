package org.heddle.host.dimmnet2.mpi;

import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.nic.dimmnet2.command.CommandStatus;

/** Translates the error statuses of a node into MPI errors. */
final class StatusErrors {
    private StatusErrors() {}

    static boolean isGood(VectorStatus status) {
        return status.status() == CommandStatus.DONE || status.status() == CommandStatus.ZERO_LENGTH;
    }

    /**
     * The error of a status that is not good.
     *
     * @param what the command was for
     */
    static MpiException of(VectorStatus status, String what) {
        return new MpiException(
                errorClass(status.status()),
                what + " ended with " + status.status() + " at node " + status.node() + ", command " + status.tag()
                        + ", base 0x" + Long.toHexString(status.base()) + ", list entry " + status.entry() + ", "
                        + status.bytes() + " bytes moved");
    }

    private static ErrorClass errorClass(CommandStatus status) {
        return switch (status) {
            case SOURCE_RANGE, DESTINATION_RANGE, RECEIVED_RANGE -> ErrorClass.ERR_BUFFER;
            case SOURCE_LIST_ENTRY,
                    RECEIVED_LIST_ENTRY,
                    SOURCE_ALIGNMENT,
                    DESTINATION_ALIGNMENT,
                    SOURCE_ELEMENT_SIZE,
                    DESTINATION_ELEMENT_SIZE -> ErrorClass.ERR_TYPE;
            case SOURCE_COUNT, DESTINATION_COUNT -> ErrorClass.ERR_COUNT;
            case UNKNOWN_NODE, UNKNOWN_PROCESS -> ErrorClass.ERR_RANK;
            default -> ErrorClass.ERR_OTHER;
        };
    }
}
