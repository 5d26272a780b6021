package org.heddle.experiment.study;

import java.util.Locale;
import java.util.Objects;
import org.heddle.experiment.study.path.PathPart;

/**
 * Why one row takes longer than another one of the same program and size: the part in which it loses most.
 *
 * @param fast the faster row
 * @param slow the slower one
 */
record StudyReason(StudyRow fast, StudyRow slow) {
    private static final double TIE = 1.02;

    double ratio() {
        return time(slow) / time(fast);
    }

    boolean isTie() {
        return ratio() <= TIE;
    }

    PathPart part() {
        PathPart most = PathPart.HOST;
        for (PathPart part : PathPart.values()) {
            if (loss(part) > loss(most)) {
                most = part;
            }
        }
        return most;
    }

    private double loss(PathPart part) {
        return Objects.requireNonNull(slow.parts()).of(part)
                - Objects.requireNonNull(fast.parts()).of(part);
    }

    private static double time(StudyRow row) {
        return Objects.requireNonNull(row.microseconds());
    }

    /** Returns the sentence. */
    String sentence() {
        if (isTie()) {
            return String.format(
                    Locale.ROOT,
                    "A tie: %s takes %.2f us and %s %.2f us, within 2 %%.",
                    fast.label(),
                    time(fast),
                    slow.label(),
                    time(slow));
        }
        PathPart part = part();
        return String.format(
                Locale.ROOT,
                "%s takes %.2f us more than %s, most of it in %s: %.2f us against %.2f us of %s.",
                slow.label(),
                time(slow) - time(fast),
                fast.label(),
                part.word(),
                Objects.requireNonNull(slow.parts()).of(part),
                Objects.requireNonNull(fast.parts()).of(part),
                part.counter());
    }
}
