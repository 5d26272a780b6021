package org.heddle.experiment.mpc.program;

import java.util.List;

/**
 * Outcome of a linear system in stochastic arithmetic, as one rank has it.
 *
 * @param unknowns in their order
 * @param exchanges number of values that the three samples agreed on
 * @param exchangeCycles time of all exchanges, in cycles, with the rank's own work for each; 0 in a serial run
 */
public record CadnaResult(List<StochasticValue> unknowns, long exchanges, long exchangeCycles) {}
