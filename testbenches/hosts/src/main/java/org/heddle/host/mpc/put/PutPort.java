package org.heddle.host.mpc.put;

import org.heddle.nic.mpc.host.InterruptKind;

/**
 * Door of one process to its node's network interface: the two lists, their pointers, and the interrupt line. Accesses to registers take
 * time, which the port lets pass; lists lie in host memory, and cost nothing beside the software's own work.
 */
public interface PutPort {
    /** Pointers count modulo so many. */
    int POINTER_MODULUS = 1 << 16;

    /** Returns the number of the node. */
    int node();

    /** Returns the number of nodes that it reaches, itself included. */
    int nodes();

    /** Returns the number of entries of each list, a power of two up to 32,768. */
    int entries();

    /** Writes an entry of the LME; the interface reads it once LME_NEW has passed it. */
    void writeLme(int index, RemoteWrite entry);

    /** Writes LME_NEW, a register. */
    void writeLmeNew(int pointer);

    /** Reads LME_CUR, a register. */
    int readLmeCurrent();

    /** Reads LMR_NEW, a register. */
    int readLmrNew();

    /** Reads an entry of the LMR that LMR_NEW has passed. */
    PutReceipt readLmr(int index);

    /** Writes LMR_CUR, a register: the entries before it may be written again. */
    void writeLmrCurrent(int pointer);

    /** Chooses how the node is notified, a register: by an interrupt for each notification, or by pointers alone. */
    void useInterrupts(boolean on);

    /** Returns whether the interrupt line is up; takes no time. */
    boolean isInterrupted();

    /**
     * Acknowledges one interrupt, a register. There is one for each notification, and none is merged with another; each stands for the next
     * notification of its cause, in whatever order the two causes are told.
     *
     * @throws IllegalStateException if none is pending
     */
    InterruptKind acknowledge();
}
