package org.heddle.gallery.aes;

/** The substitution of a byte, computed as FIPS 197, section 5.1.1 defines it: the inverse in GF(2^8), then an affine map over its bits. */
public final class SBox {
    /** x^8 + x^4 + x^3 + x + 1, FIPS 197, section 4.2. */
    private static final int POLYNOMIAL = 0x11b;

    private SBox() {}

    /** Returns the product of two bytes in GF(2^8). */
    public static int product(int a, int b) {
        int product = 0;
        for (int bit = 7; bit >= 0; bit--) {
            product = product << 1 ^ (product >> 7) * POLYNOMIAL;
            product ^= (b >> bit & 1) * a;
        }
        return product;
    }

    /** Returns the substitute of each byte, 256 of them. */
    public static long[] table() {
        long[] table = new long[256];
        for (int value = 0; value < table.length; value++) {
            int inverse = inverse(value);
            int turned = inverse | inverse << 8;
            table[value] = (inverse ^ turned >> 4 ^ turned >> 5 ^ turned >> 6 ^ turned >> 7 ^ 0x63) & 0xff;
        }
        return table;
    }

    /** The inverse is the power of 254, as all powers of 255 are 1; that of 0 is 0. */
    private static int inverse(int value) {
        int inverse = 1;
        for (int i = 0; i < 254; i++) {
            inverse = product(inverse, value);
        }
        return inverse;
    }
}
