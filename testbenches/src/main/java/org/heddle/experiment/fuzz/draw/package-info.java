/** Draws plans: {@link org.heddle.experiment.fuzz.draw.PlanDraw} makes the same circuit of the same seed on every machine. */
@NullMarked
package org.heddle.experiment.fuzz.draw;

import org.jspecify.annotations.NullMarked;
