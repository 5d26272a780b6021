/**
 * The host's side of a reduction node: descriptors and messages in, completions and messages out.
 *
 * <p>{@link org.heddle.nic.offload.host.ReductionHostInterface} is the port, {@link org.heddle.nic.offload.host.ReductionHostMap} the address map that hardware and drivers share. A
 * message that the host writes word by word is checked by {@link org.heddle.nic.offload.host.MessageCheck} before a word of it leaves; its fate is a {@link
 * org.heddle.nic.offload.host.HostPacketStatus}.
 *
 * <p>Nothing here knows how a reduction is carried out.
 */
@NullMarked
package org.heddle.nic.offload.host;

import org.jspecify.annotations.NullMarked;
