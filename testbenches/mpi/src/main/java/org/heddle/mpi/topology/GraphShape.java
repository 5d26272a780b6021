package org.heddle.mpi.topology;

import java.util.Arrays;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/** A graph of ranks: neighbours of node i are {@code edges[index[i - 1]]} to {@code edges[index[i] - 1]}. */
final class GraphShape {
    private final int[] index;
    private final int[] edges;

    GraphShape(int[] index, int[] edges) {
        this.index = Require.given(index, ErrorClass.ERR_ARG, "the degrees").clone();
        this.edges = Require.given(edges, ErrorClass.ERR_ARG, "the edges").clone();
        int before = 0;
        for (int end : index) {
            if (end < before) {
                throw new MpiException(
                        ErrorClass.ERR_ARG, "the sums of degrees must not fall: " + Arrays.toString(index));
            }
            before = end;
        }
        if (before != edges.length) {
            throw new MpiException(
                    ErrorClass.ERR_ARG,
                    "the degrees are " + before + " together, but there are " + edges.length + " edges");
        }
        for (int node : edges) {
            if (node < 0 || node >= index.length) {
                throw new MpiException(
                        ErrorClass.ERR_RANK, "a neighbour must be 0 to " + (index.length - 1) + ": " + node);
            }
        }
    }

    int size() {
        return index.length;
    }

    int[] index() {
        return index.clone();
    }

    int[] edges() {
        return edges.clone();
    }

    int[] neighbours(int rank) {
        if (rank < 0 || rank >= index.length) {
            throw new MpiException(
                    ErrorClass.ERR_RANK, "rank must be 0 to " + (index.length - 1) + " in this graph: rank=" + rank);
        }
        return Arrays.copyOfRange(edges, rank == 0 ? 0 : index[rank - 1], index[rank]);
    }
}
