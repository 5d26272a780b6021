/**
 * MPI over verbs: {@link org.heddle.host.verbs.mpi.VerbsTransport} joins all ranks by reliable connections, one rank on each node.
 *
 * <p>Short messages are eager: a SEND from a registered buffer into one that the receiver has posted; credits see to it that there is one, so
 * that no receiver is ever not ready. Longer and synchronous ones go by rendezvous: a request, and a READ by the receiver or a WRITE with
 * immediate by the sender. Data that are not one run of the process's own memory are packed into registered memory, on either side, or move by lists
 * and keys: {@code LayoutTransfers} has that protocol, {@code DataPair} a queue pair of its data, one for each path MTU, {@code LayoutKeys} the keys of layouts.
 *
 * <p>Every message begins with a header of 48 bytes, little-endian:
 *
 * <pre>
 * 0   kind, 1 byte   1  send mode, 1 byte   2  credits returned, 2 bytes   4  id of the sender's transfer
 * 8   context        12 tag                 16 bytes of data               24 signature
 * 32  address        40 key                 44 id of the receiver's transfer
 * </pre>
 *
 * <p>A message of the transport's own about data that move by lists and keys has 1 as tag if they travel in short packets.
 *
 * <p>Behind it stand the data of an eager message; lengths of the sender's runs in a request, whose groups are counted at 44; sizes of receives in LISTS.
 */
@NullMarked
package org.heddle.host.verbs.mpi;

import org.jspecify.annotations.NullMarked;
