package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * Fields of a packet's four header words: {@code prad}, {@code len}, {@code nsrc}, {@code ndst}, {@code nr}, {@code rid}, {@code ctrl}. Each
 * packet says where its own payload goes.
 *
 * <pre>
 *  word 0   [15:0] ndst   [31:16] nsrc   [45:32] bytes of payload   [47:46] channel
 *  word 1   [31:0] prad   [63:32] len of the message
 *  word 2   [31:0] rid    [47:32] ctrl   [48] nr, in the message's last packet alone
 *  word 3   0
 * </pre>
 *
 * <p>Where lists hold events, word 2 says more: [49] the message's last packet, [50] its first.
 *
 * <p>A packet that asks for a read has {@code from} in the place of {@code prad}, and one word of payload:
 *
 * <pre>
 *  word 3   operand of an update
 *  word 4   [31:0] into   [34:32] element   [38:35] operation   [39] 1 for an update
 * </pre>
 *
 * <p>A packet that tells of a refusal is on channel RESPONSE, with one word of payload. Its word 2 has in [48] the process that is told:
 *
 * <pre>
 *  word 4   [7:0] status   [9:8] kind: 0 a refusal, 1 a probe of PeerWatch, 2 its echo, 3 the acknowledgement of a refusal
 * </pre>
 */
final class MpcHeader {
    /** Words before the payload. */
    static final int WORDS = PacketFormat.LINK_HEADER_WORDS;
    /** Width of an index of them. */
    static final int INDEX_WIDTH = 2;

    /** Bits 47 to 32 of word 0 of a packet that asks for a read: one word of payload, on channel REQUEST. */
    static final int REQUEST = Channel.REQUEST.code() << PacketFormat.BYTES_WIDTH | PacketFormat.LINK_WORD_BYTES;

    /** Bits 47 to 32 of word 0 of a packet that tells of a refusal. */
    static final int REFUSAL = Channel.RESPONSE.code() << PacketFormat.BYTES_WIDTH | PacketFormat.LINK_WORD_BYTES;

    /** Lowest bit of the kind in word 4 of a packet on channel RESPONSE. */
    static final int KIND_LOW = 8;
    /** Width of a kind. */
    static final int KIND_WIDTH = 2;
    /** Kind of a packet that asks whether its receiver is there. */
    static final int PROBE = 1;
    /** Kind of the answer. */
    static final int ECHO = 2;
    /** Kind of a packet that tells that its receiver's last refusal has been told to the process. */
    static final int ACKNOWLEDGEMENT = 3;

    /** Bit of word 2 that marks a message's last packet. */
    static final int LAST = 49;
    /** Bit of word 2 that marks a message's first packet. */
    static final int FIRST = 50;

    private MpcHeader() {}

    /** Returns word 0: channel 0 is PUT. */
    static UInt link(UInt bytes, UInt from, UInt to) {
        return bytes.zext(PacketFormat.BYTES_WIDTH).cat(from).cat(to).zext(64);
    }

    /** Returns word 0 of a packet whose kind is {@link #REQUEST} or {@link #REFUSAL}. */
    static UInt request(UInt kind, UInt from, UInt to) {
        return kind.cat(from).cat(to).zext(64);
    }

    /** Returns word 1. */
    static UInt place(UInt address, UInt length) {
        return length.cat(address);
    }

    /** Returns word 2 where packets say which of their message they are. */
    static UInt purpose(UInt rid, UInt ctrl, Bool notifies, Bool isFirst, Bool isLast) {
        return isFirst.asUInt()
                .cat(isLast.asUInt())
                .cat(purpose(rid, ctrl, notifies).trunc(LAST))
                .zext(64);
    }

    /** Returns word 2. */
    static UInt purpose(UInt rid, UInt ctrl, Bool notifies) {
        return notifies.asUInt().cat(ctrl).cat(rid).zext(64);
    }

    /** Returns {@code ndst} of word 0. */
    static UInt to(UInt word) {
        return word.bits(15, 0);
    }

    /** Returns {@code nsrc} of word 0. */
    static UInt from(UInt word) {
        return word.bits(31, 16);
    }

    /** Returns {@code prad} of word 1. */
    static UInt address(UInt word) {
        return word.bits(31, 0);
    }

    /** Returns {@code len} of word 1. */
    static UInt length(UInt word) {
        return word.bits(63, 32);
    }

    /** Returns {@code rid} of word 2. */
    static UInt rid(UInt word) {
        return word.bits(31, 0);
    }

    /** Returns {@code ctrl} of word 2. */
    static UInt ctrl(UInt word) {
        return word.bits(47, 32);
    }

    /** Returns {@code nr} of word 2, or the process that is told of a refusal. */
    static Bool notifies(UInt word) {
        return word.bit(48);
    }

    /** Returns the kind in word 4 of a packet on channel RESPONSE. */
    static UInt kind(UInt word) {
        return word.bits(KIND_LOW + KIND_WIDTH - 1, KIND_LOW);
    }
}
