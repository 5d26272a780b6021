package org.heddle.cosim;

/** Makes seeds: the same on every machine, and strangers even where their origins are neighbours. */
public final class Seeds {
    private Seeds() {}

    /**
     * Spreads a number over 64 bits. Applied to a counter this is the generator splitmix64 (Steele, Lea, Flood: Fast
     * Splittable Pseudorandom Number Generators, 2014).
     */
    public static long mix(long seed) {
        long z = seed + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** A seed of 32 bits from a name and a number, short enough to be typed. */
    public static long of(String name, int number) {
        long hash = number;
        for (int i = 0; i < name.length(); i++) {
            hash = mix(hash ^ name.charAt(i));
        }
        return hash >>> 32;
    }

    /** As messages write a seed, and as {@link #parse} reads it. */
    public static String text(long seed) {
        return "0x" + Long.toHexString(seed);
    }

    /**
     * Reads a seed, hexadecimal after {@code 0x} or else decimal.
     *
     * @throws IllegalArgumentException if it is no number
     */
    public static long parse(String text) {
        try {
            return text.startsWith("0x") ? Long.parseUnsignedLong(text.substring(2), 16) : Long.parseLong(text);
        } catch (NumberFormatException malformed) {
            throw new IllegalArgumentException(
                    "seed \"" + text + "\" is no number: write it like 0x1f2e or 7982", malformed);
        }
    }
}
