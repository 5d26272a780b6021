package org.heddle.cosim.jvm.plan;

import java.util.BitSet;
import java.util.List;

/**
 * Everything combinational of a module that depends on the same inputs, so that it can be computed as soon as these are known, whatever
 * surrounds the module.
 *
 * @param inputs the ports that it depends on
 * @param outputs the output ports that it gives values to
 * @param before numbers of the parts that have to be computed before it
 * @param steps in order
 * @param bits the module's bits of its steps
 */
public record SchedulePart(BitSet inputs, List<Integer> outputs, BitSet before, List<SettleStep> steps, BitSet bits) {}
