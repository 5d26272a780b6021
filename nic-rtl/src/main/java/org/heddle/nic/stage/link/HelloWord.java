package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * The single words by which two ends of a link agree on their session, where they are {@linkplain LinkBuffers#recovers made for it}. Bit 31 tells them from
 * a {@link FlowWord}.
 *
 * <pre>
 * [11:0]  the sender's epoch             [24]    1 if it has one
 * [23:12] the epoch that it last heard   [25]    1 if it has heard one     [26] 1 if it is down, and wants an answer
 * [31]    1
 * [63:32] CRC-32 of the lower half
 * </pre>
 */
final class HelloWord {
    static final int EPOCH_WIDTH = 12;
    /** Width of a session: the epochs of both ends, the sender's lowest. */
    static final int SESSION_WIDTH = 2 * EPOCH_WIDTH;

    private static final int HAS_EPOCH = SESSION_WIDTH;
    private static final int HAS_HEARD = HAS_EPOCH + 1;
    private static final int ASKS = HAS_HEARD + 1;
    private static final int MARK = FlowWord.WIDTH - 1;

    private HelloWord() {}

    /** The lower half. */
    static UInt of(UInt epoch, Bool hasEpoch, UInt heard, Bool hasHeard, Bool asks) {
        UInt said = Types.cat(asks.asUInt(), hasHeard.asUInt(), hasEpoch.asUInt(), heard, epoch);
        return said.zext(FlowWord.WIDTH).or(said.constant(java.math.BigInteger.ONE.shiftLeft(MARK), FlowWord.WIDTH));
    }

    /** Whether a word, or its lower half, is one of these. */
    static Bool isHello(UInt word) {
        return word.bit(MARK);
    }

    static UInt epoch(UInt word) {
        return word.bits(EPOCH_WIDTH - 1, 0);
    }

    static UInt heard(UInt word) {
        return word.bits(SESSION_WIDTH - 1, EPOCH_WIDTH);
    }

    static Bool hasEpoch(UInt word) {
        return word.bit(HAS_EPOCH);
    }

    static Bool hasHeard(UInt word) {
        return word.bit(HAS_HEARD);
    }

    static Bool asks(UInt word) {
        return word.bit(ASKS);
    }
}
