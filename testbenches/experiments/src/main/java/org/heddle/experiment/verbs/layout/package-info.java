/**
 * MPI messages of derived types over nodes with verbs: {@link org.heddle.experiment.verbs.layout.LayoutMessages} sends and verifies them, {@link
 * org.heddle.experiment.verbs.layout.LayoutExperiment} does so with DDTBench's patterns, and {@link
 * org.heddle.experiment.verbs.layout.EdgeMeasurement} measures the edges by which a transport chooses their methods.
 */
@NullMarked
package org.heddle.experiment.verbs.layout;

import org.jspecify.annotations.NullMarked;
