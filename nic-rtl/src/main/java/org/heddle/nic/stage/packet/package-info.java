/**
 * Packets as every network interface has them: words, virtual channels, the link header, and the memories that packets wait in.
 *
 * <p>A packet is a stream of {@link org.heddle.nic.stage.packet.PacketWord}. {@link org.heddle.nic.stage.packet.PacketFormat} has the fields of its first word, which the
 * link reads; the words behind it belong to the network interface that sends them. {@link org.heddle.nic.stage.packet.PacketStore} keeps packets whole,
 * {@link org.heddle.nic.stage.packet.OutstandingReads} knows which answers are still to come.
 *
 * <p>Nothing here knows what a packet asks for, or how it travels.
 */
@NullMarked
package org.heddle.nic.stage.packet;

import org.jspecify.annotations.NullMarked;
