/**
 * Arithmetic on the elements of a reduction.
 *
 * <p>{@link org.heddle.nic.stage.arithmetic.ReductionAlu} makes one word of two in every cycle, whatever the {@link
 * org.heddle.nic.stage.arithmetic.ReductionOperation} and the {@link org.heddle.nic.stage.arithmetic.ElementType}, always {@value
 * org.heddle.nic.stage.arithmetic.ReductionAlu#LATENCY} cycles later, so that results come in the order of the operands:
 *
 * <pre>
 * cycle        1               2               3           4           5               6
 *        +--------------+--------------+-----------+-----------+--------------+--------------+
 *  sums  | OperandOrder | Operand-     | Signifi-  | Sum-      | Sum-         | SumRounding  |
 *  of    |              | Alignment    | cand-     | Measure   | Normalisation|         \    |
 *  floats|              |              | Addition  |           |              |          +-->|-> result
 *        +--------------+--------------+-----------+-----------+--------------+         /    |
 *  all   | Lane-        | LaneChoice   |        waits                         +--------+     |
 *  else  | Comparison   |              |                                      |              |
 *        +--------------+--------------+--------------------------------------+--------------+
 * </pre>
 *
 * <p>The upper row is a {@link org.heddle.nic.stage.arithmetic.adder.FloatAdder}, of which there are three: one for numbers of 8 bytes, two for
 * the two of 4 bytes in a word. The lower row works on two lanes of 32 bits; where an element has 64, both lanes are told the same.
 *
 * <p>Nothing here knows of packets, descriptors or trees.
 */
@NullMarked
package org.heddle.nic.stage.arithmetic;

import org.jspecify.annotations.NullMarked;
