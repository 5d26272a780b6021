package mpi;

/** Sums of degrees and neighbours of a graph. */
public final class GraphParms {
    private final int[] index;
    private final int[] edges;

    GraphParms(int[] index, int[] edges) {
        this.index = index;
        this.edges = edges;
    }

    /** Returns a sum of degrees. */
    public int getIndex(int i) {
        return index[i];
    }

    /** Returns a neighbour. */
    public int getEdge(int i) {
        return edges[i];
    }

    /** Returns the number of nodes. */
    public int getIndexCount() {
        return index.length;
    }

    /** Returns the number of neighbours. */
    public int getEdgeCount() {
        return edges.length;
    }
}
