/**
 * Tests of a register block that follow from its declaration.
 *
 * <p>{@link org.heddle.hdl.registers.verify.RegisterChecks} makes a {@link org.heddle.hdl.registers.verify.RegisterCheck} for each
 * promise of each field. A check runs on a {@link org.heddle.hdl.registers.verify.RegisterRig}, whatever simulates the block: the
 * interpreter here, the emitted Verilog in cosimulation. It knows no test framework and fails with an {@code AssertionError}.
 *
 * <p>The package must not know the simulator that runs a block, but for the interpreter.
 */
@NullMarked
package org.heddle.hdl.registers.verify;

import org.jspecify.annotations.NullMarked;
