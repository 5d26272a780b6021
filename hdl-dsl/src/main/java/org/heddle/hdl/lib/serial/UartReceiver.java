package org.heddle.hdl.lib.serial;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.lib.crossing.BitSynchronizer;

/**
 * Receives bytes of 8 bits, the lowest first, with a start bit, a stop bit and no parity.
 *
 * <p>Each bit is looked at once, in its middle. Latency: a byte is there in the middle of its stop bit, 9.5 bits and 3 cycles behind the edge of its
 * start bit. A byte without a stop bit is a framing error and is not delivered; the next one begins when the line has been 1 again. A start bit
 * that is over before its middle is none.
 */
public final class UartReceiver extends Component {
    private static final int STOP = 9;
    private static final int BROKEN = 10;

    /** The line, of any clock; 1 at rest. */
    public final Bool line = asynchronousIn(bool());

    /** A byte, in the one cycle in which it is valid. */
    public final Valid<UInt> received = out(valid(uint(8)));

    /** 1 in the cycle in which a stop bit is missed. */
    public final Bool framingError = out(bool());

    /**
     * @param cyclesPerBit at least 4
     */
    public UartReceiver(int cyclesPerBit) {
        parameter("cyclesPerBit", UartTiming.require(cyclesPerBit));
        BitSynchronizer synchronizer =
                instance("synchronizer", new BitSynchronizer(BitSynchronizer.USUAL_STAGES, true));
        synchronizer.source.set(line);
        Bool now = synchronizer.sink;
        Bool busy = reg(bool()).init(false);
        UInt bit = reg(uint(4)).init(0);
        UInt left = reg(uint(Types.bitsToNumber(cyclesPerBit))).init(0);
        UInt bits = reg(uint(8));
        Bool looks = busy.and(left.eq(0));
        Bool ends = looks.and(bit.eq(STOP));

        received.valid().set(ends.and(now));
        received.data().set(bits);
        framingError.set(ends.and(now.not()));
        when(busy.not(), () -> {
                    busy.set(now.not());
                    bit.set(0);
                    left.set(cyclesPerBit / 2 - 1);
                })
                .elseWhen(bit.eq(BROKEN), () -> busy.set(now.not()))
                .elseWhen(left.ne(0), left::decrement)
                .otherwise(() -> {
                    left.set(cyclesPerBit - 1);
                    bit.increment();
                    when(bit.eq(0), () -> busy.set(now.not()))
                            .elseWhen(bit.eq(STOP), () -> busy.set(now.not()))
                            .otherwise(() -> bits.set(now.asUInt().cat(bits.bits(7, 1))));
                });
    }
}
