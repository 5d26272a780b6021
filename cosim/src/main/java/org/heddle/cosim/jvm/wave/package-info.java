/**
 * Waveforms of designs that run inside the JVM: {@link org.heddle.cosim.jvm.wave.JvmTrace} looks at every named signal and hands what has
 * changed to a writer of VCD or FST files; {@link org.heddle.cosim.jvm.wave.SampledWave} writes values that are known already. Knows compiled designs and files, and no simulation.
 */
@NullMarked
package org.heddle.cosim.jvm.wave;

import org.jspecify.annotations.NullMarked;
