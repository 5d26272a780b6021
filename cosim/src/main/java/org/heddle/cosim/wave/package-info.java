/**
 * Waveforms of simulations as text.
 *
 * <p>A {@link org.heddle.cosim.wave.TextWave} shows ports over cycles as text, in failure reports and in tests that hold
 * their expected wave beside the code. Waveform files for viewers are written by the simulation itself, see
 * {@link org.heddle.cosim.SimulationOptions#waves}.
 */
@NullMarked
package org.heddle.cosim.wave;

import org.jspecify.annotations.NullMarked;
