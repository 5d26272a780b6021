package org.heddle.cosim.jvm.model;

/** Hears of claims of the design that do not hold at a clock edge. */
public interface Stops {
    /**
     * Notes a claim that does not hold.
     *
     * @param claim its number in the design
     */
    void stop(int claim);

    /**
     * Notes a claim that does not hold in one of many runs.
     *
     * @param run its number, from 0
     * @param claim its number in the design
     */
    default void stop(int run, int claim) {
        throw new UnsupportedOperationException("runs beside each other");
    }
}
