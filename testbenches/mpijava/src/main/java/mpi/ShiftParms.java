package mpi;

import org.heddle.mpi.topology.Shift;

/** Neighbours along a dimension. */
public class ShiftParms {
    /** Rank from which to receive. */
    public int rank_source;
    /** Rank to which to send. */
    public int rank_dest;

    ShiftParms(Shift shift) {
        rank_source = shift.source();
        rank_dest = shift.dest();
    }
}
