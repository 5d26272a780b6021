package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.polynomial.Crc;
import org.heddle.nic.stage.packet.Channel;

/**
 * The single words that carry acknowledgements and credits against the stream of packets. All that they say is counted from the
 * reset on, so that one that is lost, late or repeated does no harm: of before the last 64 places of a channel it must not be.
 *
 * <pre>
 * [7:0]   number of the packet that is expected next: all before it have arrived
 * [8]     1 to have it and all behind it sent again
 * [15:9]  places of channel 0 that have become free, modulo 128   [22:16] of channel 1   [29:23] of channel 2
 * [63:32] CRC-32 of the lower half
 * </pre>
 */
final class FlowWord {
    static final int SEQUENCE_WIDTH = 8;
    static final int FREED_WIDTH = 7;
    static final int CHANNELS = Channel.values().length;
    static final int WIDTH = 32;

    private static final int AGAIN = SEQUENCE_WIDTH;
    private static final int FREED = AGAIN + 1;

    private FlowWord() {}

    /** The lower half. */
    static UInt of(UInt expected, Bool again, UInt freed) {
        return Types.cat(freed, again.asUInt(), expected).zext(WIDTH);
    }

    static UInt expected(UInt word) {
        return word.bits(SEQUENCE_WIDTH - 1, 0);
    }

    static Bool again(UInt word) {
        return word.bit(AGAIN);
    }

    static UInt freed(UInt word, int channel) {
        return word.bits(FREED + FREED_WIDTH * (channel + 1) - 1, FREED + FREED_WIDTH * channel);
    }

    /** The check of a lower half. */
    static UInt check(UInt word) {
        UInt initial = word.constant(Crc.CRC_32.initial(), Crc.CRC_32.width());
        return Crc.CRC_32.next(initial, word).not();
    }
}
