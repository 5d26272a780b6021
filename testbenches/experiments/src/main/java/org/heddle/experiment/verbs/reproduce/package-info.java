/**
 * What the article on verbs claims, and what it does not time: {@link org.heddle.experiment.verbs.reproduce.VerbsReproduction} tries each claim, and measures
 * latency, bandwidth and rate on nodes in RTL.
 */
@NullMarked
package org.heddle.experiment.verbs.reproduce;

import org.jspecify.annotations.NullMarked;
