package org.heddle.host.mpc.rdma;

/** Thrown when a remote write would leave the zones of its receiver; it is not ordered. */
public final class BadRemoteAddressException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadRemoteAddressException(String message) {
        super(message);
    }
}
