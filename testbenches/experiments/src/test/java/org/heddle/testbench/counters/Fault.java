package org.heddle.testbench.counters;

/**
 * A fault in emitted Verilog, before one counter.
 *
 * @param counter its name in {@link ExpectedCounts}
 * @param file where
 * @param text what stands there
 * @param broken what stands there instead
 */
record Fault(String counter, String file, String text, String broken) {}
