package org.heddle.experiment.cosim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Supplier;
import org.heddle.report.Median;

/** Measurements that alternate, round by round, so that whatever else the machine does meets all of them alike. */
final class BenchRounds {
    /** An odd number: the median is one of them. Many short ones, since a shared machine changes its speed within a second. */
    static final int COUNT = 29;

    /** Rounds that do not count: what the virtual machine compiles, it compiles in these. */
    private static final int WARM_UP = 4;

    private final List<Supplier<LoopProgram.Result>> contestants = new ArrayList<>();
    private final List<double[]> nanoseconds = new ArrayList<>();

    /** Adds a measurement; returns its number. */
    int add(Supplier<LoopProgram.Result> measurement) {
        contestants.add(measurement);
        nanoseconds.add(new double[COUNT]);
        return contestants.size() - 1;
    }

    /**
     * Runs all rounds, and some before that do not count.
     *
     * @throws IllegalStateException if two measurements of a round that should have done the same did not
     */
    void run(String design) {
        for (int round = -WARM_UP; round < COUNT; round++) {
            long checksum = 0;
            for (int i = 0; i < contestants.size(); i++) {
                LoopProgram.Result result = contestants.get(i).get();
                if (i > 0 && result.checksum() != checksum) {
                    throw new IllegalStateException("measurement " + i + " of \"" + design
                            + "\" read other outputs than the C++ loop: the figures would compare different work");
                }
                checksum = result.checksum();
                if (round >= 0) {
                    nanoseconds.get(i)[round] = result.ns();
                }
            }
        }
    }

    /** The median over all rounds of something made from the times of two measurements in one round. */
    double median(int first, int second, DoubleBinaryOperator made) {
        double[] values = new double[COUNT];
        for (int round = 0; round < COUNT; round++) {
            values[round] = made.applyAsDouble(
                    nanoseconds.get(first)[round], nanoseconds.get(second)[round]);
        }
        return Median.of(values);
    }

    /** The median time of one measurement in nanoseconds. */
    double median(int measurement) {
        return median(measurement, measurement, (ns, same) -> ns);
    }
}
