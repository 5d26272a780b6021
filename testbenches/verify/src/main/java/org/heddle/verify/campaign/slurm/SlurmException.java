package org.heddle.verify.campaign.slurm;

/** A command of Slurm that failed, with what it said. */
public final class SlurmException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Creates an exception with a message for the user. */
    public SlurmException(String message) {
        super(message);
    }
}
