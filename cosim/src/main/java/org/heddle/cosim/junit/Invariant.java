package org.heddle.cosim.junit;

/** Properties that are checked in every hardware test without being asked for; {@link HardwareTest#without} exempts it from single ones. */
public enum Invariant {
    /**
     * All ready/valid streams among the ports, AXI4-Streams too, keep their rules behind the first reset: valid stays, and the payload too,
     * until ready. The run ends at the edge at which one is broken. Not asked of designs with several clocks.
     */
    STREAM_RULES,
    /** No assertion, exception or rule ended a simulation, not even one whose exception the test caught. */
    NOT_ENDED,
    /** Nothing that an agent has begun is left undone: beats to send, transactions without an answer, processes whose lines wait. A
     * process that serves the test {@link org.heddle.cosim.TestProcess#untilTheEnd until its end} is none.
     */
    NOTHING_STUCK
}
