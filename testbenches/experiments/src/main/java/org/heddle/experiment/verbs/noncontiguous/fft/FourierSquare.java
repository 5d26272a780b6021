package org.heddle.experiment.verbs.noncontiguous.fft;

/** Complex points in rows, real parts at even places, and their transform in one program. */
final class FourierSquare {
    private FourierSquare() {}

    /** Returns rows of a square of n x n points that is to be transformed. */
    static double[] rows(int n, int first, int count) {
        double[] points = new double[2 * n * count];
        for (int i = 0; i < points.length; i++) {
            int row = first + i / (2 * n);
            points[i] = (row * 31 + i / 2 % n * 17 + i % 2 * 7) % 23 - 11;
        }
        return points;
    }

    /** Returns the whole square's transform: of its rows, and then of its columns. */
    static double[] transformed(int n) {
        double[] points = rows(n, 0, n);
        for (int pass = 0; pass < 2; pass++) {
            transformRows(points, n);
            points = transposed(points, n);
        }
        return points;
    }

    private static double[] transposed(double[] points, int n) {
        double[] turned = new double[points.length];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                System.arraycopy(points, 2 * (row * n + column), turned, 2 * (column * n + row), 2);
            }
        }
        return turned;
    }

    /** Transforms rows of n points, a power of two, in place. */
    static void transformRows(double[] points, int n) {
        double[] factors = new double[n];
        for (int k = 0; k < n / 2; k++) {
            factors[2 * k] = StrictMath.cos(2 * Math.PI * k / n);
            factors[2 * k + 1] = -StrictMath.sin(2 * Math.PI * k / n);
        }
        for (int from = 0; from < points.length; from += 2 * n) {
            reverse(points, from, n);
            for (int length = 2; length <= n; length *= 2) {
                merge(points, from, n, length, factors);
            }
        }
    }

    /** Puts each point of a row where its place, bits reversed, says. */
    private static void reverse(double[] points, int from, int n) {
        for (int i = 0; i < n; i++) {
            int j = n == 1 ? 0 : Integer.reverse(i) >>> Integer.numberOfLeadingZeros(n) + 1;
            for (int part = 0; i < j && part < 2; part++) {
                double swapped = points[from + 2 * i + part];
                points[from + 2 * i + part] = points[from + 2 * j + part];
                points[from + 2 * j + part] = swapped;
            }
        }
    }

    /** Makes transforms of a length of pairs of half of it. */
    private static void merge(double[] points, int from, int n, int length, double[] factors) {
        for (int start = 0; start < n; start += length) {
            for (int k = 0; k < length / 2; k++) {
                double c = factors[2 * k * (n / length)];
                double s = factors[2 * k * (n / length) + 1];
                int a = from + 2 * (start + k);
                int b = a + length;
                double real = points[b] * c - points[b + 1] * s;
                double imaginary = points[b] * s + points[b + 1] * c;
                points[b] = points[a] - real;
                points[b + 1] = points[a + 1] - imaginary;
                points[a] += real;
                points[a + 1] += imaginary;
            }
        }
    }
}
