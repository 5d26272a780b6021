/**
 * The PUT engine of the MPC network interface: entries become packets, packets become bytes in host memory and receipts.
 *
 * <pre>
 *  entry ─► SendEngine ─► segment ─► Gather ─► payload ─► SendEngine ─► packet
 *  packet ─► ReceiveEngine ─┬─► segment ─► Scatter
 *                           ├─► payload ─────┘   │ done
 *                           └─► Receipts ◄───────┘ ─► receipt
 *  read  ─► ReadRequester ─► packet
 *  packet ─► ReadServer ─┬─► entry
 *                        └─► update ─► AccumulateUnit ─► packet
 * </pre>
 */
@NullMarked
package org.heddle.nic.mpc.transfer;

import org.jspecify.annotations.NullMarked;
