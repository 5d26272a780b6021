package org.heddle.mpi.topology;

import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/** A communicator whose ranks are the nodes of a graph; MPI 4.1, section 8.5. */
public final class GraphComm {
    private final Comm comm;
    private final GraphShape shape;

    private GraphComm(Comm comm, GraphShape shape) {
        this.comm = comm;
        this.shape = shape;
    }

    /**
     * Makes a communicator of a graph's ranks. Collective. MPI 4.1, section 8.5.3.
     *
     * @param index sums of the degrees of node 0 to each node
     * @param edges neighbours of node 0, then those of node 1 and so on
     * @return null for a rank that is no node
     * @throws MpiException ERR_ARG, or ERR_RANK for a neighbour that is no node, before anything is sent
     */
    public static @Nullable GraphComm create(Comm comm, int[] index, int[] edges) {
        GraphShape shape = fitting(comm, index, edges);
        int rank = comm.getRank();
        Comm made = comm.split(rank < shape.size() ? 0 : Mpi.UNDEFINED, rank);
        if (made == null) {
            return null;
        }
        made.setAttr(Topology.SHAPE, shape);
        return new GraphComm(made, shape);
    }

    private static GraphShape fitting(Comm comm, int[] index, int[] edges) {
        Require.given(comm, ErrorClass.ERR_COMM, "the communicator").requireIntra();
        GraphShape shape = new GraphShape(index, edges);
        if (shape.size() > comm.getSize()) {
            throw new MpiException(
                    ErrorClass.ERR_ARG, "the graph has " + shape.size() + " nodes for " + comm.getSize() + " ranks");
        }
        return shape;
    }

    /**
     * The graph of a communicator that has one, as a dup() of a graph's communicator does.
     *
     * @throws MpiException ERR_TOPOLOGY if it has none
     */
    public static GraphComm of(Comm comm) {
        Require.given(comm, ErrorClass.ERR_COMM, "the communicator");
        if (comm.getAttr(Topology.SHAPE).orElse(null) instanceof GraphShape shape) {
            return new GraphComm(comm, shape);
        }
        throw new MpiException(ErrorClass.ERR_TOPOLOGY, comm.getName() + " is no graph: create one of it");
    }

    /** The communicator. */
    public Comm comm() {
        return comm;
    }

    /** Sums of degrees, one for each node; MPI_Graphdims_get and MPI_Graph_get. */
    public int[] index() {
        return shape.index();
    }

    /** Neighbours of all nodes; MPI_Graphdims_get and MPI_Graph_get. */
    public int[] edges() {
        return shape.edges();
    }

    /** Neighbours of a node; MPI_Graph_neighbors and MPI_Graph_neighbors_count. */
    public int[] neighbours(int rank) {
        return shape.neighbours(rank);
    }

    /** Rank that the caller would have in a graph, UNDEFINED if it would be no node; MPI 4.1, section 8.5.8. */
    public static int map(Comm comm, int[] index, int[] edges) {
        GraphShape shape = fitting(comm, index, edges);
        return comm.getRank() < shape.size() ? comm.getRank() : Mpi.UNDEFINED;
    }
}
