package org.heddle.cosim.build;

/** A folder in which models are made or kept cannot be used: it is somebody else's, holds other things, or is not writable. */
public final class StorageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StorageException(String message) {
        super(message);
    }

    StorageException(String message, Throwable cause) {
        super(message, cause);
    }
}
