/**
 * MPI on DIMMnet-2: the paper's protocol over nodes.
 *
 * <p>{@link org.heddle.host.dimmnet2.mpi.Dimmnet2Transport} joins any number of nodes behind
 * {@link org.heddle.host.ranks.NodeSystem}, which it reaches through their host ports alone. {@code Dimmnet2Endpoint} is one rank's
 * side of the protocol: requests through {@code Mailboxes}, data by {@code Fetch}, both over what {@code NodeProcess} makes of one
 * process's commands and statuses. {@code SoDimmMemory} is the memory that messages lie in; {@code WindowAccess} is how a host reaches
 * it. {@link org.heddle.host.dimmnet2.mpi.HostCosts} says what the host's work takes, {@link org.heddle.host.dimmnet2.mpi.MessageCost} what a
 * message took.
 *
 * <pre>
 *  sender     data in SoDimmMemory ─► MessageSource ─► SendRequest ─► Mailboxes ═══ remote write ═══╗
 *  receiver   Mailboxes ◄════════════════════════════════════════════════════════════════════════╝
 *                 └─► LayoutPairing ─► Fetch ─► remote vector reads ─► data in place ─► Notice ═══► sender: done
 * </pre>
 *
 * <p>Nothing here knows another network interface, or whether the nodes are simulated.
 */
@NullMarked
package org.heddle.host.dimmnet2.mpi;

import org.jspecify.annotations.NullMarked;
