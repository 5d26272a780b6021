package org.heddle.experiment.verbs.noncontiguous;

import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.transfer.Blocks;

/** Two nodes, simulated or not, between which blocks are transferred. */
public interface BlockStage {
    /** Number of bytes before and behind each block that are there, and stay as they are. */
    int MARGIN = 64;

    /** Starts a process on a node. */
    VerbsDevice open(int node);

    /**
     * Gives a process its blocks, with margins. The word at address a of node k is splitmix64(a + k 2^40). All from the first margin to the last can be
     * registered as one region.
     */
    void map(int node, Blocks blocks);

    /** Returns bytes, without time. */
    byte[] contents(int node, long address, int bytes);

    /** Loses packets from now on. */
    void setLosses(VerbsLosses losses);

    /** Lets time pass until nothing happens any more. */
    void settle();

    /** Returns what the nodes have counted. */
    Counts counts();

    /**
     * Counts of both nodes.
     *
     * @param packets of requests, first transmissions
     * @param retransmissions of request packets
     * @param entriesWalked entries of lists of keys that were looked at
     */
    record Counts(long packets, long retransmissions, long entriesWalked) {
        /** Returns the counts since earlier ones. */
        public Counts since(Counts earlier) {
            return new Counts(
                    packets - earlier.packets,
                    retransmissions - earlier.retransmissions,
                    entriesWalked - earlier.entriesWalked);
        }
    }
}
