package org.heddle.mpi.topology;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/** A communicator whose ranks lie in a grid; MPI 4.1, section 8.5. */
public final class CartComm {
    private final Comm comm;
    private final CartShape shape;

    private CartComm(Comm comm, CartShape shape) {
        this.comm = comm;
        this.shape = shape;
    }

    /**
     * Makes a communicator of a grid's ranks. Collective. MPI 4.1, section 8.5.1.
     *
     * @param dims extent of each dimension
     * @param periods whether each dimension is a ring
     * @return null for a rank that the grid has no place for
     * @throws MpiException ERR_DIMS if the grid has more places than ranks or an extent below 1, before anything is sent
     */
    public static @Nullable CartComm create(Comm comm, int[] dims, boolean[] periods) {
        CartShape shape = fitting(comm, dims, periods);
        int rank = comm.getRank();
        Comm made = comm.split(rank < shape.size() ? 0 : Mpi.UNDEFINED, rank);
        return made == null ? null : of(made, shape);
    }

    private static CartShape fitting(Comm comm, int[] dims, boolean[] periods) {
        Require.given(comm, ErrorClass.ERR_COMM, "the communicator").requireIntra();
        CartShape shape = new CartShape(dims, periods);
        if (shape.size() > comm.getSize()) {
            throw new MpiException(
                    ErrorClass.ERR_DIMS,
                    "the grid has " + shape.size() + " places for " + comm.getSize() + " ranks: "
                            + Arrays.toString(dims));
        }
        return shape;
    }

    private static CartComm of(Comm comm, CartShape shape) {
        comm.setAttr(Topology.SHAPE, shape);
        return new CartComm(comm, shape);
    }

    /**
     * The grid of a communicator that has one, as a dup() of a grid's communicator does.
     *
     * @throws MpiException ERR_TOPOLOGY if it has none
     */
    public static CartComm of(Comm comm) {
        Require.given(comm, ErrorClass.ERR_COMM, "the communicator");
        if (comm.getAttr(Topology.SHAPE).orElse(null) instanceof CartShape shape) {
            return new CartComm(comm, shape);
        }
        throw new MpiException(ErrorClass.ERR_TOPOLOGY, comm.getName() + " is no grid: create one of it");
    }

    /** The communicator. */
    public Comm comm() {
        return comm;
    }

    /** Number of dimensions; MPI_Cartdim_get. */
    public int dimensions() {
        return shape.dimensions();
    }

    /** Extent of each dimension; MPI_Cart_get. */
    public int[] dims() {
        return shape.dims();
    }

    /** Whether each dimension is a ring; MPI_Cart_get. */
    public boolean[] periods() {
        return shape.periods();
    }

    /** Coordinates of the caller; MPI_Cart_get. */
    public int[] coordinates() {
        return shape.coordinates(comm.getRank());
    }

    /** Coordinates of a rank; MPI_Cart_coords. */
    public int[] coordinates(int rank) {
        return shape.coordinates(rank);
    }

    /** Rank at some coordinates, which wrap round where the dimension is a ring; MPI_Cart_rank. */
    public int rank(int... coordinates) {
        return shape.rank(coordinates);
    }

    /**
     * Neighbours of the caller along a dimension; MPI 4.1, section 8.5.6.
     *
     * @param distance places upwards to the destination; the source is as far below
     */
    public Shift shift(int dimension, int distance) {
        if (dimension < 0 || dimension >= shape.dimensions()) {
            throw new MpiException(
                    ErrorClass.ERR_DIMS,
                    "dimension must be 0 to " + (shape.dimensions() - 1) + ": dimension=" + dimension);
        }
        return new Shift(neighbour(dimension, -(long) distance), neighbour(dimension, distance));
    }

    private int neighbour(int dimension, long distance) {
        int[] place = coordinates();
        long at = place[dimension] + distance;
        if (!shape.has(dimension, at)) {
            return Mpi.PROC_NULL;
        }
        place[dimension] = (int) Math.floorMod(at, (long) shape.dims()[dimension]);
        return shape.rank(place);
    }

    /**
     * Parts the grid into those of some of its dimensions. Collective. MPI 4.1, section 8.5.7.
     *
     * @param remain whether each dimension stays
     */
    public CartComm sub(boolean... remain) {
        if (Require.given(remain, ErrorClass.ERR_ARG, "the dimensions that remain").length != shape.dimensions()) {
            throw new MpiException(
                    ErrorClass.ERR_DIMS,
                    "say of each of " + shape.dimensions() + " dimensions whether it remains: there are "
                            + remain.length);
        }
        int[] place = coordinates();
        int[] dims = shape.dims();
        int color = 0;
        for (int d = 0; d < dims.length; d++) {
            color = remain[d] ? color : color * dims[d] + place[d];
        }
        int[] kept = IntStream.range(0, dims.length).filter(d -> remain[d]).toArray();
        boolean[] periods = new boolean[kept.length];
        for (int i = 0; i < kept.length; i++) {
            periods[i] = shape.periods()[kept[i]];
        }
        int[] extents = Arrays.stream(kept).map(d -> dims[d]).toArray();
        Comm made = Objects.requireNonNull(comm.split(color, comm.getRank()));
        return of(made, new CartShape(extents, periods));
    }

    /**
     * Rank that the caller would have in a grid, UNDEFINED if it would have none; MPI 4.1, section 8.5.8. Ranks keep their order.
     */
    public static int map(Comm comm, int[] dims, boolean[] periods) {
        CartShape shape = fitting(comm, dims, periods);
        return comm.getRank() < shape.size() ? comm.getRank() : Mpi.UNDEFINED;
    }

    /**
     * Fills in extents so that they are as near to each other as can be; MPI 4.1, section 8.5.2.
     *
     * @param nodes number of places
     * @param dims extents, 0 for those that are sought; untouched
     * @return the extents, those that were sought from the largest to the smallest
     * @throws MpiException ERR_DIMS if the given extents do not divide the number of places, or one is negative
     */
    public static int[] createDims(int nodes, int... dims) {
        Require.given(dims, ErrorClass.ERR_DIMS, "the extents");
        long given = 1;
        int sought = 0;
        for (int extent : dims) {
            if (extent < 0) {
                throw new MpiException(ErrorClass.ERR_DIMS, "extents must be >= 0: " + Arrays.toString(dims));
            }
            given = extent == 0 ? given : BalancedFactors.product(given, extent);
            sought += extent == 0 ? 1 : 0;
        }
        if (nodes < 1 || nodes % given != 0 || sought == 0 && given != nodes) {
            throw new MpiException(
                    ErrorClass.ERR_DIMS,
                    "the extents " + Arrays.toString(dims) + " do not divide " + nodes + " places: leave some 0");
        }
        int[] found = BalancedFactors.balanced((int) (nodes / given), sought);
        int[] result = dims.clone();
        int next = 0;
        for (int d = 0; d < result.length; d++) {
            result[d] = result[d] == 0 ? found[next++] : result[d];
        }
        return result;
    }
}
