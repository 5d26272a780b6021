/**
 * Costs of MPI messages, shown to people: as a table ({@link org.heddle.experiment.message.MessageCostTable}) and as spans of a timeline
 * ({@link org.heddle.experiment.message.MessageTimeline}).
 */
@NullMarked
package org.heddle.experiment.message;

import org.jspecify.annotations.NullMarked;
