package org.heddle.hdl.lib.serial;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Sends bytes of 8 bits, the lowest first, with a start bit, a stop bit and no parity.
 *
 * <p>Latency: the start bit begins one cycle behind the byte. Throughput: a byte in 10 bits, the next one without a pause. The line is a register,
 * 1 at rest and behind a reset.
 */
public final class UartTransmitter extends Component {
    private static final int BITS = 10;

    /** Bytes to send. */
    public final Stream<UInt> bytes = in(stream(uint(8)));

    /** The line. */
    public final Bool line = out(bool());

    /**
     * @param cyclesPerBit at least 4
     */
    public UartTransmitter(int cyclesPerBit) {
        parameter("cyclesPerBit", UartTiming.require(cyclesPerBit));
        UInt shift = reg(uint(BITS - 1)).init((1 << BITS - 1) - 1);
        UInt bitsLeft = reg(uint(4)).init(0);
        UInt cyclesLeft = reg(uint(Types.bitsToNumber(cyclesPerBit))).init(0);
        Bool isLast = bitsLeft.le(1).and(cyclesLeft.eq(0));
        line.set(shift.bit(0));
        bytes.ready().set(isLast);
        when(bytes.fires(), () -> {
                    shift.set(bytes.data().cat(lit(0, 1)));
                    bitsLeft.set(BITS);
                    cyclesLeft.set(cyclesPerBit - 1);
                })
                .elseWhen(cyclesLeft.ne(0), cyclesLeft::decrement)
                .elseWhen(bitsLeft.ne(0), () -> {
                    shift.set(lit(true).asUInt().cat(shift.bits(BITS - 2, 1)));
                    bitsLeft.decrement();
                    cyclesLeft.set(cyclesPerBit - 1);
                });
    }
}
