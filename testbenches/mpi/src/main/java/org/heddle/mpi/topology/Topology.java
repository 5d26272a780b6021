package org.heddle.mpi.topology;

import java.util.Optional;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Keyval;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Require;

/** Kind of topology that a communicator has; MPI 4.1, section 8.5.5. */
public enum Topology {
    /** A grid. */
    CART,
    /** A graph. */
    GRAPH,
    /** None. */
    NONE;

    /** Key of the shape that a communicator has: CartShape or GraphShape. */
    static final Keyval SHAPE = Keyval.create(Keyval.CopyFunction.DUPLICATE, Keyval.DeleteFunction.NONE);

    /** Returns the kind of a communicator's topology; MPI_Topo_test. */
    public static Topology of(Comm comm) {
        Require.given(comm, ErrorClass.ERR_COMM, "the communicator");
        Optional<Object> shape = comm.getAttr(SHAPE);
        if (shape.isEmpty()) {
            return NONE;
        }
        return shape.get() instanceof CartShape ? CART : GRAPH;
    }
}
