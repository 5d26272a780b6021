package org.heddle.experiment.dimmnet2.transfer;

/** Says why a transfer cannot be run as it was asked for; nothing has moved. */
public final class TransferRefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param message what is wrong, the rule and the mend
     */
    public TransferRefusedException(String message) {
        super(message);
    }
}
