package org.heddle.host.offload.mpi;

import java.util.List;
import org.heddle.host.offload.driver.ReductionDriver;
import org.heddle.mpi.offload.CollectiveOffload;
import org.heddle.mpi.offload.OffloadPort;
import org.heddle.mpi.offload.OffloadSettings;

/** MPI's collective operations on a reducing node: its virtual ports, one for each communicator that has one. */
public final class NicCollectives implements CollectiveOffload {
    private static final int GENERATIONS = 256;

    private final ReductionDriver driver;
    private final long[] generations;
    private long taken;

    NicCollectives(ReductionDriver driver) {
        this.driver = driver;
        this.generations = new long[driver.ports()];
    }

    @Override
    public long freePorts() {
        return ~taken & (1L << driver.ports()) - 1;
    }

    @Override
    public long nextGeneration(int port) {
        return generations[port] + 1;
    }

    @Override
    public OffloadPort open(int port, long generation, int rank, List<Integer> worldRanks, OffloadSettings settings) {
        taken |= 1L << port;
        generations[port] = generation;
        return new NicPort(
                driver,
                port,
                (int) (generation % GENERATIONS),
                rank,
                worldRanks,
                settings,
                () -> taken &= ~(1L << port));
    }
}
