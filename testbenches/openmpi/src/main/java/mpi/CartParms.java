package mpi;

/** Extents of a grid, its rings, and the caller's coordinates. */
public final class CartParms {
    private final int[] dims;
    private final boolean[] periods;
    private final int[] coords;

    CartParms(int[] dims, boolean[] periods, int[] coords) {
        this.dims = dims;
        this.periods = periods;
        this.coords = coords;
    }

    /** Returns the number of dimensions. */
    public int getDimCount() {
        return dims.length;
    }

    /** Returns an extent. */
    public int getDim(int i) {
        return dims[i];
    }

    /** Whether a dimension is a ring. */
    public boolean getPeriod(int i) {
        return periods[i];
    }

    /** Returns a coordinate of the caller. */
    public int getCoord(int i) {
        return coords[i];
    }
}
