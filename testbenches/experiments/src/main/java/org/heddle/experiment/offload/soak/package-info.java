/**
 * Random reductions at length: trees of units in RTL with everything that can go wrong, and what must come of each, from an oracle
 * that shares no logic with the hardware.
 */
@NullMarked
package org.heddle.experiment.offload.soak;

import org.jspecify.annotations.NullMarked;
