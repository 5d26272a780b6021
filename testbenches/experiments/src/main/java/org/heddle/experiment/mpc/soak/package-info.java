/**
 * Random remote writes at length: {@link org.heddle.experiment.mpc.soak.MpcEpisode} runs on nodes in RTL, and compares memories and
 * notifications with a plan that shares no class with the hardware.
 */
@NullMarked
package org.heddle.experiment.mpc.soak;

import org.jspecify.annotations.NullMarked;
