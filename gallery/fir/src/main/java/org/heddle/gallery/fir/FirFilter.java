package org.heddle.gallery.fir;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.SInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.catalogue.TopLevel;

/**
 * A filter of finite impulse response in transposed form: one multiplier and one adder for each tap, and between any two registers no more than
 * both. Samples of 12 bits, taps with 10 fraction bits, one sample a cycle; a result comes one cycle behind its sample, with 10 fraction bits.
 */
@TopLevel
public final class FirFilter extends Component {
    /** Bits of a sample, a two's-complement number. */
    public static final int SAMPLE_BITS = 12;

    /** Fraction bits of taps and results. */
    public static final int FRACTION_BITS = 10;

    /** Bits of a result; wide enough for every sum, see the constructor. */
    public static final int RESULT_BITS = 24;

    public final Valid<SInt> samples = in(valid(sint(SAMPLE_BITS)));
    public final Valid<SInt> results = out(valid(sint(RESULT_BITS)));

    /**
     * Builds the filter of given taps.
     *
     * @param taps with {@link #FRACTION_BITS} fraction bits, the first for the newest sample
     */
    public FirFilter(long... taps) {
        long gain = 0;
        for (long tap : taps) {
            gain += Math.abs(tap);
        }
        long largest = gain << (SAMPLE_BITS - 1);
        if (taps.length == 0 || largest >= 1L << (RESULT_BITS - 1)) {
            throw new IllegalArgumentException("taps must be 1 or more and their sizes sum to less than "
                    + (1L << (RESULT_BITS - SAMPLE_BITS)) + ": " + taps.length + " with a sum of " + gain);
        }
        StringBuilder name = new StringBuilder();
        for (long tap : taps) {
            name.append(name.length() == 0 ? "" : "_").append(tap < 0 ? "m" + -tap : tap);
        }
        parameter("taps", name.toString());

        // Behind a tap stand the products of it and of all later ones, each with the sample of its time.
        SInt behind = slit(0, RESULT_BITS);
        long bound = 0;
        for (int i = taps.length - 1; i >= 0; i--) {
            SInt sum = reg("sum_" + i, sint(RESULT_BITS)).init(0);
            SInt next = samples.data()
                    .mulGrow(slit(taps[i], RESULT_BITS - SAMPLE_BITS))
                    .addWrap(behind);
            when(samples.valid(), () -> sum.set(next));
            bound += Math.abs(taps[i]) << (SAMPLE_BITS - 1);
            assertAlways(sum.le(bound).and(sum.ge(-bound)), "sum " + i + " stays where its taps can bring it");
            behind = sum;
        }
        Bool fresh = reg(bool()).init(false);
        fresh.set(samples.valid());
        results.valid().set(fresh);
        results.data().set(behind);
        cover(results.valid().and(results.data().lt(0)), "a result is negative");
    }

    /** Makes a low pass of eight taps at a tenth of the sampling rate. */
    public FirFilter() {
        this(LowPass.quantised(LowPass.taps(8, 0.1), FRACTION_BITS));
    }
}
