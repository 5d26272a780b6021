package org.heddle.host.mpc.mpi;

import org.heddle.host.mpc.memory.MemoryBackDoor;
import org.heddle.host.mpc.memory.PhysicalMemory;
import org.heddle.host.mpc.put.EventPort;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.rank.Time;

/** Nodes with remote writes, simulated or not, and the time that passes while all ranks wait. */
public interface MpcSystem extends Time {
    /** Returns the number of nodes. */
    int nodes();

    /**
     * Returns the door of a process to its node; each process of a node has its own.
     *
     * @param baton with which the process waits
     */
    PutPort port(int node, Baton baton);

    /** Returns the memory of a node, as its processors reach it. */
    PhysicalMemory memory(int node);

    /** Returns the same memory for experiments, to prepare and verify without time. */
    MemoryBackDoor backDoor(int node);

    /**
     * Returns the door of a process to its node, of nodes whose processes have lists of their own.
     *
     * @param process number on its node
     * @param baton with which the process waits
     */
    EventPort eventPort(int node, int process, Baton baton);
}
