/**
 * An IEEE 754 adder in six steps of one cycle each, for 4-byte and 8-byte numbers.
 *
 * <p>{@link org.heddle.nic.stage.arithmetic.adder.FloatAdder} is all of it: the operands are ordered by magnitude, aligned, added, the sum's leading zeros are
 * counted, shifted away, and the result is rounded. What goes from one step to the next is a bundle named for it, such as {@link
 * org.heddle.nic.stage.arithmetic.adder.FloatPair} at its entry and {@link org.heddle.nic.stage.arithmetic.adder.FloatSum} at its end.
 *
 * <p>Nothing here knows what the sums are for.
 */
@NullMarked
package org.heddle.nic.stage.arithmetic.adder;

import org.jspecify.annotations.NullMarked;
