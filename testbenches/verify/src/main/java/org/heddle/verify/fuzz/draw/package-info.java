/** Draws plans: {@link org.heddle.verify.fuzz.draw.PlanDraw} makes the same circuit of the same seed on every machine. */
@NullMarked
package org.heddle.verify.fuzz.draw;

import org.jspecify.annotations.NullMarked;
