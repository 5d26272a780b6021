package org.heddle.nic.loopback;

import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;

// header:
/**
 * First word of a message: the link's header, as {@link PacketFormat} has it; [31:16] is the sender, which only hosts read.
 *
 * @param to 16 bits: receiving node
 * @param bytes 14 bits: payload
 */
record LoopbackHeader(UInt to, UInt bytes) {
    static LoopbackHeader of(UInt word) {
        return new LoopbackHeader(word.bits(15, 0), PacketFormat.payloadBytes(word));
    }

    /** Returns the word; its channel is 0, PUT. */
    UInt word(UInt from) {
        return bytes.cat(from).cat(to).zext(64);
    }
}
// :header
