/**
 * Checks the arithmetic of reductions: {@code ./heddle soak float} and {@code ./heddle check-float}.
 *
 * <p>{@link org.heddle.nic.stage.arithmetic.bench.AluBatch} streams words through the RTL of the ALU, one in every cycle, and holds it to its
 * latency. {@link org.heddle.nic.stage.arithmetic.bench.WordOracle} is what Java makes of the same words; {@link
 * org.heddle.nic.stage.arithmetic.bench.RandomFloats} draws operands that are likely to hurt.
 */
@NullMarked
package org.heddle.experiment.arithmetic;

import org.jspecify.annotations.NullMarked;
