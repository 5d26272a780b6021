/**
 * One transfer of any shape on the hardware: {@code ./heddle transfer}.
 *
 * <p>{@link org.heddle.experiment.dimmnet2.transfer.Pattern} says where bytes lie, {@link org.heddle.experiment.dimmnet2.transfer.PatternText} reads one from
 * the command line, and {@link org.heddle.experiment.dimmnet2.transfer.Transfer} is two of them with an operation: what it accepts can be run.
 * {@link org.heddle.experiment.dimmnet2.transfer.TransferRun} cuts it into commands, runs them on two nodes and measures;
 * {@link org.heddle.experiment.dimmnet2.transfer.ExpectedTransfer} says byte by byte what must come of it, and knows neither driver nor
 * hardware.
 */
@NullMarked
package org.heddle.experiment.dimmnet2.transfer;

import org.jspecify.annotations.NullMarked;
