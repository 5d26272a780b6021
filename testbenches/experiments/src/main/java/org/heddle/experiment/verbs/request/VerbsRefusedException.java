package org.heddle.experiment.verbs.request;

/** Says why requests cannot be run as they were asked for; nothing has been posted. */
public final class VerbsRefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** @param message what is wrong, the rule, and the mend */
    public VerbsRefusedException(String message) {
        super(message);
    }
}
