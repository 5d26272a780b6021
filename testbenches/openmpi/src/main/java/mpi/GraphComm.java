package mpi;

/** A graph of ranks. */
public final class GraphComm extends Intracomm {
    private final org.heddle.mpi.topology.GraphComm graph;

    GraphComm(org.heddle.mpi.topology.GraphComm graph) {
        super(graph.comm());
        this.graph = graph;
    }

    @Override
    public GraphComm dup() throws MPIException {
        return MPI.get(() -> new GraphComm(org.heddle.mpi.topology.GraphComm.of(comm().dup())));
    }

    @Override
    public GraphComm clone() {
        return (GraphComm) super.clone();
    }

    /** Returns the graph. */
    public GraphParms getDims() throws MPIException {
        return MPI.get(() -> new GraphParms(graph.index(), graph.edges()));
    }

    /** Returns the neighbours of a rank. */
    public int[] getNeighbors(int rank) throws MPIException {
        return MPI.get(() -> graph.neighbours(rank));
    }

    /** Returns the rank that the caller would have in a graph. */
    public int map(int[] index, int[] edges) throws MPIException {
        return MPI.get(() -> org.heddle.mpi.topology.GraphComm.map(comm(), index, edges));
    }
}
