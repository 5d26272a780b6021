/**
 * Coverage of designs that run inside the JVM: {@link org.heddle.cosim.jvm.coverage.JvmCoverage} looks at the signals that tell which lines
 * and branches are reached, and at each bit that may change. Knows compiled designs and the points of a report, and no simulation.
 */
@NullMarked
package org.heddle.cosim.jvm.coverage;

import org.jspecify.annotations.NullMarked;
