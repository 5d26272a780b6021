package mpi;

import org.heddle.mpi.topology.GraphComm;

/** A graph of ranks. */
public final class Graphcomm extends Intracomm {
    private final GraphComm graph;

    Graphcomm(GraphComm graph) {
        super(graph.comm());
        this.graph = graph;
    }

    @Override
    public Object clone() {
        return new Graphcomm(GraphComm.of(comm().dup()));
    }

    /** Returns the graph. */
    public GraphParms Get() throws MPIException {
        return MPI.get(() -> new GraphParms(graph.index(), graph.edges()));
    }

    /** Returns the neighbours of a rank. */
    public int[] Neighbours(int rank) throws MPIException {
        return MPI.get(() -> graph.neighbours(rank));
    }

    /** Returns the rank that the caller would have in a graph. */
    public int Map(int[] index, int[] edges) throws MPIException {
        return MPI.get(() -> GraphComm.map(comm(), index, edges));
    }
}
