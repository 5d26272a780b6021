package org.heddle.hdl.operator;

import java.math.BigInteger;
import org.heddle.hdl.UInt;

/** Arithmetic and order of {@link UInt}. */
final class UnsignedCases {
    private UnsignedCases() {}

    static void add(Cases cases) {
        BigInteger modulus = cases.modulus();
        BigInteger signedModulus = BigInteger.TWO.pow(Math.max(cases.wa(), cases.wb()) + 1);
        cases.add("addGrow", UInt::addGrow, BigInteger::add);
        cases.add("mulGrow", UInt::mulGrow, BigInteger::multiply);
        cases.add(
                "subGrow",
                (a, b) -> a.subGrow(b).asUInt(),
                (a, b) -> a.subtract(b).mod(signedModulus));
        cases.add("toSInt", (a, b) -> a.toSInt().asUInt(), (a, b) -> a);
        cases.add(
                "negGrow", (a, b) -> a.negGrow().asUInt(), (a, b) -> a.negate().mod(modulus.shiftLeft(1)));
        cases.add("negWrap", (a, b) -> a.negWrap(), (a, b) -> a.negate().mod(modulus));
        cases.add("min", UInt::min, BigInteger::min);
        cases.add("max", UInt::max, BigInteger::max);
        cases.addBool("eq", (a, b) -> a.eq(b), (a, b) -> a.compareTo(b) == 0);
        cases.addBool("ne", (a, b) -> a.ne(b), (a, b) -> a.compareTo(b) != 0);
        cases.addBool("lt", (a, b) -> a.lt(b), (a, b) -> a.compareTo(b) < 0);
        cases.addBool("le", (a, b) -> a.le(b), (a, b) -> a.compareTo(b) <= 0);
        cases.addBool("gt", (a, b) -> a.gt(b), (a, b) -> a.compareTo(b) > 0);
        cases.addBool("ge", (a, b) -> a.ge(b), (a, b) -> a.compareTo(b) >= 0);
        if (cases.wa() == cases.wb()) {
            cases.add("addWrap", (a, b) -> a.addWrap(b), (a, b) -> a.add(b).mod(modulus));
            cases.add("subWrap", (a, b) -> a.subWrap(b), (a, b) -> a.subtract(b).mod(modulus));
            cases.add("mulWrap", (a, b) -> a.mulWrap(b), (a, b) -> a.multiply(b).mod(modulus));
        }
    }
}
