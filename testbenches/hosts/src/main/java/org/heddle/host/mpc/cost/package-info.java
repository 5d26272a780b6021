/**
 * Time and work of a host that drives remote writes: {@link org.heddle.host.mpc.cost.MpcConstants} is the one file of costs, {@link
 * org.heddle.host.mpc.cost.HostProcessor} lets them pass, and {@link org.heddle.host.mpc.cost.MpcTally} counts what was done, where it is
 * done.
 */
@NullMarked
package org.heddle.host.mpc.cost;

import org.jspecify.annotations.NullMarked;
