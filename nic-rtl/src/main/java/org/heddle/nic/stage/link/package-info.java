/**
 * The link: {@link org.heddle.nic.stage.link.LinkPort} is a node's end of it, with packets on one side at the core's clock, and on the
 * other, at the link's, packets with their checks on the wire, acknowledgements, and the credits that keep a receiver from being
 * overrun. {@link org.heddle.nic.stage.link.Switch} joins more than two of them. A node with one link extends
 * {@link org.heddle.nic.stage.link.LinkedNode}, two of them and their cable {@link org.heddle.nic.stage.link.LinkedPair}.
 *
 * <p>One 64-bit word per cycle, no pause inside a packet:
 *
 * <pre>
 * words 0 to 3   header
 * word 4         [31:0] CRC-32 of the header and the upper half of this word  [39:32] number of the packet on the link
 * words 5..      payload
 * last word      [31:0] CRC-32 of the payload
 * </pre>
 *
 * <p>The framing around the 24-byte vector header is 24 bytes. A packet of one word is a {@code FlowWord}. A packet
 * stays in the {@link org.heddle.nic.stage.link.ReplayBuffer} until it is acknowledged; {@link org.heddle.nic.stage.link.LinkReceiver} accepts
 * packets in the order of their numbers only.
 */
@NullMarked
package org.heddle.nic.stage.link;

import org.jspecify.annotations.NullMarked;
