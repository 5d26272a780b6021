/**
 * Random circuits over the whole language, run on every engine; a circuit they do not agree about is shrunk.
 * {@link org.heddle.experiment.fuzz.Fuzzer} draws and runs, {@link org.heddle.experiment.fuzz.engine.Differential} compares.
 */
@NullMarked
package org.heddle.experiment.fuzz;

import org.jspecify.annotations.NullMarked;
