/**
 * The rules of a finished circuit, one file each; {@link org.heddle.hdl.check.Checks} lists them in their order.
 *
 * <p>A {@code CircuitCheck} judges one module or one circuit and reports what breaks its rule. The package knows the circuit and the names of
 * Verilog; it must not know how a circuit came about, nor a class that a designer writes with.
 */
@NullMarked
package org.heddle.hdl.check;

import org.jspecify.annotations.NullMarked;
