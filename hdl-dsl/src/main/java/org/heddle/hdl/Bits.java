package org.heddle.hdl;

import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.operation.Pairwise;
import org.heddle.hdl.operation.Slices;

/**
 * Bits that are no number: flags, codes, payload. There is logic and there are parts, but no arithmetic and no order, and no
 * width changes by itself: {@code set} and {@code eq} take the same width on both sides. Constants are patterns from 0 to
 * 2^width - 1.
 */
public final class Bits extends BitVector<Bits> {
    Bits(Net net) {
        super(net);
    }

    @Override
    ScalarType<Bits> type() {
        return Types.bits(width());
    }

    @Override
    Bits of(Net net) {
        return new Bits(net);
    }

    /** Bits {@code high} down to {@code low}, both included. Of a signal they can be set by themselves. */
    public Bits bits(int high, int low) {
        return new Bits(Slices.bits(net(), high, low, Format::bits));
    }

    /** This value above {@code low}: the widths add up. */
    public Bits cat(Bits low) {
        return of(Pairwise.joined(net(), low.net()));
    }

    /** Copies side by side. */
    public Bits repeat(int count) {
        return new Bits(Slices.repeat(net(), count, Format::bits));
    }

    /** The same bits as an unsigned number. */
    public UInt asUInt() {
        return new UInt(unary(Format.uint(width()), value -> value));
    }

    /** The same bits as a two's-complement number: the top bit becomes the sign. */
    public SInt asSInt() {
        return new SInt(unary(Format.sint(width()), value -> value));
    }
}
