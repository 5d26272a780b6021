package org.heddle.experiment.board;

import java.util.function.Predicate;

/** Step whose body is a method of the board's steps. */
record BodyStep(String name, Predicate<SeenRegisters> body, String next) implements BoardStep {
    @Override
    public boolean passes(SeenRegisters seen) {
        return body.test(seen);
    }
}
