/**
 * Costs of MPI messages, shown to people: as a table ({@link org.heddle.experiment.dimmnet2.message.MessageCostTable}) and as spans of a timeline
 * ({@link org.heddle.experiment.dimmnet2.message.MessageTimeline}).
 */
@NullMarked
package org.heddle.experiment.dimmnet2.message;

import org.jspecify.annotations.NullMarked;
