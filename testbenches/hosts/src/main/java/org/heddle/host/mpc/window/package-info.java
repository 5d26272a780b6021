/**
 * One-sided operations of MPI over improved nodes: {@link org.heddle.host.mpc.window.MpcWindows} makes remote writes of puts and remote reads of gets, and
 * the host whose memory they reach does nothing, for a flush or a lock neither.
 *
 * <p>A put is complete when a flag that was written behind it is read back: writes of one node become visible in their order, and a read sees
 * what has become visible. A lock is a bakery's: cells in the memory of the target that its ranks write and read, one each.
 */
@NullMarked
package org.heddle.host.mpc.window;

import org.jspecify.annotations.NullMarked;
