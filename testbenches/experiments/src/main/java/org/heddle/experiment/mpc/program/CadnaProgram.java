package org.heddle.experiment.mpc.program;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiProgram;
import org.jspecify.annotations.Nullable;

/**
 * Linear system in stochastic arithmetic on three ranks, a sample each, as CADNA does it. Each value that decides a branch of the
 * elimination, the candidates for a pivot and the factors that may be 0, is exchanged all to all in 8 bytes; all follow the mean.
 */
public final class CadnaProgram implements MpiProgram {
    private final LinearSystem system;
    private final long seed;
    private final long workCycles;
    private final MessageBuffers buffers;
    private final @Nullable CadnaResult[] results = new CadnaResult[StochasticElimination.SAMPLES];

    /**
     * @param system to be solved
     * @param seed of the roundings
     * @param workCycles what a rank computes by itself for each exchange, in cycles
     * @param buffers where the messages lie
     */
    public CadnaProgram(LinearSystem system, long seed, long workCycles, MessageBuffers buffers) {
        this.system = system;
        this.seed = seed;
        this.workCycles = workCycles;
        this.buffers = buffers;
    }

    @Override
    public void run(Mpi mpi) {
        int me = mpi.world().getRank();
        ThreeWayExchange ranks = new ThreeWayExchange(mpi, system.unknowns(), buffers);
        StochasticSample sample = new StochasticSample(system, SerialCadna.seed(seed, me));
        long[] exchanges = new long[1];
        long[] cycles = new long[1];
        new StochasticElimination(List.of(sample), own -> {
                    long start = mpi.cycle();
                    List<double[]> values = ranks.exchange(own);
                    mpi.idle(workCycles);
                    cycles[0] += mpi.cycle() - start;
                    exchanges[0]++;
                    return StochasticElimination.mean(values.get(0)[0], values.get(1)[0], values.get(2)[0]);
                })
                .run();
        List<double[]> solutions = ranks.exchange(sample.substituteBack());
        results[me] = new CadnaResult(SerialCadna.values(solutions), exchanges[0], cycles[0]);
    }

    /**
     * Returns the results of all ranks, in their order.
     *
     * @throws NullPointerException if the program has not run to its end
     */
    public List<CadnaResult> results() {
        return Arrays.stream(results)
                .map(result -> Objects.requireNonNull(result, "the program has not run to its end on every rank"))
                .toList();
    }
}
