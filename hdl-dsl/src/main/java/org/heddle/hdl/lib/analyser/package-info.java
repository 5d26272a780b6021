/**
 * A logic analyser inside a design, for what a board does at its own speed: {@link org.heddle.hdl.lib.analyser.ProbeList} names signals,
 * {@link org.heddle.hdl.lib.analyser.LogicAnalyser} samples them in every cycle around a trigger, and software reads them through the
 * registers of {@link org.heddle.hdl.lib.analyser.LogicAnalyserMap}. {@link org.heddle.hdl.lib.analyser.ProbeLayout} says where in a sample each signal
 * is; it comes of the same list, so that nothing is written twice.
 *
 * <p>The package must not know any design that uses it.
 */
@NullMarked
package org.heddle.hdl.lib.analyser;

import org.jspecify.annotations.NullMarked;
