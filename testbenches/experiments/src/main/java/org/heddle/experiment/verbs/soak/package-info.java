/**
 * Random requests at length: {@link org.heddle.experiment.verbs.soak.VerbsEpisode} runs on nodes in RTL, and compares memories, completions, states and
 * events with a plan that shares no class with the hardware.
 */
@NullMarked
package org.heddle.experiment.verbs.soak;

import org.jspecify.annotations.NullMarked;
