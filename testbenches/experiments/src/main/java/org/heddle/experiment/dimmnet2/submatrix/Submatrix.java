package org.heddle.experiment.dimmnet2.submatrix;

import org.jspecify.annotations.Nullable;

/**
 * One transfer of the paper: the first n doubles of the first m rows of a matrix of 4,096 rows, or as many bytes in
 * one piece.
 *
 * <p>Source and destination matrix have the same shape and both begin at byte 0 of their node. A row is z + 1 doubles
 * long, as in the paper's MPI_Type_vector(m, n, z + 1, MPI_DOUBLE).
 *
 * @param pattern one piece per row, or one piece in all
 * @param m rows moved, 1 to 4,096
 * @param n doubles moved of each row, 1 to z + 1
 * @param z columns of the matrix without the column of padding, or null where there is no matrix
 */
public record Submatrix(
        Pattern pattern, int m, int n, @Nullable Integer z) {
    /** Rows of the matrix. */
    public static final int ROWS = 4_096;

    private static final int MOST_COLUMNS = 4_096;

    /** How the moved bytes lie in memory. */
    public enum Pattern {
        /** n doubles out of each row. */
        STRIDE,
        /** m * n doubles one behind the other. */
        CONTIGUOUS;

        /** The name used in result files. */
        public String text() {
            return this == STRIDE ? "stride" : "contiguous";
        }
    }

    /** Refuses shapes that the matrix does not have. */
    public Submatrix {
        require(m >= 1 && m <= ROWS, "m must be 1 to 4096", m);
        if (pattern == Pattern.STRIDE) {
            if (z == null) {
                throw new IllegalArgumentException("a stride transfer needs the columns of its matrix: z=null");
            }
            require(z >= 1 && z <= MOST_COLUMNS, "z must be 1 to 4096", z);
            require(n >= 1 && n <= z + 1, "n must be 1 to z + 1 = " + (z + 1), n);
        } else {
            require(z == null, "a contiguous transfer has no matrix and z must be null", z);
            require(n >= 1 && n <= MOST_COLUMNS, "n must be 1 to 4096", n);
        }
    }

    /** The m x n sub-matrix at column 0 of a matrix with rows of z + 1 doubles. */
    public static Submatrix stride(int m, int n, int z) {
        return new Submatrix(Pattern.STRIDE, m, n, z);
    }

    /** As many bytes as an m x n sub-matrix has, in one piece. */
    public static Submatrix contiguous(int m, int n) {
        return new Submatrix(Pattern.CONTIGUOUS, m, n, null);
    }

    /** Bytes moved. */
    public long bytes() {
        return (long) m * n * Double.BYTES;
    }

    /** Pieces that are contiguous in memory: m, or 1. */
    public int elements() {
        return z == null ? 1 : m;
    }

    /** Bytes of one piece. */
    public long elementBytes() {
        return bytes() / elements();
    }

    /** Bytes from the start of one piece to the start of the next; the piece's own length when there is but one. */
    public long strideBytes() {
        return z == null ? bytes() : (z + 1L) * Double.BYTES;
    }

    /** Bytes over which the fingerprint is taken: the whole matrix, holes included, or the bytes moved. */
    public long destinationBytes() {
        return z == null ? bytes() : ROWS * strideBytes();
    }

    /** True for the node byte address of a byte that is moved; it is the same in source and destination. */
    public boolean moves(long address) {
        return address < elements() * strideBytes() && address % strideBytes() < elementBytes();
    }

    /** For example {@code stride m=4096 n=16 z=1024}. */
    @Override
    public String toString() {
        return pattern.text() + " m=" + m + " n=" + n + (z == null ? "" : " z=" + z);
    }

    private static void require(boolean holds, String rule, @Nullable Integer value) {
        if (!holds) {
            throw new IllegalArgumentException(rule + ": got " + value);
        }
    }
}
