package org.heddle.hdl.operator;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import org.heddle.hdl.Bool;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;

/** The cases of one pair of widths while they are collected. */
final class Cases {
    /** A yes or no about two things. */
    interface Test<T, R> {
        R test(T a, T b);
    }

    private final int wa;
    private final int wb;
    private final List<OperatorCase> list = new ArrayList<>();

    Cases(int wa, int wb) {
        this.wa = wa;
        this.wb = wb;
    }

    int wa() {
        return wa;
    }

    int wb() {
        return wb;
    }

    List<OperatorCase> list() {
        return list;
    }

    /** 2^width of the first operand. */
    BigInteger modulus() {
        return BigInteger.TWO.pow(wa);
    }

    void add(String name, BinaryOperator<UInt> hardware, BinaryOperator<BigInteger> oracle) {
        list.add(new OperatorCase(name, hardware, oracle));
    }

    void addBool(String name, Test<UInt, Bool> hardware, Test<BigInteger, Boolean> oracle) {
        add(
                name,
                (a, b) -> hardware.test(a, b).asUInt(),
                (a, b) -> oracle.test(a, b) ? BigInteger.ONE : BigInteger.ZERO);
    }

    /** The operator on the same bits as two's-complement numbers, cut to the width of its result. */
    void addSigned(String name, int width, BinaryOperator<SInt> hardware, BinaryOperator<BigInteger> oracle) {
        add(
                "signed_" + name,
                (a, b) -> hardware.apply(a.asSInt(), b.asSInt()).asUInt(),
                (a, b) -> oracle.apply(signed(a, wa), signed(b, wb)).mod(BigInteger.TWO.pow(width)));
    }

    void addSignedBool(String name, Test<SInt, Bool> hardware, Test<BigInteger, Boolean> oracle) {
        addBool(
                "signed_" + name,
                (a, b) -> hardware.test(a.asSInt(), b.asSInt()),
                (a, b) -> oracle.test(signed(a, wa), signed(b, wb)));
    }

    static BigInteger signed(BigInteger bits, int width) {
        BigInteger half = BigInteger.TWO.pow(width - 1);
        return bits.compareTo(half) >= 0 ? bits.subtract(half).subtract(half) : bits;
    }

    /** Whether an amount moves every bit out. */
    static boolean beyond(BigInteger amount, int width) {
        return amount.compareTo(BigInteger.valueOf(width)) >= 0;
    }

    /** The bits as text, the most significant first. */
    static String text(BigInteger bits, int width) {
        String digits = bits.toString(2);
        return "0".repeat(width - digits.length()) + digits;
    }
}
