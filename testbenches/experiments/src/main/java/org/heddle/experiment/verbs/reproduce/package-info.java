/**
 * Claims of the article on verbs, and the times that it does not tell: {@link org.heddle.experiment.verbs.reproduce.VerbsReproduction} tries each claim, and measures
 * latency, bandwidth and rate on nodes in RTL.
 */
@NullMarked
package org.heddle.experiment.verbs.reproduce;

import org.jspecify.annotations.NullMarked;
