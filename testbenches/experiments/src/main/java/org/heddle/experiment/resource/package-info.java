/**
 * Cycles in which a node's bus, memory and link are busy, seen at its pins and at the models around it: {@link
 * org.heddle.experiment.resource.ResourceLog} keeps them, {@link org.heddle.experiment.resource.LinkProbe} and its siblings tell it. What a
 * host's processor does is told by its rank, and who waits for whom is not known here.
 */
@NullMarked
package org.heddle.experiment.resource;

import org.jspecify.annotations.NullMarked;
