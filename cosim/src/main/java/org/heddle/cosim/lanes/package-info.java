/**
 * Many independent runs of one design that are stepped together: lanes. {@link org.heddle.cosim.lanes.LaneSimulation} is what a test uses; it is
 * opened by {@code Simulation.lanes}. This package knows the engine inside the JVM and no single simulation.
 */
@NullMarked
package org.heddle.cosim.lanes;

import org.jspecify.annotations.NullMarked;
