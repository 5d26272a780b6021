package org.heddle.host.verbs.rows;

import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.device.AddressSpace;

/** A process on a node. */
public interface VerbsHost {
    /** Returns the device as the process has opened it. */
    Context context();

    /** Returns the memory of the process. */
    AddressSpace memory();

    /** Allocates bytes, zeros, at the start of a page; returns their address. */
    long allocate(int bytes);
}
