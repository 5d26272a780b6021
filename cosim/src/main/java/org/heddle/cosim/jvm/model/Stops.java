package org.heddle.cosim.jvm.model;

/** Hears of claims of the design that do not hold at a clock edge. */
public interface Stops {
    /**
     * Notes a claim that does not hold.
     *
     * @param claim its number in the design
     */
    void stop(int claim);
}
