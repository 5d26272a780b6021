/** Random transfers of blocks at length: {@link org.heddle.experiment.verbs.noncontiguous.soak.BlockEpisode}. */
@NullMarked
package org.heddle.experiment.verbs.noncontiguous.soak;

import org.jspecify.annotations.NullMarked;
