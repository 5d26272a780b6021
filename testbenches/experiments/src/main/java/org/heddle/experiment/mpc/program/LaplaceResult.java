package org.heddle.experiment.mpc.program;

import java.util.List;

/**
 * Outcome of Laplace's equation.
 *
 * @param rows of the grid, with both ends of the border, as the bits of floats
 * @param residuals largest change of each iteration
 * @param exchangeCycles time from the first send to the last receive, mean over the ranks, in cycles per iteration; 0 in a serial run
 * @param totalCycles time from the common start to the end of the last iteration; 0 in a serial run
 */
public record LaplaceResult(List<List<Integer>> rows, List<Float> residuals, double exchangeCycles, long totalCycles) {}
