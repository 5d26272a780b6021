package org.heddle.experiment.verbs.request;

import java.util.List;
import org.heddle.host.verbs.device.VerbsDevice;

/** Two nodes, simulated or not, that a job is run on. */
public interface VerbsStage {
    /** Starts a process on a node. Its memory is preset: the word at address a of node k is splitmix64(a + k 2^40). */
    VerbsDevice open(int node);

    /** Maps memory of a node's process at an address. */
    void map(int node, long address, long bytes);

    /** Stores bytes without time. */
    void fill(int node, long address, byte[] data);

    /** Returns bytes, without time. */
    byte[] contents(int node, long address, int bytes);

    /** Loses packets from now on. */
    void setLosses(VerbsLosses losses);

    /** Lets time pass to a cycle, or to an earlier one at which something has happened. */
    void advance(long cycle);

    /** Returns whether nothing will happen any more. */
    boolean isQuiet();

    /** Returns the packets that have left, in their order. */
    List<StagePacket> packets();
}
