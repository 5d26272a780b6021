package org.heddle.nic.verbs.connection;

import static org.heddle.hdl.Types.mux;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.memory.AddressUnit;

/** Arithmetic on entries of queues, packet numbers and sizes. */
public final class WorkEntry {
    private static final int LEAST_LOG_STRIDE = 6;
    private static final int LEAST_LOG_MTU = 8;

    private WorkEntry() {}

    /**
     * Returns the distance of an entry from its queue's base: 48 bits.
     *
     * @param index 16 bits
     * @param logEntries 4 bits
     * @param logStride 4 bits, at least 6
     */
    public static UInt offset(UInt index, UInt logEntries, UInt logStride) {
        UInt inQueue = inQueue(index, logEntries);
        return offset(inQueue, logStride);
    }

    /**
     * Returns the place of an entry in its queue: 16 bits.
     *
     * @param index 16 bits
     * @param logEntries 4 bits
     */
    public static UInt inQueue(UInt index, UInt logEntries) {
        UInt ones = index.constant(java.math.BigInteger.valueOf(0xFFFF), 16);
        return index.and(ones.shlWrap(logEntries).not());
    }

    /**
     * Returns the distance of an entry from its queue's base: 48 bits.
     *
     * @param inQueue 16 bits: place in the queue
     * @param logStride 4 bits, at least 6
     */
    public static UInt offset(UInt inQueue, UInt logStride) {
        UInt shift = logStride.subWrap(LEAST_LOG_STRIDE).trunc(3);
        return inQueue.shlGrow(LEAST_LOG_STRIDE).zext(AddressUnit.ADDRESS_WIDTH).shlWrap(shift);
    }

    /** Returns whether a PSN lies behind another one, or is it: at most half of all numbers away. */
    public static Bool isAtOrBehind(UInt psn, UInt other) {
        return psn.subWrap(other).bit(psn.width() - 1).not();
    }

    /**
     * Returns a number of bytes divided by the MTU.
     *
     * @param mtu code of the PathMtu, 3 bits, 1 to 5
     */
    public static UInt packets(UInt bytes, UInt mtu) {
        UInt halves = bytes.shr(LEAST_LOG_MTU);
        return halves.shr(mtu.subWrap(1)).trunc(24);
    }

    /** Returns the bytes of so many packets: 32 bits. */
    public static UInt bytes(UInt packets, UInt mtu) {
        return packets.zext(40).shlWrap(LEAST_LOG_MTU).shlWrap(mtu.subWrap(1)).trunc(32);
    }

    /** Returns the bytes of a whole packet: 13 bits. */
    public static UInt mtuBytes(UInt mtu) {
        UInt one = mtu.constant(java.math.BigInteger.valueOf(1 << LEAST_LOG_MTU), 13);
        return one.shlWrap(mtu.subWrap(1));
    }

    /**
     * Returns bytes and as many that a division by the MTU rounds up, at least one packet: 33 bits.
     *
     * @param most bytes of a whole packet, 13 bits
     */
    public static UInt roundedUp(UInt bytes, UInt most) {
        UInt one = bytes.constant(java.math.BigInteger.ONE, 33);
        UInt least = mux(bytes.eq(0), one, bytes.zext(33));
        return least.addWrap(most.subWrap(1).zext(33));
    }
}
