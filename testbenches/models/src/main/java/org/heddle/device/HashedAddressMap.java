package org.heddle.device;

/**
 * Bursts of 16 bytes, spread by a polynomial hash so that no regular stride keeps to one module or bank.
 *
 * <p>With Y = a[28:9] as a polynomial over GF(2) and h its remainder by x^3 + x + 1: bank = h[1:0], module = h[2] xor the
 * parity of a[8:4], row and column = {a[28:11], a[8:5]}.
 */
final class HashedAddressMap implements AddressMap {
    private static final long DIVISOR = 0b1011;

    /** The remainder of a polynomial division, one subtraction for each power of the dividend from the highest down. */
    private static int remainder(long dividend) {
        long rest = dividend;
        for (int power = Long.SIZE - 4; power >= 0; power--) {
            if ((rest >>> power & 8) != 0) {
                rest ^= DIVISOR << power;
            }
        }
        return (int) rest;
    }

    private static int parity(long bits) {
        return Long.bitCount(bits) & 1;
    }

    @Override
    public int module(long nodeAddress) {
        return remainder(nodeAddress >>> 9) >>> 2 ^ parity(nodeAddress >>> 4 & 0x1F);
    }

    @Override
    public long moduleAddress(long nodeAddress) {
        int bank = remainder(nodeAddress >>> 9) & 3;
        long rowAndColumn = nodeAddress >>> 11 << 4 | nodeAddress >>> 5 & 0xF;
        int row = (int) (rowAndColumn >>> 8);
        int column = (int) rowAndColumn & 0xFF;
        return DramGeometry.address(row, bank, column) | nodeAddress & 0xF;
    }

    /** a[10:9] are Y's two lowest powers: they are their own remainder, so the bank gives them away; a[4] likewise. */
    @Override
    public long nodeAddress(int module, long moduleAddress) {
        long row = moduleAddress >>> 14;
        int bank = (int) (moduleAddress >>> 12) & 3;
        long column = moduleAddress >>> 4 & 0xFF;
        long upper = row << 4 | column >>> 4; // a[28:11]
        long middle = column & 0xF; // a[8:5]
        int fromUpper = remainder(upper << 2);
        int lowPowers = (fromUpper ^ bank) & 3;
        int bit4 = module ^ fromUpper >>> 2 ^ parity(middle);
        return upper << 11 | (long) lowPowers << 9 | middle << 5 | (long) bit4 << 4 | moduleAddress & 0xF;
    }
}
