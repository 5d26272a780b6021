/**
 * Costs of cosimulation: the benchmark behind {@code ./heddle bench cosim}.
 *
 * <p>{@link org.heddle.experiment.cosim.CosimBenchmark} measures {@link org.heddle.experiment.cosim.BenchmarkDesign}s, each
 * with its own stimulus, once by a C++ program and once from Java, in rounds that alternate, on the same model and with
 * the same checksum. Figures are medians; every one has a goal beside it.
 */
@NullMarked
package org.heddle.experiment.cosim;

import org.jspecify.annotations.NullMarked;
