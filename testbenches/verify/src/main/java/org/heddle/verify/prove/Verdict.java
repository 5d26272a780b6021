package org.heddle.verify.prove;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Verdict of a proof.
 *
 * @param result of the proof itself
 * @param detail the property that does not hold, or what is missing; empty for a plain proof
 * @param faultFound whether the planted fault was refuted
 * @param seconds that all of it took
 * @param waveform the counterexample, where the unit was refuted
 */
public record Verdict(Result result, String detail, boolean faultFound, double seconds, Optional<Path> waveform) {
    /** How a proof can end. */
    public enum Result {
        /** Holds in every reachable state. */
        PROVEN("proven"),
        /** There is a run from the reset that breaks a property. */
        REFUTED("REFUTED"),
        /** Neither: the induction needs to know more of the unit. */
        OPEN("NOT PROVEN"),
        /** A tool took longer than it may. */
        LATE("TOOK TOO LONG"),
        /** Something that must be possible is not, or a claim is never looked at: the assumptions exclude too much. */
        VACUOUS("VACUOUS");

        private final String text;

        Result(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Whether the unit is proven and the fault was found. */
    public boolean holds() {
        return result == Result.PROVEN && faultFound;
    }
}
