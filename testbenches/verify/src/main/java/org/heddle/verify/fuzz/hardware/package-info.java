/**
 * Hardware of a plan: {@link org.heddle.verify.fuzz.hardware.PlannedModule} builds one module through the public
 * language, {@link org.heddle.verify.fuzz.hardware.Operators} lists what can be applied, and
 * {@link org.heddle.verify.fuzz.hardware.CircuitBench} puts circuits beside each other, so that one run of an engine
 * tries them all.
 */
@NullMarked
package org.heddle.verify.fuzz.hardware;

import org.jspecify.annotations.NullMarked;
