package org.heddle.hdl.lib.polynomial;

import java.math.BigInteger;
import java.util.Set;
import java.util.TreeSet;

/** Prime factors, by Pollard's rho method: good for factors of some 40 bits. */
final class Factors {
    private Factors() {}

    /** Returns the prime factors of 2^n - 1, from its factors 2^d - 1 for the divisors d of n. */
    static Set<BigInteger> ofMersenne(int n) {
        Set<BigInteger> primes = new TreeSet<>();
        BigInteger rest = BigInteger.ONE.shiftLeft(n).subtract(BigInteger.ONE);
        for (int d = 1; d <= n; d++) {
            if (n % d == 0 && d < n) {
                BigInteger common = rest.gcd(BigInteger.ONE.shiftLeft(d).subtract(BigInteger.ONE));
                split(common, primes);
                rest = rest.divide(common);
            }
            if (n % (2 * d) == 0) {
                BigInteger common = rest.gcd(BigInteger.ONE.shiftLeft(d).add(BigInteger.ONE));
                split(common, primes);
                rest = rest.divide(common);
            }
        }
        split(rest, primes);
        return primes;
    }

    private static void split(BigInteger number, Set<BigInteger> primes) {
        if (number.equals(BigInteger.ONE)) {
            return;
        }
        if (number.isProbablePrime(60)) {
            primes.add(number);
            return;
        }
        BigInteger factor = factor(number);
        split(factor, primes);
        split(number.divide(factor), primes);
    }

    private static BigInteger factor(BigInteger number) {
        for (long small = 2; small < 1000; small++) {
            if (number.mod(BigInteger.valueOf(small)).signum() == 0) {
                return BigInteger.valueOf(small);
            }
        }
        for (long shift = 1; ; shift++) {
            BigInteger add = BigInteger.valueOf(shift);
            BigInteger slow = BigInteger.TWO;
            BigInteger fast = BigInteger.TWO;
            BigInteger factor = BigInteger.ONE;
            while (factor.equals(BigInteger.ONE)) {
                slow = slow.multiply(slow).add(add).mod(number);
                fast = fast.multiply(fast).add(add).mod(number);
                fast = fast.multiply(fast).add(add).mod(number);
                factor = slow.subtract(fast).gcd(number);
            }
            if (!factor.equals(number)) {
                return factor;
            }
        }
    }
}
