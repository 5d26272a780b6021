package org.heddle.mpi.error;

/** The error classes of the MPI standard that this implementation raises. */
public enum ErrorClass {
    /** A buffer does not hold what a call asks of it. */
    ERR_BUFFER,
    /** A count is negative. */
    ERR_COUNT,
    /** A datatype is not committed, was freed, or does not match its counterpart. */
    ERR_TYPE,
    /** A tag is out of range. */
    ERR_TAG,
    /** A communicator is not valid here. */
    ERR_COMM,
    /** A rank is out of range. */
    ERR_RANK,
    /** A request is used in a way that its state forbids. */
    ERR_REQUEST,
    /** The root of a collective operation is out of range. */
    ERR_ROOT,
    /** A group is not what the call needs. */
    ERR_GROUP,
    /** An operation is not defined for a datatype. */
    ERR_OP,
    /** An argument breaks a rule that has no class of its own. */
    ERR_ARG,
    /** A communicator has no topology of the kind that a call needs. */
    ERR_TOPOLOGY,
    /** A number of dimensions or an extent of one is out of range. */
    ERR_DIMS,
    /** A key of attributes was freed, or is one that programs must not change. */
    ERR_KEYVAL,
    /** A message is longer than the receive that it met. */
    ERR_TRUNCATE,
    /** Several requests were asked for; their statuses say which failed. */
    ERR_IN_STATUS,
    /** A window was freed. */
    ERR_WIN,
    /** The size of a window is out of range. */
    ERR_SIZE,
    /** A displacement, or its unit, is out of range. */
    ERR_DISP,
    /** A one-sided call does not fit the window's epochs and locks. */
    ERR_RMA_SYNC,
    /** A one-sided call reaches outside of the target's window. */
    ERR_RMA_RANGE,
    /** The requested operation is not supported. */
    ERR_UNSUPPORTED_OPERATION,
    /** Something else, said in the message. */
    ERR_OTHER
}
