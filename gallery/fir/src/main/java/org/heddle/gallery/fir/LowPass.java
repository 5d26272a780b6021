package org.heddle.gallery.fir;

/** Taps of a low-pass filter: a sinc under a Hamming window, scaled to pass a constant unchanged. */
public final class LowPass {
    private LowPass() {}

    /**
     * Returns the taps.
     *
     * @param count how many, at least 2
     * @param cutoff frequency at which the filter has fallen to a half, over the sampling rate; 0 to 0.5
     */
    public static double[] taps(int count, double cutoff) {
        double[] taps = new double[count];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            double place = i - (count - 1) / 2.0;
            double sinc = place == 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * place) / (Math.PI * place);
            double window = 0.54 - 0.46 * Math.cos(2 * Math.PI * i / (count - 1));
            taps[i] = sinc * window;
            sum += taps[i];
        }
        for (int i = 0; i < count; i++) {
            taps[i] /= sum;
        }
        return taps;
    }

    /** Returns taps in fixed point, rounded to the nearest. */
    public static long[] quantised(double[] taps, int fractionBits) {
        long[] fixed = new long[taps.length];
        for (int i = 0; i < taps.length; i++) {
            fixed[i] = Math.round(taps[i] * (1L << fractionBits));
        }
        return fixed;
    }
}
