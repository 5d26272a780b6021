package org.heddle.experiment.mpc.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Laplace's equation by Jacobi's method in one program. */
public final class SerialLaplace {
    private SerialLaplace() {}

    /** Solves as many iterations as the grid asks for. */
    public static LaplaceResult solve(LaplaceGrid grid) {
        JacobiStrip strip = new JacobiStrip(0, grid.rows(), grid.rows(), grid.columns());
        List<Float> residuals = new ArrayList<>();
        for (int iteration = 0; iteration < grid.iterations(); iteration++) {
            residuals.add(strip.step());
        }
        return new LaplaceResult(bits(strip, grid.rows()), residuals, 0, 0);
    }

    /** Returns the rows inside a strip as bits. */
    static List<List<Integer>> bits(JacobiStrip strip, int rows) {
        return IntStream.rangeClosed(1, rows)
                .mapToObj(row -> bits(strip.row(row)))
                .toList();
    }

    private static List<Integer> bits(float[] row) {
        return IntStream.range(0, row.length)
                .mapToObj(column -> Float.floatToRawIntBits(row[column]))
                .toList();
    }
}
