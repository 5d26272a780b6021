package org.heddle.hdl.operator;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.SInt;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * One operator on operands of two widths.
 *
 * @param name unique among the cases of the two widths
 * @param hardware the operator in the language
 * @param oracle the operator on numbers, as a reader would define it
 */
record OperatorCase(String name, BinaryOperator<UInt> hardware, BinaryOperator<BigInteger> oracle) {
    /** Reaches the protected operators of a component. */
    private abstract static class Language extends Component {
        static UInt choose(Bool condition, UInt whenTrue, UInt whenFalse) {
            return mux(condition, whenTrue, whenFalse);
        }
    }

    /** All operators that take operands of these widths. */
    static List<OperatorCase> all(int wa, int wb) {
        List<OperatorCase> cases = new ArrayList<>();
        BigInteger modulus = BigInteger.ONE.shiftLeft(wa);
        add(cases, "addGrow", UInt::addGrow, BigInteger::add);
        add(cases, "mulGrow", UInt::mulGrow, BigInteger::multiply);
        addBool(cases, "eq", (a, b) -> a.eq(b), (a, b) -> a.compareTo(b) == 0);
        addBool(cases, "ne", (a, b) -> a.ne(b), (a, b) -> a.compareTo(b) != 0);
        addBool(cases, "lt", (a, b) -> a.lt(b), (a, b) -> a.compareTo(b) < 0);
        addBool(cases, "le", (a, b) -> a.le(b), (a, b) -> a.compareTo(b) <= 0);
        addBool(cases, "gt", (a, b) -> a.gt(b), (a, b) -> a.compareTo(b) > 0);
        addBool(cases, "ge", (a, b) -> a.ge(b), (a, b) -> a.compareTo(b) >= 0);
        add(
                cases,
                "cat",
                UInt::cat,
                (a, b) -> a.multiply(BigInteger.ONE.shiftLeft(wb)).add(b));
        add(
                cases,
                "shlWrap",
                UInt::shlWrap,
                (a, b) -> beyond(b, wa)
                        ? BigInteger.ZERO
                        : a.multiply(BigInteger.TWO.pow(b.intValue())).mod(modulus));
        add(
                cases,
                "shr",
                UInt::shr,
                (a, b) -> beyond(b, wa) ? BigInteger.ZERO : a.divide(BigInteger.TWO.pow(b.intValue())));
        addBool(cases, "bit", (a, b) -> a.bit(b), (a, b) -> !beyond(b, wa) && a.testBit(b.intValue()));
        add(
                cases,
                "not",
                (a, b) -> a.not(),
                (a, b) -> modulus.subtract(BigInteger.ONE).subtract(a));
        addBool(cases, "reduceOr", (a, b) -> a.reduceOr(), (a, b) -> a.signum() > 0);
        addBool(cases, "reduceAnd", (a, b) -> a.reduceAnd(), (a, b) -> a.bitCount() == wa);
        addBool(cases, "reduceXor", (a, b) -> a.reduceXor(), (a, b) -> a.bitCount() % 2 == 1);
        add(cases, "zext", (a, b) -> a.zext(wa + 3), (a, b) -> a);
        add(cases, "shlGrow", (a, b) -> a.shlGrow(3), (a, b) -> a.multiply(BigInteger.valueOf(8)));
        add(cases, "trunc", (a, b) -> a.trunc((wa + 1) / 2), (a, b) -> a.mod(BigInteger.TWO.pow((wa + 1) / 2)));
        add(cases, "high", (a, b) -> a.bits(wa - 1, wa / 2), (a, b) -> a.divide(BigInteger.TWO.pow(wa / 2)));
        add(
                cases,
                "mux",
                (a, b) -> Language.choose(b.bit(0), a, a.not()),
                (a, b) -> b.testBit(0) ? a : modulus.subtract(BigInteger.ONE).subtract(a));
        if (wa == wb) {
            add(cases, "addWrap", (a, b) -> a.addWrap(b), (a, b) -> a.add(b).mod(modulus));
            add(
                    cases,
                    "subWrap",
                    (a, b) -> a.subWrap(b),
                    (a, b) -> a.subtract(b).mod(modulus));
            add(cases, "and", (a, b) -> a.and(b), BigInteger::and);
            add(cases, "or", (a, b) -> a.or(b), BigInteger::or);
            add(cases, "xor", (a, b) -> a.xor(b), BigInteger::xor);
        }
        addSigned(cases, wa, wb);
        BigInteger constant = modulus.multiply(BigInteger.valueOf(5)).divide(BigInteger.valueOf(7));
        BigInteger last = modulus.subtract(BigInteger.ONE);
        for (BigInteger k : new TreeSet<>(List.of(BigInteger.ZERO, constant, last))) {
            String suffix = k.signum() == 0 ? "Zero" : k.equals(last) ? "Last" : "Middle";
            add(
                    cases,
                    "addWrap" + suffix,
                    (a, b) -> a.addWrap(k),
                    (a, b) -> a.add(k).mod(modulus));
            add(
                    cases,
                    "subWrap" + suffix,
                    (a, b) -> a.subWrap(k),
                    (a, b) -> a.subtract(k).mod(modulus));
            add(cases, "and" + suffix, (a, b) -> a.and(k), (a, b) -> a.and(k));
            add(cases, "or" + suffix, (a, b) -> a.or(k), (a, b) -> a.or(k));
            add(cases, "xor" + suffix, (a, b) -> a.xor(k), (a, b) -> a.xor(k));
            addBool(cases, "eq" + suffix, (a, b) -> a.eq(k), (a, b) -> a.compareTo(k) == 0);
            addBool(cases, "ne" + suffix, (a, b) -> a.ne(k), (a, b) -> a.compareTo(k) != 0);
            addBool(cases, "lt" + suffix, (a, b) -> a.lt(k), (a, b) -> a.compareTo(k) < 0);
            addBool(cases, "le" + suffix, (a, b) -> a.le(k), (a, b) -> a.compareTo(k) <= 0);
            addBool(cases, "gt" + suffix, (a, b) -> a.gt(k), (a, b) -> a.compareTo(k) > 0);
            addBool(cases, "ge" + suffix, (a, b) -> a.ge(k), (a, b) -> a.compareTo(k) >= 0);
        }
        return cases;
    }

    private static BigInteger signed(BigInteger bits, int width) {
        BigInteger half = BigInteger.TWO.pow(width - 1);
        return bits.compareTo(half) >= 0 ? bits.subtract(half).subtract(half) : bits;
    }

    private static void addSigned(List<OperatorCase> cases, int wa, int wb) {
        int wide = Math.max(wa, wb) + 1;
        addSigned(cases, "addGrow", wa, wb, wide, SInt::addGrow, BigInteger::add);
        addSigned(cases, "subGrow", wa, wb, wide, SInt::subGrow, BigInteger::subtract);
        addSigned(cases, "mulGrow", wa, wb, wa + wb, SInt::mulGrow, BigInteger::multiply);
        addSigned(cases, "neg", wa, wb, wa + 1, (a, b) -> a.negGrow(), (a, b) -> a.negate());
        addSigned(cases, "sext", wa, wb, wa + 5, (a, b) -> a.sext(wa + 5), (a, b) -> a);
        addSigned(cases, "trunc", wa, wb, 1, (a, b) -> a.trunc(1), (a, b) -> a);
        addSigned(
                cases, "shlGrow", wa, wb, wa + 2, (a, b) -> a.shlGrow(2), (a, b) -> a.multiply(BigInteger.valueOf(4)));
        addSigned(cases, "shr", wa, wb, wa, (a, b) -> a.shr(b.asUInt()), (a, b) -> {
            BigInteger amount = b.mod(BigInteger.TWO.pow(wb));
            return beyond(amount, wa) ? BigInteger.valueOf(a.signum() < 0 ? -1 : 0) : a.shiftRight(amount.intValue());
        });
        addSignedBool(cases, "eq", wa, wb, (a, b) -> a.eq(b), (a, b) -> a.compareTo(b) == 0);
        addSignedBool(cases, "ne", wa, wb, (a, b) -> a.ne(b), (a, b) -> a.compareTo(b) != 0);
        addSignedBool(cases, "lt", wa, wb, (a, b) -> a.lt(b), (a, b) -> a.compareTo(b) < 0);
        addSignedBool(cases, "le", wa, wb, (a, b) -> a.le(b), (a, b) -> a.compareTo(b) <= 0);
        addSignedBool(cases, "gt", wa, wb, (a, b) -> a.gt(b), (a, b) -> a.compareTo(b) > 0);
        addSignedBool(cases, "ge", wa, wb, (a, b) -> a.ge(b), (a, b) -> a.compareTo(b) >= 0);
        addSignedBool(cases, "isNegative", wa, wb, (a, b) -> a.isNegative(), (a, b) -> a.signum() < 0);
        long least = wa > 5 ? -17 : -1;
        for (long k : new long[] {least, 0}) {
            BigInteger number = BigInteger.valueOf(k);
            String suffix = k == 0 ? "Zero" : "Minus";
            addSigned(cases, "addWrap" + suffix, wa, wb, wa, (a, b) -> a.addWrap(k), (a, b) -> a.add(number));
            addSignedBool(cases, "eq" + suffix, wa, wb, (a, b) -> a.eq(k), (a, b) -> a.compareTo(number) == 0);
            addSignedBool(cases, "ne" + suffix, wa, wb, (a, b) -> a.ne(k), (a, b) -> a.compareTo(number) != 0);
            addSignedBool(cases, "lt" + suffix, wa, wb, (a, b) -> a.lt(k), (a, b) -> a.compareTo(number) < 0);
            addSignedBool(cases, "le" + suffix, wa, wb, (a, b) -> a.le(k), (a, b) -> a.compareTo(number) <= 0);
            addSignedBool(cases, "gt" + suffix, wa, wb, (a, b) -> a.gt(k), (a, b) -> a.compareTo(number) > 0);
            addSignedBool(cases, "ge" + suffix, wa, wb, (a, b) -> a.ge(k), (a, b) -> a.compareTo(number) >= 0);
        }
        BigInteger modulus = BigInteger.TWO.pow(wide);
        add(
                cases,
                "difference",
                (a, b) -> a.subGrow(b).asUInt(),
                (a, b) -> a.subtract(b).mod(modulus));
        add(cases, "toSInt", (a, b) -> a.toSInt().asUInt(), (a, b) -> a);
        if (wa == wb) {
            addSigned(cases, "addWrap", wa, wb, wa, (a, b) -> a.addWrap(b), BigInteger::add);
            addSigned(cases, "subWrap", wa, wb, wa, (a, b) -> a.subWrap(b), BigInteger::subtract);
        }
    }

    /** The operator on the same bits as two's-complement numbers, cut to the width of its result. */
    private static void addSigned(
            List<OperatorCase> cases,
            String name,
            int wa,
            int wb,
            int width,
            BinaryOperator<SInt> hardware,
            BinaryOperator<BigInteger> oracle) {
        cases.add(new OperatorCase(
                "signed_" + name,
                (a, b) -> hardware.apply(a.asSInt(), b.asSInt()).asUInt(),
                (a, b) -> oracle.apply(signed(a, wa), signed(b, wb)).mod(BigInteger.TWO.pow(width))));
    }

    private static void addSignedBool(
            List<OperatorCase> cases,
            String name,
            int wa,
            int wb,
            Predicate<SInt, Bool> hardware,
            Predicate<BigInteger, Boolean> oracle) {
        addBool(
                cases,
                "signed_" + name,
                (a, b) -> hardware.test(a.asSInt(), b.asSInt()),
                (a, b) -> oracle.test(signed(a, wa), signed(b, wb)));
    }

    /** The output of the bench; many operators are named like Verilog keywords. */
    String port() {
        return "its_" + name;
    }

    private static boolean beyond(BigInteger amount, int width) {
        return amount.compareTo(BigInteger.valueOf(width)) >= 0;
    }

    private static void add(
            List<OperatorCase> cases, String name, BinaryOperator<UInt> hardware, BinaryOperator<BigInteger> oracle) {
        cases.add(new OperatorCase(name, hardware, oracle));
    }

    private interface Predicate<T, R> {
        R test(T a, T b);
    }

    private static void addBool(
            List<OperatorCase> cases,
            String name,
            Predicate<UInt, Bool> hardware,
            Predicate<BigInteger, Boolean> oracle) {
        cases.add(new OperatorCase(
                name,
                (a, b) -> hardware.test(a, b).asUInt(),
                (a, b) -> oracle.test(a, b) ? BigInteger.ONE : BigInteger.ZERO));
    }

    /** All results for one pair of widths, in ports {@code x} and {@code y} and out through one port for each case. */
    static final class Bench extends Component {
        Bench(int wa, int wb) {
            UInt x = in("x", Types.uint(wa));
            UInt y = in("y", Types.uint(wb));
            parameter("x", wa);
            parameter("y", wb);
            for (OperatorCase operator : all(wa, wb)) {
                UInt value = operator.hardware().apply(x, y);
                UInt port = out(operator.port(), uint(value.width()));
                port.set(value);
            }
        }
    }
}
