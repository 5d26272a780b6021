package org.heddle.program.loop;

/** A rank's block of the plane, two by two ranks in all, with a border of one point that its neighbours fill. */
public final class Halo {
    private static final int SIDE = 2;

    private final int side;
    private final int width;
    private final double[] block;
    private final int row;
    private final int column;
    private final double[] next;

    /**
     * Creates the block of a rank.
     *
     * @param side points of its side, without the border
     */
    public Halo(int side, int rank) {
        this.side = side;
        this.width = side + 2;
        this.row = rank / SIDE;
        this.column = rank % SIDE;
        this.block = new double[width * width];
        this.next = new double[width * width];
        for (int i = 0; i < block.length; i++) {
            block[i] = (i * 37 + rank * 11) % 101 / 7.0;
        }
    }

    /** Returns the points of a side, without the border. */
    public int side() {
        return side;
    }

    /** Returns the points of a line, with the border. */
    public int width() {
        return width;
    }

    /** Returns the points, line by line, which sweeps replace in place. */
    public double[] block() {
        return block;
    }

    /** Returns the rank that many blocks away, or another number where there is none. */
    public int neighbour(int down, int right, int nobody) {
        int toRow = row + down;
        int toColumn = column + right;
        return toRow < 0 || toRow >= SIDE || toColumn < 0 || toColumn >= SIDE ? nobody : toRow * SIDE + toColumn;
    }

    /** Replaces each point by the mean of its four neighbours. */
    public void sweep() {
        for (int line = 1; line <= side; line++) {
            for (int at = line * width + 1; at <= line * width + side; at++) {
                next[at] = 0.25 * (block[at - width] + block[at + width] + block[at - 1] + block[at + 1]);
            }
        }
        for (int line = 1; line <= side; line++) {
            System.arraycopy(next, line * width + 1, block, line * width + 1, side);
        }
    }
}
