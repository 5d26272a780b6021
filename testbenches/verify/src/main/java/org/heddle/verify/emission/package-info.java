/**
 * How long the way from Java to Verilog takes, and how long the Verilog is:
 * {@link org.heddle.verify.emission.EmissionBenchmark} measures the designs of
 * {@link org.heddle.verify.emission.Sizes}.
 */
@NullMarked
package org.heddle.verify.emission;

import org.jspecify.annotations.NullMarked;
