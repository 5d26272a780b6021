package org.heddle.testbench;

/** One access at a time of a simulated node's host port. */
public interface HostAccess {
    /** Puts an access on the host port; it stays there until it is taken. */
    void request(boolean write, int address, long data);

    /** Whether the last access has been answered. */
    boolean isAnswered();

    /** Returns the data that the last access read. */
    long answer();
}
