/**
 * The paper's tables of transfers of blocks on two nodes: {@link org.heddle.experiment.verbs.noncontiguous.reproduce.BlockReproduction} measures,
 * {@link org.heddle.experiment.verbs.noncontiguous.reproduce.PrintedTimes} is what the paper prints, and {@link
 * org.heddle.experiment.verbs.noncontiguous.reproduce.BlockDocument} the result with ranks and crossovers.
 */
@NullMarked
package org.heddle.experiment.verbs.noncontiguous.reproduce;

import org.jspecify.annotations.NullMarked;
