/**
 * DIMMnet-2: a network interface in a memory slot, in its published and its improved configuration.
 *
 * <p>{@link org.heddle.nic.dimmnet2.Dimmnet2Node} joins the stages; {@link org.heddle.nic.dimmnet2.Dimmnet2Configuration} has the values in which the
 * two configurations differ, {@link org.heddle.nic.dimmnet2.NodeExtent} what a small node goes without, {@link org.heddle.nic.dimmnet2.Dimmnet2Pair} two nodes
 * on a cable.
 *
 * <pre>
 *  sender    host ─► HostInterface ─► CommandCheck ─► TransferDispatch ─┬─► PrefetchUnit ─► payload ─► WindowController ─► LinkPort
 *                                                                       └──── destination ────────────────▲
 *  receiver  LinkPort ─► ReceiveController ─┬─► accesses, payload ─► WriteUnit ─► memory
 *                                           └─► statuses ─► StatusRing ─► Llcm ─► host
 * </pre>
 *
 * <p>The node is one module, made of parts: {@code SendingSide} with {@code LeavingPackets}, {@code ReceivingSide} with {@code ArrivingPackets},
 * {@code LineWays} to memory and windows, {@code StatusRings} to the host, and {@code CountedEvents}.
 *
 * <p>Commands are in {@link org.heddle.nic.dimmnet2.command}, the host's side in {@link org.heddle.nic.dimmnet2.host}, packets in {@link org.heddle.nic.dimmnet2.packet}. No other network interface is known here.
 */
@NullMarked
package org.heddle.nic.dimmnet2;

import org.jspecify.annotations.NullMarked;
