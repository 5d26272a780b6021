package org.heddle.device.host;

/** A master on the host's bus has broken a rule. */
public final class HostBusException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    HostBusException(long cycle, String rule) {
        super("cycle " + cycle + " of the host's bus: " + rule);
    }
}
