package org.heddle.cosim.partition;

/** Members of a partitioned cluster that one process runs. */
public interface ClusterPart extends AutoCloseable {
    /**
     * Runs all members. What other parts have sent up to the lookahead before the last cycle lies in the shared wires.
     *
     * @param cycles at least 1, at most the lookahead but where there is no other part
     */
    void run(long cycles);

    /** Returns the bytes that the process which started the part is given when the run is over. */
    byte[] report();

    @Override
    void close();
}
