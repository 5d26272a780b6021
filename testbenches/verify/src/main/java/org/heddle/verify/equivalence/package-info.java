/**
 * Shows that what the emitter simplifies still means what was written: yosys proves the Verilog of a design equivalent to its
 * plain Verilog, one module after the other. {@link org.heddle.verify.equivalence.Equivalence} does it,
 * {@link org.heddle.verify.equivalence.Examples} are the designs. {@link org.heddle.verify.equivalence.ReachableEquivalence} asks the same of a module and a mutant of it, for every cycle behind
 * the reset.
 */
@NullMarked
package org.heddle.verify.equivalence;

import org.jspecify.annotations.NullMarked;
