/**
 * Driver of a DIMMnet-2 node: commands, statuses, lists and counters through its host port.
 *
 * <p>{@link org.heddle.host.dimmnet2.driver.Dimmnet2Driver} submits {@link org.heddle.host.dimmnet2.driver.VectorWrite}s and {@link
 * org.heddle.host.dimmnet2.driver.VectorRead}s, and reads each {@link org.heddle.host.dimmnet2.driver.VectorStatus} that the node writes. {@link
 * org.heddle.host.dimmnet2.driver.ProcessPort} shows one process its page.
 *
 * <p>Nothing here knows MPI, or whether the node is simulated.
 */
@NullMarked
package org.heddle.host.dimmnet2.driver;

import org.jspecify.annotations.NullMarked;
