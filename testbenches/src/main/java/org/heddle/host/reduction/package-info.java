/**
 * What a host does for reductions in its network interface. {@link org.heddle.host.reduction.BinnedSum} makes floats into accumulators
 * whose sums depend neither on an order nor on a tree, and back. Knows of the hardware only its layouts.
 */
@NullMarked
package org.heddle.host.reduction;

import org.jspecify.annotations.NullMarked;
