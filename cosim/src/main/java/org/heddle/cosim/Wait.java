package org.heddle.cosim;

/** A wait that still has to be given its limit. */
@FunctionalInterface
public interface Wait {
    /**
     * Runs until the condition holds.
     *
     * @param cycles most cycles of the first clock to run
     * @return the cycles it took, 0 if the condition held at once
     * @throws org.heddle.cosim.stop.CycleLimitException if the condition does not hold after that many cycles
     */
    long within(long cycles);
}
