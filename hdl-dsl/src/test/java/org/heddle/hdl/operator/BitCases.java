package org.heddle.hdl.operator;

import java.math.BigInteger;
import org.heddle.hdl.UInt;

/** Logic, parts, counting and codes: what does not depend on a number's sign. */
final class BitCases {
    private BitCases() {}

    static void add(Cases cases) {
        int wa = cases.wa();
        int wb = cases.wb();
        BigInteger modulus = cases.modulus();
        BigInteger ones = modulus.subtract(BigInteger.ONE);
        cases.add("cat", UInt::cat, (a, b) -> a.shiftLeft(wb).add(b));
        cases.add("not", (a, b) -> a.not(), (a, b) -> ones.subtract(a));
        cases.addBool("reduceOr", (a, b) -> a.reduceOr(), (a, b) -> a.signum() > 0);
        cases.addBool("reduceAnd", (a, b) -> a.reduceAnd(), (a, b) -> a.bitCount() == wa);
        cases.addBool("reduceXor", (a, b) -> a.reduceXor(), (a, b) -> a.bitCount() % 2 == 1);
        cases.addBool("asBool", (a, b) -> a.trunc(1).asBool(), (a, b) -> a.testBit(0));
        cases.addBool("bit", (a, b) -> a.bit(b), (a, b) -> !Cases.beyond(b, wa) && a.testBit(b.intValue()));
        cases.add("zext", (a, b) -> a.zext(wa + 3), (a, b) -> a);
        cases.add("trunc", (a, b) -> a.trunc((wa + 1) / 2), (a, b) -> a.mod(BigInteger.TWO.pow((wa + 1) / 2)));
        cases.add("high", (a, b) -> a.bits(wa - 1, wa / 2), (a, b) -> a.divide(BigInteger.TWO.pow(wa / 2)));
        cases.add(
                "repeat",
                (a, b) -> a.repeat(3),
                (a, b) -> a.shiftLeft(2 * wa).or(a.shiftLeft(wa)).or(a));
        cases.add("repeatBit", (a, b) -> b.bit(0).repeat(wa), (a, b) -> b.testBit(0) ? ones : BigInteger.ZERO);
        cases.add(
                "reverse",
                (a, b) -> a.reverse(),
                (a, b) -> new BigInteger(
                        new StringBuilder(Cases.text(a, wa)).reverse().toString(), 2));
        cases.add(
                "lowestOne",
                (a, b) -> a.lowestOne(),
                (a, b) -> a.signum() == 0 ? a : BigInteger.ZERO.setBit(a.getLowestSetBit()));
        cases.add("popCount", (a, b) -> a.popCount(), (a, b) -> BigInteger.valueOf(a.bitCount()));
        cases.add("leadingZeros", (a, b) -> a.leadingZeros(), (a, b) -> BigInteger.valueOf(wa - a.bitLength()));
        cases.add(
                "trailingZeros",
                (a, b) -> a.trailingZeros(),
                (a, b) -> BigInteger.valueOf(a.signum() == 0 ? wa : a.getLowestSetBit()));
        cases.add(
                "toOneHot",
                (a, b) -> b.toOneHot(wa),
                (a, b) -> Cases.beyond(b, wa) ? BigInteger.ZERO : BigInteger.ZERO.setBit(b.intValue()));
        cases.add("oneHotIndex", (a, b) -> a.oneHotIndex(), (a, b) -> {
            int index = 0;
            for (int i = 0; i < wa; i++) {
                index |= a.testBit(i) ? i : 0;
            }
            return BigInteger.valueOf(index);
        });
        cases.add("toGray", (a, b) -> a.toGray(), (a, b) -> a.xor(a.shiftRight(1)));
        cases.add("fromGray", (a, b) -> a.fromGray(), (a, b) -> {
            BigInteger number = BigInteger.ZERO;
            for (BigInteger rest = a; rest.signum() > 0; rest = rest.shiftRight(1)) {
                number = number.xor(rest);
            }
            return number;
        });
        cases.addBool("implies", (a, b) -> a.bit(0).implies(b.bit(0)), (a, b) -> !a.testBit(0) || b.testBit(0));
        bits(cases, wa);
        if (wa == wb) {
            cases.add("and", (a, b) -> a.and(b), BigInteger::and);
            cases.add("or", (a, b) -> a.or(b), BigInteger::or);
            cases.add("xor", (a, b) -> a.xor(b), BigInteger::xor);
            cases.add("bits_and", (a, b) -> a.asBits().and(b.asBits()).asUInt(), BigInteger::and);
            cases.addBool("bits_eq", (a, b) -> a.asBits().eq(b.asBits()), (a, b) -> a.equals(b));
            cases.addBool("bits_ne", (a, b) -> a.asBits().ne(b.asBits()), (a, b) -> !a.equals(b));
        }
    }

    private static void bits(Cases cases, int wa) {
        cases.add(
                "bits_not",
                (a, b) -> a.asBits().not().asUInt(),
                (a, b) -> cases.modulus().subtract(BigInteger.ONE).subtract(a));
        cases.add("bits_bits", (a, b) -> a.asBits().bits(wa - 1, wa / 2).asUInt(), (a, b) -> a.shiftRight(wa / 2));
        cases.add(
                "bits_cat",
                (a, b) -> a.asBits().cat(b.asBits()).asSInt().asUInt(),
                (a, b) -> a.shiftLeft(cases.wb()).or(b));
        cases.add(
                "bits_repeat",
                (a, b) -> a.asBits().repeat(2).asUInt(),
                (a, b) -> a.shiftLeft(wa).or(a));
        cases.addBool("bits_eqZero", (a, b) -> a.asBits().eq(0), (a, b) -> a.signum() == 0);
        cases.add("bits_shr", (a, b) -> a.asSInt().asBits().shr(1).asUInt(), (a, b) -> a.shiftRight(1));
    }
}
