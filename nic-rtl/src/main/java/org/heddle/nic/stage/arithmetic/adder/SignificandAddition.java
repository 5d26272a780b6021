package org.heddle.nic.stage.arithmetic.adder;

import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Third stage of an addition: one carry chain that adds the aligned significands, or subtracts the smaller one where signs differ.
 *
 * <p>Latency: 1 cycle. Throughput: one pair per cycle.
 */
final class SignificandAddition extends Component {
    final AlignedOperands aligned;
    final RawSum raw;

    SignificandAddition(FloatFormat format) {
        parameter("format", format);
        aligned = in(AlignedOperands.type(format));
        raw = out(RawSum.type(format));
        RawSum next = reg(RawSum.type(format));
        connect(raw, next);

        int width = RawSum.significandBits(format);
        UInt subtract = aligned.subtract().asUInt();
        UInt addend = aligned.smaller().zext(width).xor(subtract.repeat(width));
        // A one below the last bit of both is the carry into it: minus x is not x plus 1.
        UInt total = aligned.larger().zext(width).cat(subtract).addWrap(addend.cat(subtract));
        next.exponent().set(aligned.exponent());
        next.significand().set(total.bits(width, 1));
        next.subtract().set(aligned.subtract());
        connect(next.sum(), aligned.sum());
    }
}
