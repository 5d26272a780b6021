package org.heddle.host.verbs.type;

/** Error numbers that verbs calls return, with the codes of Linux. */
public enum Errno {
    /** The device has failed, or a completion queue has overrun. */
    EIO(5),
    /** No room: queue full, table full, or inline data too long. */
    ENOMEM(12),
    /** Memory that the process has not got. */
    EFAULT(14),
    /** Something that depends on the object is still open. */
    EBUSY(16),
    /** A call that the contract does not allow. */
    EINVAL(22),
    /** Nothing came in time. */
    ETIMEDOUT(110);

    private final int code;

    Errno(int code) {
        this.code = code;
    }

    /** Returns the number. */
    public int code() {
        return code;
    }
}
