/**
 * CH_RDMA, MPI's device on remote writes: {@link org.heddle.host.mpc.ch.ChRdma} sends short messages with their data, and larger ones by
 * rendezvous.
 *
 * <p>Control messages go into buffers that were allocated at the start, some for each peer, and are held back by credits. Their fields have
 * 4 bytes each, little-endian:
 *
 * <pre>
 * SHORT   crdt | type | tsrc | tag | dtlen | data        20 + dtlen bytes
 * REQ     crdt | type | tsrc | tag | dtlen | sid         24; where the receiver may read, [31] of sid is 1, and behind it stand
 *                                                        count | map: 4 more, and 8 for each piece
 * RSP     crdt | type | tsrc | sid | rid | recv_map      20 + 8 for each piece: address | length
 * CREDIT  crdt | type | tsrc                             12
 *
 * crdt   [3:0] credits   [31:4] signature[27:0]
 * type   [2:0] kind  [4:3] send mode  [5] last response   [31:6] signature[53:28], of an RSP the number of pieces
 * tsrc   [7:0] rank   [17:8] signature[63:54]   [31:18] context[13:0]
 * tag    [30:0] tag   [31] context[14]
 * dtlen  [30:0] bytes   [31] context[15]
 * </pre>
 *
 * <p>The upper parts, which the paper's fields leave unused, carry what our MPI adds to an envelope: the code of its types, and its
 * communicator. So the published sizes are the paper's.
 *
 * <p>Application data are written from buffer to buffer without a copy. A channel (sid, rid) names them for as long as a message lasts. The
 * end of a fragment's data also returns the buffer of the response that it answers.
 *
 * <p>A node whose processes have lists of their own reads the memories of others. So a request tells where the data lie; the receiver reads them
 * without the sender's host, and ends the message by a response that asks for nothing. A receive that was posted before is answered by a write.
 */
@NullMarked
package org.heddle.host.mpc.ch;

import org.jspecify.annotations.NullMarked;
