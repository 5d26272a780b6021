package mpi;

import org.heddle.mpi.topology.Shift;

/** Neighbours along a dimension. */
public final class ShiftParms {
    private final Shift shift;

    ShiftParms(Shift shift) {
        this.shift = shift;
    }

    /** Returns the rank from which to receive. */
    public int getRankSource() {
        return shift.source();
    }

    /** Returns the rank to which to send. */
    public int getRankDest() {
        return shift.dest();
    }
}
