package mpi;

import org.heddle.mpi.topology.CartComm;

/** A grid of ranks. */
public final class Cartcomm extends Intracomm {
    private final CartComm grid;

    Cartcomm(CartComm grid) {
        super(grid.comm());
        this.grid = grid;
    }

    @Override
    public Object clone() {
        return new Cartcomm(CartComm.of(comm().dup()));
    }

    /** Returns extents, rings and the caller's coordinates. */
    public CartParms Get() throws MPIException {
        return MPI.get(() -> new CartParms(grid.dims(), grid.periods(), grid.coordinates()));
    }

    /** Returns the number of dimensions. */
    public int Dim_get() throws MPIException {
        return MPI.get(grid::dimensions);
    }

    /** Returns the rank at some coordinates. */
    public int Rank(int[] coords) throws MPIException {
        return MPI.get(() -> grid.rank(coords));
    }

    /** Returns the coordinates of a rank. */
    public int[] Coords(int rank) throws MPIException {
        return MPI.get(() -> grid.coordinates(rank));
    }

    /** Returns the neighbours along a dimension. */
    public ShiftParms Shift(int direction, int disp) throws MPIException {
        return MPI.get(() -> new ShiftParms(grid.shift(direction, disp)));
    }

    /** Parts the grid. */
    public Cartcomm Sub(boolean[] remain_dims) throws MPIException {
        return MPI.get(() -> new Cartcomm(grid.sub(remain_dims)));
    }

    /** Returns the rank that the caller would have in a grid. */
    public int Map(int[] dims, boolean[] periods) throws MPIException {
        return MPI.get(() -> CartComm.map(comm(), dims, periods));
    }

    /** Fills in the extents that are 0. */
    public static void Dims_create(int nnodes, int[] dims) throws MPIException {
        MPI.run(() -> {
            int[] found = CartComm.createDims(nnodes, dims);
            System.arraycopy(found, 0, dims, 0, dims.length);
        });
    }
}
