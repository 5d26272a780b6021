package org.heddle.host.verbs.driver;

import java.util.stream.LongStream;
import org.heddle.host.verbs.device.AddressSpace;

/** Memory of a host as its driver has it: the virtual memory of processes, and pieces of physical memory for queues and tables. */
public interface DriverMemory extends AddressSpace {
    /** Returns the physical address of a virtual one that is mapped. */
    long physical(long address);

    /** Returns the numbers of the pages that are there among those of some bytes, at least 1, in ascending order. */
    LongStream presentPages(long address, long bytes);

    /** Allocates physical memory in one piece, zeros from the start of a page on; returns its physical address. */
    long allocatePiece(long bytes);

    /** Frees a piece. */
    void freePiece(long address, long bytes);

    /** Returns bytes of physical memory. */
    byte[] loadPiece(long address, int bytes);

    /** Stores bytes into physical memory. */
    void storePiece(long address, byte[] data);
}
