package org.heddle.hdl.operator;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/** Multiplexers: the second operand chooses among values made of the first. */
final class ChoiceCases {
    private ChoiceCases() {}

    static void add(Cases cases) {
        int wa = cases.wa();
        int count = Math.min(cases.wb(), 5);
        BigInteger ones = cases.modulus().subtract(BigInteger.ONE);
        cases.add("mux", (a, b) -> Types.mux(b.bit(0), a, a.not()), (a, b) -> b.testBit(0) ? a : ones.subtract(a));
        cases.add("priorityMux", (a, b) -> Types.priorityMux(b.trunc(count), rotations(a, count)), (a, b) -> {
            int chosen = 0;
            while (chosen < count - 1 && !b.testBit(chosen)) {
                chosen++;
            }
            return rotation(a, chosen, wa);
        });
        cases.add("oneHotMux", (a, b) -> Types.oneHotMux(b.trunc(count).asBits(), rotations(a, count)), (a, b) -> {
            BigInteger result = BigInteger.ZERO;
            for (int i = 0; i < count; i++) {
                result = b.testBit(i) ? result.or(rotation(a, i, wa)) : result;
            }
            return result;
        });
    }

    private static List<UInt> rotations(UInt value, int count) {
        List<UInt> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add(value.rotateLeft(i));
        }
        return values;
    }

    private static BigInteger rotation(BigInteger value, int left, int width) {
        int amount = left % width;
        return value.shiftLeft(amount).or(value.shiftRight(width - amount)).mod(BigInteger.TWO.pow(width));
    }
}
