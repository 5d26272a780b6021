/**
 * Small faults in the emitted Verilog of a network interface, and who sees them.
 *
 * <p>A fault is drawn from the text of a top's modules, its seed and its index alone. A {@link org.heddle.verify.mutate.Campaign} puts
 * it into every model that a check builds, and runs the checks that read the module: its tests, its proofs, the soak's slice. Faults
 * that no check sees go to yosys, which may prove that they change nothing; what is left is a test that is missing.
 *
 * <p>The checks run in processes of their own, whose main class stands among the tests; this package knows neither JUnit nor the
 * command line.
 */
@NullMarked
package org.heddle.verify.mutate;

import org.jspecify.annotations.NullMarked;
