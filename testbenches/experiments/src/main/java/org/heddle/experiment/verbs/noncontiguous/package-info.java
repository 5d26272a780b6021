/**
 * Transfers of blocks between two nodes, by every method of {@link org.heddle.host.verbs.transfer.TransferMethod}: {@link
 * org.heddle.experiment.verbs.noncontiguous.BlockJob} says what, {@link org.heddle.experiment.verbs.noncontiguous.BlockRun} executes and
 * verifies it on a {@link org.heddle.experiment.verbs.noncontiguous.BlockStage}; {@link
 * org.heddle.experiment.verbs.noncontiguous.TransferConstant} has all numbers that times rest on.
 */
@NullMarked
package org.heddle.experiment.verbs.noncontiguous;

import org.jspecify.annotations.NullMarked;
