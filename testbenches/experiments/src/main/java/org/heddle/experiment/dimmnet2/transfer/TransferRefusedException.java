package org.heddle.experiment.dimmnet2.transfer;

/** Says why a transfer cannot be run as it was asked for; nothing has moved. */
public final class TransferRefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TransferRefusedException(String message) {
        super(message);
    }
}
