package org.heddle.hdl.operator;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeSet;
import org.heddle.hdl.SInt;

/** Arithmetic, order, logic and shifts of {@link SInt}. */
final class SignedCases {
    private SignedCases() {}

    static void add(Cases cases) {
        int wa = cases.wa();
        int wb = cases.wb();
        int wide = Math.max(wa, wb) + 1;
        cases.addSigned("addGrow", wide, SInt::addGrow, BigInteger::add);
        cases.addSigned("subGrow", wide, SInt::subGrow, BigInteger::subtract);
        cases.addSigned("mulGrow", wa + wb, SInt::mulGrow, BigInteger::multiply);
        cases.addSigned("negGrow", wa + 1, (a, b) -> a.negGrow(), (a, b) -> a.negate());
        cases.addSigned("negWrap", wa, (a, b) -> a.negWrap(), (a, b) -> a.negate());
        cases.addSigned("abs", wa, (a, b) -> a.abs().asSInt(), (a, b) -> a.abs());
        cases.addSigned("min", wide - 1, SInt::min, BigInteger::min);
        cases.addSigned("max", wide - 1, SInt::max, BigInteger::max);
        cases.addSigned("sext", wa + 5, (a, b) -> a.sext(wa + 5), (a, b) -> a);
        cases.addSigned("trunc", 1, (a, b) -> a.trunc(1), (a, b) -> a);
        cases.addSigned("not", wa, (a, b) -> a.not(), (a, b) -> a.not());
        cases.addSigned("shlGrow", wa + 2, (a, b) -> a.shlGrow(2), (a, b) -> a.multiply(BigInteger.valueOf(4)));
        cases.addSigned("shlWrap", wa, (a, b) -> a.shlWrap(1), (a, b) -> a.multiply(BigInteger.TWO));
        for (int amount : new TreeSet<>(List.of(0, 1, wa - 1, wa, wa + 1))) {
            cases.addSigned("shrBy" + amount, wa, (a, b) -> a.shr(amount), (a, b) -> a.shiftRight(amount));
        }
        cases.addSigned("shr", wa, (a, b) -> a.shr(b.asUInt()), (a, b) -> {
            BigInteger amount = b.mod(BigInteger.TWO.pow(wb));
            return Cases.beyond(amount, wa)
                    ? BigInteger.valueOf(a.signum() < 0 ? -1 : 0)
                    : a.shiftRight(amount.intValue());
        });
        cases.addSignedBool("eq", (a, b) -> a.eq(b), (a, b) -> a.compareTo(b) == 0);
        cases.addSignedBool("ne", (a, b) -> a.ne(b), (a, b) -> a.compareTo(b) != 0);
        cases.addSignedBool("lt", (a, b) -> a.lt(b), (a, b) -> a.compareTo(b) < 0);
        cases.addSignedBool("le", (a, b) -> a.le(b), (a, b) -> a.compareTo(b) <= 0);
        cases.addSignedBool("gt", (a, b) -> a.gt(b), (a, b) -> a.compareTo(b) > 0);
        cases.addSignedBool("ge", (a, b) -> a.ge(b), (a, b) -> a.compareTo(b) >= 0);
        cases.addSignedBool("isNegative", (a, b) -> a.isNegative(), (a, b) -> a.signum() < 0);
        cases.addSignedBool("bit", (a, b) -> a.bit(wa / 2), (a, b) -> a.testBit(wa / 2));
        cases.add("signed_bits", (a, b) -> a.asSInt().bits(wa - 1, wa / 2), (a, b) -> a.shiftRight(wa / 2));
        if (wa == wb) {
            cases.addSigned("addWrap", wa, (a, b) -> a.addWrap(b), BigInteger::add);
            cases.addSigned("subWrap", wa, (a, b) -> a.subWrap(b), BigInteger::subtract);
            cases.addSigned("mulWrap", wa, (a, b) -> a.mulWrap(b), BigInteger::multiply);
            cases.addSigned("and", wa, (a, b) -> a.and(b), BigInteger::and);
            cases.addSigned("or", wa, (a, b) -> a.or(b), BigInteger::or);
            cases.addSigned("xor", wa, (a, b) -> a.xor(b), BigInteger::xor);
        }
    }
}
