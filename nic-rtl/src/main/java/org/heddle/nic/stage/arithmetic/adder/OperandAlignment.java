package org.heddle.nic.stage.arithmetic.adder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Second stage of an addition: shifts the smaller significand down to the larger one's weight. What falls off the end is remembered
 * in its last bit.
 *
 * <p>Three bits below the last place are enough to round a sum: where the operands are two or more places apart, cancellation takes
 * at most one place; where they are closer, nothing falls off (Goldberg, "What every computer scientist should know about
 * floating-point arithmetic", ACM Computing Surveys 1991).
 *
 * <p>Latency: 1 cycle. Throughput: one pair per cycle.
 */
final class OperandAlignment extends Component {
    final OrderedOperands ordered;
    final AlignedOperands aligned;

    OperandAlignment(FloatFormat format) {
        parameter("format", format);
        ordered = in(OrderedOperands.type(format));
        aligned = out(AlignedOperands.type(format));
        AlignedOperands next = reg(AlignedOperands.type(format));
        connect(aligned, next);

        UInt none = lit(0, AlignedOperands.EXTRA_BITS);
        next.exponent().set(ordered.exponent());
        next.larger().set(ordered.larger().cat(none));
        next.smaller().set(shifted(ordered.smaller().cat(none), ordered.distance()));
        next.subtract().set(ordered.subtract());
        connect(next.sum(), ordered.sum());
    }

    /** Shifted down, the last bit being the or of itself and of all bits that fell off. */
    private static UInt shifted(UInt significand, UInt distance) {
        int steps = Types.bitsToNumber(significand.width());
        UInt shifted = significand;
        for (int step = 0; step < steps; step++) {
            shifted = mux(distance.bit(step), shiftedBy(shifted, 1 << step), shifted);
        }
        Bool allFallsOff = distance.bits(distance.width() - 1, steps).ne(0);
        UInt onlySticky = significand.ne(0).asUInt().zext(significand.width());
        return mux(allFallsOff, onlySticky, shifted);
    }

    private static UInt shiftedBy(UInt significand, int places) {
        if (places >= significand.width()) {
            return significand.ne(0).asUInt().zext(significand.width());
        }
        Bool sticky = significand.bits(places, 0).ne(0);
        UInt kept = significand.bits(significand.width() - 1, places + 1);
        return kept.cat(sticky.asUInt()).zext(significand.width());
    }
}
