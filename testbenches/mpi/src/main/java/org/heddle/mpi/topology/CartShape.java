package org.heddle.mpi.topology;

import java.util.Arrays;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/** Extents of a grid of ranks and which of its dimensions are rings. Ranks lie in row-major order: the last coordinate counts first. */
final class CartShape {
    private final int[] dims;
    private final boolean[] periods;

    CartShape(int[] dims, boolean[] periods) {
        Require.given(dims, ErrorClass.ERR_DIMS, "the extents");
        Require.given(periods, ErrorClass.ERR_ARG, "the periods");
        if (dims.length != periods.length) {
            throw new MpiException(
                    ErrorClass.ERR_DIMS,
                    "extents and periods must be one for each dimension: there are " + dims.length + " and "
                            + periods.length);
        }
        for (int extent : dims) {
            if (extent < 1) {
                throw new MpiException(
                        ErrorClass.ERR_DIMS, "each extent must be >= 1: the extents are " + Arrays.toString(dims));
            }
        }
        this.dims = dims.clone();
        this.periods = periods.clone();
    }

    int[] dims() {
        return dims.clone();
    }

    boolean[] periods() {
        return periods.clone();
    }

    int dimensions() {
        return dims.length;
    }

    /** Number of places. */
    int size() {
        long size = 1;
        for (int extent : dims) {
            size = Exact.product(ErrorClass.ERR_DIMS, "the number of places", size, extent);
        }
        return Exact.toInt(ErrorClass.ERR_DIMS, "the number of places", size, "make the extents smaller");
    }

    int rank(int[] coordinates) {
        Require.given(coordinates, ErrorClass.ERR_ARG, "the coordinates");
        if (coordinates.length != dims.length) {
            throw new MpiException(
                    ErrorClass.ERR_ARG,
                    "coordinates must be one for each of " + dims.length + " dimensions: there are "
                            + coordinates.length);
        }
        int rank = 0;
        for (int d = 0; d < dims.length; d++) {
            int at = periods[d] ? Math.floorMod(coordinates[d], dims[d]) : coordinates[d];
            if (at < 0 || at >= dims[d]) {
                throw new MpiException(
                        ErrorClass.ERR_ARG,
                        "coordinate " + d + " must be 0 to " + (dims[d] - 1) + ", for the dimension is no ring: "
                                + Arrays.toString(coordinates));
            }
            rank = rank * dims[d] + at;
        }
        return rank;
    }

    int[] coordinates(int rank) {
        if (rank < 0 || rank >= size()) {
            throw new MpiException(
                    ErrorClass.ERR_RANK, "rank must be 0 to " + (size() - 1) + " in this grid: rank=" + rank);
        }
        int[] coordinates = new int[dims.length];
        int rest = rank;
        for (int d = dims.length - 1; d >= 0; d--) {
            coordinates[d] = rest % dims[d];
            rest /= dims[d];
        }
        return coordinates;
    }

    /** Whether a place so far along a dimension exists. */
    boolean has(int dimension, long coordinate) {
        return periods[dimension] || coordinate >= 0 && coordinate < dims[dimension];
    }
}
