package org.heddle.hdl.operator;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeSet;
import org.heddle.hdl.UInt;

/** Shifts and rotations by amounts that are known early or late. */
final class ShiftCases {
    private ShiftCases() {}

    static void add(Cases cases) {
        int wa = cases.wa();
        BigInteger modulus = cases.modulus();
        cases.add(
                "shlWrap",
                UInt::shlWrap,
                (a, b) -> Cases.beyond(b, wa)
                        ? BigInteger.ZERO
                        : a.multiply(BigInteger.TWO.pow(b.intValue())).mod(modulus));
        cases.add(
                "shr",
                UInt::shr,
                (a, b) -> Cases.beyond(b, wa) ? BigInteger.ZERO : a.divide(BigInteger.TWO.pow(b.intValue())));
        cases.add("rotateLeft", UInt::rotateLeft, (a, b) -> rotated(a, b.mod(BigInteger.valueOf(wa)), wa));
        cases.add(
                "rotateRight",
                UInt::rotateRight,
                (a, b) -> rotated(a, b.negate().mod(BigInteger.valueOf(wa)), wa));
        cases.add("shlGrow", (a, b) -> a.shlGrow(3), (a, b) -> a.multiply(BigInteger.valueOf(8)));
        int amountBits = Math.min(cases.wb(), 4);
        cases.add(
                "shlGrowBy",
                (a, b) -> a.shlGrow(b.trunc(amountBits)),
                (a, b) -> a.shiftLeft(b.mod(BigInteger.TWO.pow(amountBits)).intValue()));
        cases.addSigned(
                "shlGrowBy",
                wa + (1 << amountBits) - 1,
                (a, b) -> a.shlGrow(b.asUInt().trunc(amountBits)),
                (a, b) -> a.shiftLeft(b.mod(BigInteger.TWO.pow(amountBits)).intValue()));
        for (int amount : new TreeSet<>(List.of(0, 1, wa / 2, wa, wa + 1))) {
            cases.add(
                    "shlWrap" + amount,
                    (a, b) -> a.shlWrap(amount),
                    (a, b) -> a.shiftLeft(amount).mod(modulus));
            cases.add("shr" + amount, (a, b) -> a.shr(amount), (a, b) -> a.shiftRight(amount));
            cases.add(
                    "rotateLeft" + amount,
                    (a, b) -> a.rotateLeft(amount),
                    (a, b) -> rotated(a, BigInteger.valueOf(amount % wa), wa));
            cases.add(
                    "rotateRight" + amount,
                    (a, b) -> a.rotateRight(amount),
                    (a, b) -> rotated(a, BigInteger.valueOf(Math.floorMod(-amount, wa)), wa));
        }
    }

    /** The text of the bits, cut and put together the other way. */
    private static BigInteger rotated(BigInteger bits, BigInteger left, int width) {
        String text = Cases.text(bits, width);
        return new BigInteger(text.substring(left.intValue()) + text.substring(0, left.intValue()), 2);
    }
}
