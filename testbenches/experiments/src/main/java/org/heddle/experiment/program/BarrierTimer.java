package org.heddle.experiment.program;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.Map;
import org.heddle.mpi.CallObserver;

/** Measures the processor time that all ranks' threads take between a program's two barriers. */
final class BarrierTimer implements CallObserver {
    private static final String BARRIER = "MPI_Barrier";

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Map<Integer, Long> starts = new HashMap<>();
    private long nanoseconds;

    @Override
    public void calls(int rank, String name, long cycle) {
        if (name.equals(BARRIER) && starts.containsKey(rank)) {
            nanoseconds += threads.getCurrentThreadCpuTime() - starts.get(rank);
        }
    }

    @Override
    public void called(int rank, String name, long from, long to) {
        if (name.equals(BARRIER)) {
            starts.put(rank, threads.getCurrentThreadCpuTime());
        }
    }

    /** Returns the sum over all ranks. */
    long nanoseconds() {
        if (starts.isEmpty() || nanoseconds <= 0) {
            throw new IllegalStateException("the program has no two barriers with work between them");
        }
        return nanoseconds;
    }
}
