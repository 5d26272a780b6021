package org.heddle.hdl.ir;

import java.math.BigInteger;
import java.util.Map;

/** Behaviour of a black box in Java, for engines that cannot read its Verilog. One object stands for one instance in one simulation. */
public interface Behaviour {
    /**
     * The outputs within a cycle; asked when inputs have changed and behind each edge, so it changes nothing.
     *
     * @param inputs by port name, also resets; a clock is 0. A map that never changes: it may be kept, and not be written
     * @return every output by its port name
     */
    Map<String, BigInteger> outputs(Map<String, BigInteger> inputs);

    /**
     * A rising edge of the box's clock.
     *
     * @param inputs what they were right before the edge, in a map that never changes
     */
    default void edge(Map<String, BigInteger> inputs) {}
}
