package mpi;

/** A grid of ranks. */
public final class CartComm extends Intracomm {
    private final org.heddle.mpi.topology.CartComm grid;

    CartComm(org.heddle.mpi.topology.CartComm grid) {
        super(grid.comm());
        this.grid = grid;
    }

    @Override
    public CartComm dup() throws MPIException {
        return MPI.get(() -> new CartComm(org.heddle.mpi.topology.CartComm.of(comm().dup())));
    }

    @Override
    public CartComm clone() {
        return (CartComm) super.clone();
    }

    /** Returns extents, rings and the caller's coordinates. */
    public CartParms getTopo() throws MPIException {
        return MPI.get(() -> new CartParms(grid.dims(), grid.periods(), grid.coordinates()));
    }

    /** Returns the rank at some coordinates. */
    public int getRank(int[] coords) throws MPIException {
        return MPI.get(() -> grid.rank(coords));
    }

    /** Returns the coordinates of a rank. */
    public int[] getCoords(int rank) throws MPIException {
        return MPI.get(() -> grid.coordinates(rank));
    }

    /** Returns the neighbours along a dimension. */
    public ShiftParms shift(int direction, int disp) throws MPIException {
        return MPI.get(() -> new ShiftParms(grid.shift(direction, disp)));
    }

    /** Parts the grid. */
    public CartComm sub(boolean[] remainDims) throws MPIException {
        return MPI.get(() -> new CartComm(grid.sub(remainDims)));
    }

    /** Returns the rank that the caller would have in a grid. */
    public int map(int[] dims, boolean[] periods) throws MPIException {
        return MPI.get(() -> org.heddle.mpi.topology.CartComm.map(comm(), dims, periods));
    }

    /** Fills in the extents that are 0. */
    public static void createDims(int nnodes, int[] dims) throws MPIException {
        MPI.run(() -> {
            int[] found = org.heddle.mpi.topology.CartComm.createDims(nnodes, dims);
            System.arraycopy(found, 0, dims, 0, dims.length);
        });
    }
}
