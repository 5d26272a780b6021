package org.heddle.host.verbs.mpi;

import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.rank.Time;

/** Nodes with verbs, simulated or not, and the time that passes while all ranks wait. */
public interface VerbsSystem extends Time {
    /** Returns the number of nodes. */
    int nodes();

    /**
     * Opens a node for a new process.
     *
     * @param baton with which the process waits
     */
    VerbsDevice open(int node, Baton baton);
}
