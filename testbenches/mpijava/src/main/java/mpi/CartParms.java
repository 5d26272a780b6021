package mpi;

/** Extents of a grid, its rings, and the caller's coordinates. */
public class CartParms {
    /** Extent of each dimension. */
    public int[] dims;
    /** Whether each dimension is a ring. */
    public boolean[] periods;
    /** Coordinates of the caller. */
    public int[] coords;

    CartParms(int[] dims, boolean[] periods, int[] coords) {
        this.dims = dims;
        this.periods = periods;
        this.coords = coords;
    }
}
