package org.heddle.cosim.analyser;

import java.math.BigInteger;
import java.util.List;

/**
 * A trigger as its definition has it, over the values of all cycles.
 *
 * @param first condition
 * @param second condition behind it; the same object where there is none
 */
record TriggerModel(Condition first, Condition second) {
    /**
     * Bits that must be, bits that must change.
     *
     * @param any one changed bit is enough
     * @param count cycles in which it must hold
     */
    record Condition(BigInteger mask, BigInteger value, BigInteger edge, boolean any, int count) {
        static Condition level(long mask, long value) {
            return of(mask, value, 0, 1);
        }

        static Condition of(long mask, long value, long edge, int count) {
            return new Condition(
                    BigInteger.valueOf(mask), BigInteger.valueOf(value), BigInteger.valueOf(edge), false, count);
        }

        boolean holds(BigInteger now, BigInteger before) {
            BigInteger changed = now.xor(before).and(edge);
            return now.and(mask).equals(value.and(mask)) && (any ? changed.signum() != 0 : changed.equals(edge));
        }
    }

    static TriggerModel of(Condition only) {
        return new TriggerModel(only, only);
    }

    boolean isSequence() {
        return first != second;
    }

    /**
     * Returns the cycle of the trigger, -1 if it does not come.
     *
     * @param values by cycle
     * @param armed cycle of the arming
     */
    int cycle(List<BigInteger> values, int armed) {
        Condition now = first;
        int missing = first.count;
        for (int cycle = armed + 1; cycle < values.size(); cycle++) {
            if (now.holds(values.get(cycle), values.get(cycle - 1)) && --missing == 0) {
                if (now == second) {
                    return cycle;
                }
                now = second;
                missing = second.count;
            }
        }
        return -1;
    }
}
