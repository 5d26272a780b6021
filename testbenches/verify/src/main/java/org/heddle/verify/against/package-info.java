/**
 * Compares the Verilog of a design with that of before: whether a rewrite of the text changes what the hardware does.
 *
 * <p>{@link org.heddle.verify.against.FormerVerilog} reads the folder of before, {@link org.heddle.verify.against.FormerComparison}
 * compares module by module, the cheapest way first: the words of both texts, then one step of both with state mapped to state, then
 * runs of both from the reset on. A {@link org.heddle.verify.against.ComparedModule} is a verdict. Modules inside a module are taken
 * as equal where both texts have them with the same ports: each has a verdict of its own.
 */
@NullMarked
package org.heddle.verify.against;

import org.jspecify.annotations.NullMarked;
