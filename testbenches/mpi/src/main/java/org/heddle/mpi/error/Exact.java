package org.heddle.mpi.error;

/** Arithmetic on counts, sizes and displacements that ends in MPI's error instead of a wrapped number. */
public final class Exact {
    private Exact() {}

    /**
     * Adds.
     *
     * @param what is computed, for the message
     * @throws MpiException of that class if 64 bits do not hold the sum
     */
    public static long sum(ErrorClass error, String what, long a, long b) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw beyond(error, what, a + " + " + b);
        }
        return sum;
    }

    /**
     * Subtracts.
     *
     * @param what is computed, for the message
     * @throws MpiException of that class if 64 bits do not hold the difference
     */
    public static long difference(ErrorClass error, String what, long a, long b) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw beyond(error, what, a + " - " + b);
        }
        return difference;
    }

    /**
     * Multiplies.
     *
     * @param what is computed, for the message
     * @throws MpiException of that class if 64 bits do not hold the product
     */
    public static long product(ErrorClass error, String what, long a, long b) {
        if (!isProduct(a * b, a, b)) {
            throw beyond(error, what, a + " * " + b);
        }
        return a * b;
    }

    /** Whether a number is the product of two others, which may be beyond 64 bits. */
    public static boolean isProduct(long number, long a, long b) {
        return a * b == number && Math.multiplyHigh(a, b) == number >> Long.SIZE - 1;
    }

    /**
     * Narrows to 31 bits.
     *
     * @param what it is, for the message
     * @param mend what to do about it
     * @throws MpiException of that class if it is above 2^31 - 1
     */
    public static int toInt(ErrorClass error, String what, long value, String mend) {
        if (value > Integer.MAX_VALUE) {
            throw new MpiException(error, what + " must be below 2^31: " + value + "; " + mend);
        }
        return (int) value;
    }

    private static MpiException beyond(ErrorClass error, String what, String computed) {
        return new MpiException(error, what + " must be -2^63 to 2^63 - 1: it would be " + computed);
    }
}
