package org.heddle.host.dimmnet2.layout;

import java.util.List;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.mpi.datatype.Runs;

/**
 * A part of a sender's layout as its send request tells it: all that a receiver knows of where the data lie. The parts of a message
 * are in the order of its bytes.
 */
public sealed interface SourcePart permits SourceRuns, SourcePlanes, SourceList {
    /** How many bytes. */
    long bytes();

    /** The runs, for the compiler; where only the sender knows the addresses, their places in the part instead. */
    List<Runs> runs();

    /** Commands for what the compiler has made of those runs: at most 255 elements each, and one access at the source. */
    List<AccessPair> commands(AccessPair pair);

    /**
     * The hardware's access to elements that one command reads: where they lie, unless a list says it.
     *
     * @param elements the source of one of the {@link #commands}
     * @param address of the message in the sender's memory, a multiple of 4
     */
    default VectorAccess access(StrideParameters elements, long address) {
        return elements.at(address);
    }
}
