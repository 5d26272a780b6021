/**
 * One MPI message over nodes with verbs: {@link org.heddle.experiment.verbs.message.VerbsMessageRun} sends it and tells what it cost.
 */
@NullMarked
package org.heddle.experiment.verbs.message;

import org.jspecify.annotations.NullMarked;
