package mpi;

/** Sums of degrees and neighbours of a graph. */
public class GraphParms {
    /** Sums of degrees. */
    public int[] index;
    /** Neighbours. */
    public int[] edges;

    GraphParms(int[] index, int[] edges) {
        this.index = index;
        this.edges = edges;
    }
}
