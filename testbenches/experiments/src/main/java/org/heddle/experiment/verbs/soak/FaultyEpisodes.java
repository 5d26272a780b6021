package org.heddle.experiment.verbs.soak;

import java.util.Locale;

/** Share of a soak's episodes whose packets meet with faults. */
public enum FaultyEpisodes {
    /** None: every packet arrives once, whole and in its order. */
    NONE,
    /** Each by the toss of a coin. */
    HALF,
    /** All. */
    ALL;

    /** Returns its name on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns whether an episode has faults whose toss says so or not. */
    boolean include(boolean toss) {
        return switch (this) {
            case NONE -> false;
            case HALF -> toss;
            case ALL -> true;
        };
    }
}
