/**
 * Hardware of a plan: {@link org.heddle.experiment.fuzz.hardware.PlannedModule} builds one module through the public
 * language, {@link org.heddle.experiment.fuzz.hardware.Operators} lists what can be applied, and
 * {@link org.heddle.experiment.fuzz.hardware.CircuitBench} puts circuits beside each other, so that one run of an engine
 * tries them all.
 */
@NullMarked
package org.heddle.experiment.fuzz.hardware;

import org.jspecify.annotations.NullMarked;
