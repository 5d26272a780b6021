package org.heddle.verify.campaign;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How a job ended; of several ends of one job the first in this order counts. */
public enum JobStatus {
    /** Ended with exit status 0. */
    DONE,
    /** Ended with another exit status. */
    FAILED,
    /** Was ended at its limit of time. */
    TIMEOUT,
    /** Took its process down, or was killed in every attempt. */
    CRASHED;

    /** Returns the word that stands in results. */
    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
