/**
 * Random circuits over the whole language, run on every engine; a circuit they do not agree about is shrunk.
 * {@link org.heddle.verify.fuzz.Fuzzer} draws and runs, {@link org.heddle.verify.fuzz.engine.Differential} compares.
 */
@NullMarked
package org.heddle.verify.fuzz;

import org.jspecify.annotations.NullMarked;
