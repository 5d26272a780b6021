package org.heddle.device;

/** The splitmix64 mixing function of Steele, Lea and Flood (OOPSLA 2014): a bijection of 64-bit words. */
public final class SplitMix64 {
    private SplitMix64() {}

    /** The mixed word of x. */
    public static long of(long x) {
        long z = x + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
