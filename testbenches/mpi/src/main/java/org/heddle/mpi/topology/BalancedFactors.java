package org.heddle.mpi.topology;

import java.util.Arrays;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;

/** Splits a number into factors that are near to each other. */
final class BalancedFactors {
    private BalancedFactors() {}

    static long product(long a, long b) {
        return Exact.product(ErrorClass.ERR_DIMS, "the number of places", a, b);
    }

    /**
     * Returns factors, largest first: the smallest largest one that there is, and so on with the rest.
     *
     * @param factors how many, 0 for a number of 1
     */
    static int[] balanced(int number, int factors) {
        int[] result = new int[factors];
        int[] current = new int[factors];
        Arrays.fill(result, Integer.MAX_VALUE);
        search(number, 0, current, number, result);
        return result;
    }

    /** Tries every factor of the rest that is no larger than the one before. */
    private static void search(int rest, int place, int[] current, int most, int[] best) {
        if (place == current.length) {
            if (rest == 1 && Arrays.compare(current, best) < 0) {
                System.arraycopy(current, 0, best, 0, best.length);
            }
            return;
        }
        for (int factor = 1; (long) factor * factor <= rest; factor++) {
            if (rest % factor == 0) {
                tryFactor(factor, rest, place, current, most, best);
                tryFactor(rest / factor, rest, place, current, most, best);
            }
        }
    }

    private static void tryFactor(int factor, int rest, int place, int[] current, int most, int[] best) {
        // The factors behind are no larger: too small a one cannot reach the rest.
        if (factor <= most && Math.pow(factor, current.length - place) >= rest) {
            current[place] = factor;
            search(rest / factor, place + 1, current, factor, best);
        }
    }
}
