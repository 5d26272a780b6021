/**
 * Packets of reliable connections, between the link and the engines: {@link org.heddle.nic.verbs.packet.PacketBuilder} puts them together as an engine has
 * planned them, {@link org.heddle.nic.verbs.packet.PacketIntake} takes them apart and waits for an engine's judgement. Nothing here knows a queue pair.
 */
@NullMarked
package org.heddle.nic.verbs.packet;

import org.jspecify.annotations.NullMarked;
