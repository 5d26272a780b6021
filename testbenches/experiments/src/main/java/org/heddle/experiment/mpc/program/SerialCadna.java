package org.heddle.experiment.mpc.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The three samples in one program, which look at each other's values. */
public final class SerialCadna {
    private SerialCadna() {}

    /** Returns the seed of a sample, another one for each. */
    static long seed(long seed, int sample) {
        return seed * StochasticElimination.SAMPLES + sample;
    }

    /**
     * Solves a system.
     *
     * @param seed of the roundings
     * @throws ArithmeticException if the system is singular
     */
    public static CadnaResult solve(LinearSystem system, long seed) {
        List<StochasticSample> samples = IntStream.range(0, StochasticElimination.SAMPLES)
                .mapToObj(sample -> new StochasticSample(system, seed(seed, sample)))
                .toList();
        long[] exchanges = new long[1];
        new StochasticElimination(samples, own -> {
                    exchanges[0]++;
                    return StochasticElimination.mean(own[0], own[1], own[2]);
                })
                .run();
        List<double[]> solutions =
                samples.stream().map(StochasticSample::substituteBack).toList();
        return new CadnaResult(values(solutions), exchanges[0], 0);
    }

    /** Returns the values of three solutions, in the order of their samples. */
    static List<StochasticValue> values(List<double[]> solutions) {
        List<StochasticValue> values = new ArrayList<>();
        for (int i = 0; i < solutions.get(0).length; i++) {
            values.add(StochasticValue.of(
                    solutions.get(0)[i], solutions.get(1)[i], solutions.get(2)[i]));
        }
        return values;
    }
}
