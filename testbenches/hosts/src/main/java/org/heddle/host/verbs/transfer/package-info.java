/**
 * Transfers of blocks that do not lie one behind the other, by verbs alone: a {@link org.heddle.host.verbs.transfer.TransferMethod} makes the
 * {@link org.heddle.host.verbs.transfer.TransferPlan} of requests and copies at both ends, {@link org.heddle.host.verbs.transfer.PlannedTransfer}
 * executes it.
 *
 * <p>Knows no node and no simulation.
 */
@NullMarked
package org.heddle.host.verbs.transfer;

import org.jspecify.annotations.NullMarked;
