/**
 * Any requests between two nodes with verbs: {@link org.heddle.experiment.verbs.request.VerbsJob} says which, {@link
 * org.heddle.experiment.verbs.request.VerbsPlacement} where their bytes lie, {@link org.heddle.experiment.verbs.request.ExpectedVerbs} what
 * must come of them by the reference model, and {@link org.heddle.experiment.verbs.request.VerbsRun} executes them on a {@link
 * org.heddle.experiment.verbs.request.VerbsStage}.
 *
 * <p>Knows no hardware and no command line.
 */
@NullMarked
package org.heddle.experiment.verbs.request;

import org.jspecify.annotations.NullMarked;
