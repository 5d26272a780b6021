package org.heddle.cosim.tool;

/** A folder in which models are made or kept cannot be used: it is somebody else's, holds other things, or is not writable. */
public final class StorageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** A refusal that a message describes. */
    public StorageException(String message) {
        super(message);
    }

    /** A refusal with its cause. */
    public StorageException(String message, Throwable cause) {
        super(message, cause);
    }
}
