/**
 * The host's side of a DIMMnet-2 node: registers, command queue, windows, and the status rings in LLCM.
 *
 * <p>The host reaches the node through one port of 64-bit reads and writes ({@link org.heddle.nic.dimmnet2.host.HostInterface}); {@link org.heddle.nic.dimmnet2.host.HostMap} is the
 * address map that hardware and drivers share.
 *
 * <p>Nothing here knows packets, or how a command is carried out.
 */
@NullMarked
package org.heddle.nic.dimmnet2.host;

import org.jspecify.annotations.NullMarked;
