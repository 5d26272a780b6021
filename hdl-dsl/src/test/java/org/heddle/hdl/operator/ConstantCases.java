package org.heddle.hdl.operator;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeSet;

/** Operators with a constant on the right. */
final class ConstantCases {
    private ConstantCases() {}

    static void add(Cases cases) {
        BigInteger modulus = cases.modulus();
        BigInteger middle = modulus.multiply(BigInteger.valueOf(5)).divide(BigInteger.valueOf(7));
        BigInteger last = modulus.subtract(BigInteger.ONE);
        for (BigInteger k : new TreeSet<>(List.of(BigInteger.ZERO, middle, last))) {
            String suffix = k.signum() == 0 ? "Zero" : k.equals(last) ? "Last" : "Middle";
            cases.add(
                    "addWrap" + suffix,
                    (a, b) -> a.addWrap(k),
                    (a, b) -> a.add(k).mod(modulus));
            cases.add(
                    "subWrap" + suffix,
                    (a, b) -> a.subWrap(k),
                    (a, b) -> a.subtract(k).mod(modulus));
            cases.add(
                    "mulWrap" + suffix,
                    (a, b) -> a.mulWrap(k),
                    (a, b) -> a.multiply(k).mod(modulus));
            cases.add("addGrow" + suffix, (a, b) -> a.addGrow(k), (a, b) -> a.add(k));
            cases.add("mulGrow" + suffix, (a, b) -> a.mulGrow(k), (a, b) -> a.multiply(k));
            cases.add(
                    "subGrow" + suffix,
                    (a, b) -> a.subGrow(k).sext(cases.wa() + 2).asUInt(),
                    (a, b) -> a.subtract(k).mod(modulus.shiftLeft(2)));
            cases.add("and" + suffix, (a, b) -> a.and(k), (a, b) -> a.and(k));
            cases.add("or" + suffix, (a, b) -> a.or(k), (a, b) -> a.or(k));
            cases.add("xor" + suffix, (a, b) -> a.xor(k), (a, b) -> a.xor(k));
            cases.addBool("eq" + suffix, (a, b) -> a.eq(k), (a, b) -> a.compareTo(k) == 0);
            cases.addBool("ne" + suffix, (a, b) -> a.ne(k), (a, b) -> a.compareTo(k) != 0);
            cases.addBool("lt" + suffix, (a, b) -> a.lt(k), (a, b) -> a.compareTo(k) < 0);
            cases.addBool("le" + suffix, (a, b) -> a.le(k), (a, b) -> a.compareTo(k) <= 0);
            cases.addBool("gt" + suffix, (a, b) -> a.gt(k), (a, b) -> a.compareTo(k) > 0);
            cases.addBool("ge" + suffix, (a, b) -> a.ge(k), (a, b) -> a.compareTo(k) >= 0);
        }
        signed(cases);
        division(cases, modulus);
    }

    private static void signed(Cases cases) {
        int wa = cases.wa();
        long least = wa > 5 ? -17 : -1;
        for (long k : new long[] {least, 0}) {
            BigInteger number = BigInteger.valueOf(k);
            String suffix = k == 0 ? "Zero" : "Minus";
            cases.addSigned("addWrap" + suffix, wa, (a, b) -> a.addWrap(k), (a, b) -> a.add(number));
            cases.addSigned("mulWrap" + suffix, wa, (a, b) -> a.mulWrap(k), (a, b) -> a.multiply(number));
            cases.addSigned("addGrow" + suffix, wa + 9, (a, b) -> a.addGrow(k).sext(wa + 9), (a, b) -> a.add(number));
            cases.addSigned(
                    "subGrow" + suffix, wa + 9, (a, b) -> a.subGrow(k).sext(wa + 9), (a, b) -> a.subtract(number));
            cases.addSigned(
                    "mulGrow" + suffix, wa + 9, (a, b) -> a.mulGrow(k).sext(wa + 9), (a, b) -> a.multiply(number));
            cases.addSigned("and" + suffix, wa, (a, b) -> a.and(k), (a, b) -> a.and(number));
            cases.addSigned("xor" + suffix, wa, (a, b) -> a.xor(k), (a, b) -> a.xor(number));
            cases.addSignedBool("eq" + suffix, (a, b) -> a.eq(k), (a, b) -> a.compareTo(number) == 0);
            cases.addSignedBool("ne" + suffix, (a, b) -> a.ne(k), (a, b) -> a.compareTo(number) != 0);
            cases.addSignedBool("lt" + suffix, (a, b) -> a.lt(k), (a, b) -> a.compareTo(number) < 0);
            cases.addSignedBool("le" + suffix, (a, b) -> a.le(k), (a, b) -> a.compareTo(number) <= 0);
            cases.addSignedBool("gt" + suffix, (a, b) -> a.gt(k), (a, b) -> a.compareTo(number) > 0);
            cases.addSignedBool("ge" + suffix, (a, b) -> a.ge(k), (a, b) -> a.compareTo(number) >= 0);
        }
    }

    private static void division(Cases cases, BigInteger modulus) {
        int wa = cases.wa();
        for (long k : new long[] {1, 2, 3, 10, 64, 1000}) {
            BigInteger number = BigInteger.valueOf(k);
            cases.add("div" + k, (a, b) -> a.div(k), (a, b) -> a.divide(number));
            cases.add("rem" + k, (a, b) -> a.rem(k), (a, b) -> a.mod(number));
        }
        BigInteger large = modulus.multiply(BigInteger.valueOf(3))
                .divide(BigInteger.valueOf(5))
                .max(BigInteger.ONE);
        cases.add("divLarge", (a, b) -> a.div(large), (a, b) -> a.divide(large));
        cases.add("remLarge", (a, b) -> a.rem(large), (a, b) -> a.mod(large));
        for (long k : new long[] {1, -1, 2, -3, 10, 64, -1000}) {
            BigInteger number = BigInteger.valueOf(k);
            String suffix = k < 0 ? "Minus" + -k : Long.toString(k);
            cases.addSigned("div" + suffix, wa + 1, (a, b) -> a.div(k).sext(wa + 1), (a, b) -> a.divide(number));
            cases.addSigned("rem" + suffix, wa + 1, (a, b) -> a.rem(k).sext(wa + 1), (a, b) -> a.remainder(number));
        }
    }
}
