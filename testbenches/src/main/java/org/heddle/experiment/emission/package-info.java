/**
 * How long the way from Java to Verilog takes, and how long the Verilog is:
 * {@link org.heddle.experiment.emission.EmissionBenchmark} measures the designs of
 * {@link org.heddle.experiment.emission.Sizes}.
 */
@NullMarked
package org.heddle.experiment.emission;

import org.jspecify.annotations.NullMarked;
