/**
 * The link port: packets with their checks on the wire, and the credits that keep a receiver from being overrun.
 *
 * <p>One 64-bit word per cycle, no pause inside a packet. The header (four words) is followed by a word with its CRC-32, the
 * payload by a word with its own; the framing around the 24-byte vector header is 24 bytes. Each credit stands for room for
 * one whole packet at the receiver.
 */
@NullMarked
package org.heddle.nic.link;

import org.jspecify.annotations.NullMarked;
