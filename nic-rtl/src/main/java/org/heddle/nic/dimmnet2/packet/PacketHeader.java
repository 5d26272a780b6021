package org.heddle.nic.dimmnet2.packet;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.pattern.Access;

/**
 * The four words before a packet's payload, as they stand in the package's page.
 *
 * @param link 64 bits: who to, who from, payload bytes, channel, sequence number
 * @param place 64 bits: base and stride of this packet's access
 * @param shape 64 bits: operation, pattern, size, count, flags, tag, index of the first element
 * @param whole 64 bits: base and bytes of the whole command
 */
public record PacketHeader(UInt link, UInt place, UInt shape, UInt whole) implements Bundle {
    public static BundleType<PacketHeader> type() {
        return bundle(PacketHeader.class, uint(64), uint(64), uint(64), uint(64));
    }

    /** 16 bits: the receiving node. */
    public UInt to() {
        return link.bits(15, 0);
    }

    /** 16 bits: the sending node. */
    public UInt from() {
        return link.bits(31, 16);
    }

    /** 14 bits: payload bytes. */
    public UInt bytes() {
        return PacketFormat.payloadBytes(link);
    }

    /** 2 bits: number of its channel. */
    public UInt channel() {
        return PacketFormat.channel(link);
    }

    /** 16 bits: number of the packet among those of its channel between these nodes. */
    public UInt sequence() {
        return link.bits(63, 48);
    }

    /** 32 bits: where this packet's access, or its part of the list, begins. */
    public UInt base() {
        return place.bits(31, 0);
    }

    /** Stride in bytes, 32 bits. */
    public UInt stride() {
        return place.bits(63, 32);
    }

    /** Code of the operation, 8 bits. */
    public UInt operation() {
        return shape.bits(7, 0);
    }

    /** Code of the pattern, 8 bits. */
    public UInt pattern() {
        return shape.bits(15, 8);
    }

    /** Logarithm of an element's size in bytes, 8 bits. */
    public UInt sizeLog2() {
        return shape.bits(23, 16);
    }

    /** 8 bits: elements that this packet brings. */
    public UInt count() {
        return shape.bits(31, 24);
    }

    /** Whether it is the last packet of its command. */
    public Bool isLast() {
        return shape.bit(32);
    }

    /** Whether the receiver shall report the command. */
    public Bool wantsStatus() {
        return shape.bit(33);
    }

    /** Whether the sender had to end the command early. */
    public Bool isCut() {
        return shape.bit(34);
    }

    /** 5 bits: in an answer, what the asked node has to say. */
    public UInt status() {
        return shape.bits(39, 35);
    }

    /** Tag of the command, 16 bits. */
    public UInt tag() {
        return shape.bits(55, 40);
    }

    /** 8 bits: index of its first element in the command. */
    public UInt firstElement() {
        return shape.bits(63, 56);
    }

    /** 30 bits: where the command's access, or its list, begins. */
    public UInt wholeBase() {
        return whole.bits(Access.ADDRESS_WIDTH - 1, 0);
    }

    /** 1 bit: the process of the receiving node that is told. */
    public UInt toProcess() {
        return whole.bits(30, 30);
    }

    /** 1 bit: the process whose command it is; of an answer, the asked one. */
    public UInt fromProcess() {
        return whole.bits(31, 31);
    }

    /** 16 bits: payload bytes of the command. */
    public UInt wholeBytes() {
        return whole.bits(47, 32);
    }

    /** 8 bits: in a request and its answer, which of the asking node's reads it is. */
    public UInt ticket() {
        return whole.bits(55, 48);
    }

    /** 8 bits: in an answer, index of a wrong list entry. */
    public UInt entry() {
        return whole.bits(63, 56);
    }
}
