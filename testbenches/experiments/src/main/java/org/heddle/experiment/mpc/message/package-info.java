/**
 * One MPI message between two nodes with remote writes, and what it cost: {@link org.heddle.experiment.mpc.message.MpcMessageRun} carries a
 * {@link org.heddle.experiment.mpc.message.MpcMessage} over whatever nodes it is given, and verifies every byte.
 */
@NullMarked
package org.heddle.experiment.mpc.message;

import org.jspecify.annotations.NullMarked;
