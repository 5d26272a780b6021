package org.heddle.experiment.dimmnet2.ddtbench;

import org.heddle.mpi.datatype.Datatype;

/**
 * One pattern at one size. Both types are committed.
 *
 * @param name as in DDTBench
 * @param size its parameters, as DDTBench names them
 * @param send one instance is sent
 * @param sendStart byte address of its displacement 0
 * @param receive one instance is received
 * @param receiveStart byte address of its displacement 0
 * @param memoryBytes of all arrays of a process
 */
public record DdtPattern(
        String name,
        String size,
        Datatype send,
        long sendStart,
        Datatype receive,
        long receiveStart,
        long memoryBytes) {
    /** Commits the types. */
    public DdtPattern {
        send.commit();
        receive.commit();
    }

    /** The message's length. */
    public long bytes() {
        return send.getSize();
    }

    @Override
    public String toString() {
        return name + " " + size;
    }
}
